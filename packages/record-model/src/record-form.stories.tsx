import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createRecordClient, type ModelRecord } from './client.ts';
import type { Definition } from './definition/definition.ts';
import { RecordPlayground } from './devtools.ts';
import { createMemoryServer } from './memory-server.ts';
import { useField, useSaveState } from './react.ts';

const definition: Definition = {
  name: 'profiles',
  label: 'Profiles',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    first_name: { type: 'STRING', allowNull: false, rules: [{ op: 'required' }] },
    email: { type: 'STRING', allowNull: true, label: 'E-mail', rules: [{ op: 'email' }] },
    visits: { type: 'INTEGER', allowNull: true },
  },
  relations: {},
};

async function loadRecord(): Promise<ModelRecord> {
  const server = createMemoryServer([definition], {
    profiles: [{ id: '1', first_name: 'Petra', email: 'petra@example.org', visits: 2 }],
  });
  const view = await createRecordClient({ fetch: server.fetch }).view('profiles');
  return view.get('1');
}

function TextField({ record, name }: { record: ModelRecord; name: string }) {
  const { fieldProps, inputProps } = useField(record, name);
  const { id, label, isRequired, error } = fieldProps;
  return (
    <p>
      <label htmlFor={id}>{label}</label>{' '}
      <input id={id} required={isRequired} aria-invalid={error !== undefined} {...inputProps} />{' '}
      <span role="alert">{error}</span>
    </p>
  );
}

function SaveState({ record }: { record: ModelRecord }) {
  return <output>{useSaveState(record).state}</output>;
}

function RecordForm({ record }: { record: ModelRecord }) {
  return (
    <form>
      {['first_name', 'email', 'visits'].map((name) => (
        <TextField key={name} record={record} name={name} />
      ))}
      <SaveState record={record} />
    </form>
  );
}

const meta: Meta<typeof RecordForm> = {
  title: 'Packages/record-model/Form',
  component: RecordForm,
};

export default meta;

/** Half a second after a change the record saves itself; a broken rule is shown at its field. */
export const Autosave: StoryObj<typeof RecordForm> = {
  loaders: [async () => ({ record: await loadRecord() })],
  render: (_args, { loaded }) => <RecordForm record={loaded.record as ModelRecord} />,
};

const price: Definition = {
  ...definition,
  name: 'prices',
  columns: {
    id: { type: 'UUID', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    amount: { type: 'DECIMAL', allowNull: false, rules: [{ op: 'min', arg: 0 }] },
  },
};

/** In a German client a number is typed with a comma; it is saved with a point, and nothing leaves the page. */
export const Playground: StoryObj<typeof RecordForm> = {
  render: () => (
    <RecordPlayground
      createClient={() =>
        createRecordClient({
          fetch: createMemoryServer([price]).fetch,
          definitions: [price],
          locale: 'de',
        })
      }
      view="prices"
      values={{ amount: '129.50' }}
    >
      {(record) => (
        <form onSubmit={(event) => event.preventDefault()}>
          <TextField record={record} name="amount" />
          <SaveState record={record} />
        </form>
      )}
    </RecordPlayground>
  ),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByLabelText('Amount');
    await expect(amount).toHaveValue('129,50');
    await userEvent.clear(amount);
    await userEvent.type(amount, '131,');
    await expect(amount).toHaveValue('131,');
    await userEvent.type(amount, '5');
    await waitFor(() => expect(canvas.getByText('saved')).toBeVisible(), { timeout: 5000 });
    await expect(amount).toHaveValue('131,5');
  },
};
