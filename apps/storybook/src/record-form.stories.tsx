import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { useField, useSaveState } from '@praxiskit/record-model/react';
import { createTestServer } from '@praxiskit/record-model/testing';
import { ConflictQuestion, Field, Input, SaveState } from '@praxiskit/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const definition: Definition = {
  name: 'profiles',
  label: 'Profiles',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    first_name: { type: 'STRING', allowNull: false, rules: [{ op: 'required' }] },
    email: { type: 'STRING', allowNull: true, label: 'E-mail', rules: [{ op: 'email' }] },
    city: { type: 'STRING', allowNull: true },
  },
  relations: {},
};

async function loadRecord(): Promise<ModelRecord> {
  const { fetch } = createTestServer([definition], {
    profiles: [{ id: '1', first_name: 'Petra', email: 'petra@example.org', city: null }],
  });
  return (await createRecordClient({ fetch }).view('profiles')).get('1');
}

function RecordField({ record, name }: { record: ModelRecord; name: string }) {
  const { fieldProps, inputProps } = useField(record, name);
  return (
    <Field {...fieldProps}>
      <Input {...inputProps} />
    </Field>
  );
}

function RecordForm({ record }: { record: ModelRecord }) {
  const { saveStateProps, conflictProps } = useSaveState(record);
  return (
    <form className="grid max-w-md gap-6">
      <RecordField record={record} name="first_name" />
      <RecordField record={record} name="email" />
      <RecordField record={record} name="city" />
      <SaveState {...saveStateProps} />
      {conflictProps ? <ConflictQuestion {...conflictProps} /> : null}
    </form>
  );
}

const meta: Meta<typeof RecordForm> = {
  title: 'Pages/Record form',
  component: RecordForm,
};

export default meta;

/** A record's fields and save state fit the kit's components without a table between them. */
export const Bound: StoryObj<typeof RecordForm> = {
  loaders: [async () => ({ record: await loadRecord() })],
  render: (_args, { loaded }) => <RecordForm record={loaded.record as ModelRecord} />,
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('E-mail');
    await userEvent.clear(email);
    await userEvent.type(email, 'petra@');
    await expect(await canvas.findByText('Please enter a valid email')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet');
    await userEvent.type(email, 'example.com');
    await expect(await canvas.findByText('Saved', undefined, { timeout: 3000 })).toBeVisible();
  },
};
