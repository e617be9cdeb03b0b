import { WaitingRoles, type WaitingRolesProps } from '@praxiskit/account-pages/react';
import { useSite, useText } from '@praxiskit/pages/react';
import { RecordState } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { startSaving, useField } from '@praxiskit/record-model/react';
import { controlClass } from '@praxiskit/ui-kit';
import { WithRecords } from '../records/with-records.tsx';
import '../styles/intern.css';

export function Component(page: WaitingRolesProps) {
  const t = useText();
  return (
    <section className="tool-page">
      <h1>{t('staff.headline')}</h1>
      <p>{t('staff.lead')}</p>
      <WaitingRoles {...page} />
      <WithRecords
        view="prices"
        query={{ sort: 'position', limit: 500 }}
        loading={t('staff.loading')}
        withoutScripts={t('staff.withoutScripts')}
        failed={t('staff.failed')}
      >
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
  const { inputProps, error } = useField(price, 'amount');
  const label = String(price.get(`label_${locale}`) ?? '');
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <input
          {...inputProps}
          className={controlClass}
          inputMode="decimal"
          aria-label={`${t('staff.amount')}, ${label}`}
          aria-invalid={error ? true : undefined}
          onBlur={() => {
            inputProps.onBlur?.();
            if (price.isChanged) startSaving(price);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') startSaving(price);
          }}
        />
        {error ? <span role="alert">{error}</span> : null}
      </td>
      <td>
        <RecordState record={price} />
      </td>
    </tr>
  );
}
