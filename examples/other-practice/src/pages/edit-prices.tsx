import { useServices, useSite, useText } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { LoadedRecords, useField, useSaveState } from '@praxiskit/record-model/react';
import { ConflictQuestion, Field, Input, SaveState } from '@praxiskit/ui-kit';

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
  const { fieldProps, inputProps } = useField(price, 'amount');
  const { saveStateProps, conflictProps } = useSaveState(price);
  return (
    <div className="price">
      <Field {...fieldProps} label={String(price.get(`label_${locale}`))}>
        <Input {...inputProps} inputMode="decimal" />
      </Field>
      <SaveState {...saveStateProps} />
      {conflictProps ? <ConflictQuestion {...conflictProps} /> : null}
    </div>
  );
}
