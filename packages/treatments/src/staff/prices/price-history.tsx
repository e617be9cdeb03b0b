import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import type { PriceChange } from '../../prices/price-change.ts';
import { usePriceTexts } from '../use-texts.ts';

/** Changes that are shown; the price keeps twenty. */
const SHOWN = 5;

/** The former public amounts: since when, and who has published them. */
export function PriceHistory({ price }: { price: ModelRecord }) {
  const prices = usePriceTexts();
  const { locale } = useSite();
  const { date, euros } = createFormats(locale);
  const { value } = useField(price, 'history');
  const changes = ((value ?? []) as readonly PriceChange[]).toReversed().slice(0, SHOWN);
  if (changes.length === 0) return null;
  const amount = (of: string | null) => (of === null ? prices.included : euros(of));
  return (
    <section className="pk-staff-history">
      <h3>{prices.history}</h3>
      <dl>
        {changes.map(({ at, by, from, to }) => (
          <div key={at}>
            <dt>
              <time dateTime={at}>{date(at, 'numeric')}</time>
            </dt>
            <dd>
              {from === undefined
                ? fill(prices.historyNew, { to: amount(to) })
                : fill(prices.historyStep, { from: amount(from), to: amount(to) })}
              {by ? `, ${by}` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
