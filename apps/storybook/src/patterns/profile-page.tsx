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

function ProfilePage() {
  return (
    <RecordClientProvider client={client}>
      <LoadedRecords view="profiles" failed={<Alert kind="danger">Profiles are not there.</Alert>}>
        {(profiles) => profiles.map((one) => <Profile key={one.key} profile={one} />)}
      </LoadedRecords>
    </RecordClientProvider>
  );
}

function Profile({ profile }: { profile: ModelRecord }) {
  const { saveStateProps, conflictProps } = useSaveState(profile);
  return (
    <>
      <RecordField record={profile} name="city" />
      <RecordField record={profile} name="phone" />
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

createRoot(document.body).render(<ProfilePage />);
