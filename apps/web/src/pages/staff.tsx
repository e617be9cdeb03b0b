import { useText } from '@praxiskit/pages/react';
import type { ModelRecord, RecordClient } from '@praxiskit/record-model/client';
import { RecordClientProvider, useField } from '@praxiskit/record-model/react';
import { controlClass } from '@praxiskit/ui-kit';
import { RecordState, saveNow } from '../record-form/record-state.tsx';
import { type Loaded, useLoaded } from '../record-form/use-loaded.ts';
import { useSite } from '../site.ts';
import '../styles/intern.css';

/** Prices with their treatments' order; every amount is a record of its own. */
async function loadPrices(client: RecordClient): Promise<readonly ModelRecord[]> {
  const prices = await client.view('prices');
  return prices.find({ sort: 'position', limit: 500 });
}

export function Component() {
  const t = useText();
  const loaded = useLoaded(loadPrices);
  return (
    <section className="tool-page">
      <h1>{t('staff.headline')}</h1>
      <p>{t('staff.lead')}</p>
      <Prices loaded={loaded} />
    </section>
  );
}

function Prices({ loaded }: { loaded: Loaded<readonly ModelRecord[]> }) {
  const t = useText();
  if (loaded.status === 'loading') return <p role="status">{t('user.loading')}</p>;
  if (loaded.status === 'failed') return <p role="alert">{t('staff.failed')}</p>;
  return (
    <RecordClientProvider client={loaded.client}>
      <table className="tool-table">
        <thead>
          <tr>
            <th scope="col">{t('staff.label')}</th>
            <th scope="col">{t('staff.amount')}</th>
            <th scope="col">{t('staff.state')}</th>
          </tr>
        </thead>
        <tbody>
          {loaded.value.map((price) => (
            <PriceRow key={price.key} price={price} />
          ))}
        </tbody>
      </table>
    </RecordClientProvider>
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
            if (price.isChanged) saveNow(price);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') saveNow(price);
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
