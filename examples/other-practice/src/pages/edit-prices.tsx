// #region prices
import { useServices, useSite, useText } from '@praxiskit/pages/react';
import { RecordField, RecordForm } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { LoadedRecords } from '@praxiskit/record-model/react';

export function Component({ title }: { title: string }) {
  const t = useText();
  const services = useServices();
  return (
    <>
      <h1>{title}</h1>
      <LoadedRecords
        view="prices"
        query={{ sort: 'position', limit: 500 }}
        client={() => services().records.get()}
        failed={<p role="alert">{t('prices.failed')}</p>}
      >
        {(prices) => prices.map((price) => <PriceForm key={price.key} price={price} />)}
      </LoadedRecords>
    </>
  );
}

/** Every change is saved by itself; two people who change the same price are asked. */
function PriceForm({ price }: { price: ModelRecord }) {
  const { locale } = useSite();
  return (
    <RecordForm record={price} className="price">
      <RecordField record={price} name="amount" label={String(price.get(`label_${locale}`))} />
    </RecordForm>
  );
}
// #endregion
