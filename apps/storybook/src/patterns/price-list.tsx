import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import {
  LoadedRecords,
  RecordClientProvider,
  useField,
  useSaveState,
} from '@praxiskit/record-model/react';
import { Alert, ConflictQuestion, Field, Input, SaveState } from '@praxiskit/ui-kit';
import { createRoot } from 'react-dom/client';

const client = createRecordClient({ fetch, locale: 'en' });

function PriceList() {
  return (
    <RecordClientProvider client={client}>
      <LoadedRecords view="prices" failed={<Alert kind="danger">The prices are not there.</Alert>}>
        {(prices) => prices.map((one) => <Price key={one.key} price={one} />)}
      </LoadedRecords>
    </RecordClientProvider>
  );
}

function Price({ price }: { price: ModelRecord }) {
  const { saveStateProps, conflictProps } = useSaveState(price);
  return (
    <>
      <RecordField record={price} name="label" />
      <RecordField record={price} name="amount" />
      <SaveState {...saveStateProps} />
      {conflictProps ? <ConflictQuestion {...conflictProps} /> : null}
    </>
  );
}

function RecordField({ record, name }: { record: ModelRecord; name: string }) {
  const { fieldProps, inputProps } = useField(record, name);
  return (
    <Field {...fieldProps}>
      <Input {...inputProps} />
    </Field>
  );
}

createRoot(document.body).render(<PriceList />);
