// #region prices
import { localized } from '@praxiskit/core';
import type { Payload } from '@praxiskit/pages';
import { useText } from '@praxiskit/pages/react';
import { PriceTable } from '@praxiskit/ui-kit';
import type { Price } from '../site.ts';

export function Component({ data, locale, title }: Payload<Price[]>) {
  const t = useText();
  const items = data.map((price) => ({
    id: price.id,
    amount: price.amount,
    isFrom: true,
    label: localized(price, 'label', locale),
  }));
  return (
    <>
      <h1>{title}</h1>
      <PriceTable
        groups={[{ id: 'all', title: t('prices.list'), note: t('prices.note'), items }]}
      />
    </>
  );
}
// #endregion
