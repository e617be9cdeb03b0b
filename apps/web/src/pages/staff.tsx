import { useSite, useText } from '@praxiskit/pages/react';
import type { ModelRecord, RecordClient } from '@praxiskit/record-model/client';
import { startSaving, useField } from '@praxiskit/record-model/react';
import { controlClass } from '@praxiskit/ui-kit';
import { RecordState } from '../record-form/record-state.tsx';
import { WithRecords } from '../record-form/with-records.tsx';
import '../styles/intern.css';

/** Prices with their treatments' order; every amount is a record of its own. */
async function loadPrices(client: RecordClient): Promise<readonly ModelRecord[]> {
  const prices = await client.view('prices');
  return prices.find({ sort: 'position', limit: 500 });
}

export function Component() {
  const t = useText();
  return (
    <section className="tool-page">
      <h1>{t('staff.headline')}</h1>
      <p>{t('staff.lead')}</p>
      <WithRecords load={loadPrices} failed={t('staff.failed')}>
        {(prices) => (
          <table className="tool-table">
            <thead>
              <tr>
                <th scope="col">{t('staff.label')}</th>
                <th scope="col">{t('staff.amount')}</th>
                <th scope="col">{t('staff.state')}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <PriceRow key={price.key} price={price} />
              ))}
            </tbody>
          </table>
        )}
      </WithRecords>
    </section>
  );
}

function PriceRow({ price }: { price: ModelRecord }) {
  const t = useText();
  const { locale } = useSite();
  const amount = useField(price, 'amount');
  const label = String(price.get(`label_${locale}`) ?? '');
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <input
          className={controlClass}
          inputMode="decimal"
          aria-label={`${t('staff.amount')}, ${label}`}
          aria-invalid={amount.error ? true : undefined}
          value={String(amount.value ?? '').replace('.', locale === 'de' ? ',' : '.')}
          readOnly={amount.readOnly}
          onChange={(event) => amount.setValue(event.target.value.replace(',', '.'))}
          onBlur={() => {
            if (price.isChanged) startSaving(price);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') startSaving(price);
          }}
        />
        {amount.error ? <span role="alert">{amount.error}</span> : null}
      </td>
      <td>
        <RecordState record={price} />
      </td>
    </tr>
  );
}
