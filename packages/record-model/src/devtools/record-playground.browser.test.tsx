import type { Definition } from '@praxiskit/record-model';
import {
  createRecordClient,
  type ModelRecord,
  type RecordClient,
} from '@praxiskit/record-model/client';
import { RecordPlayground } from '@praxiskit/record-model/devtools';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { useField, useRecordClient, useSaveState } from '@praxiskit/record-model/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

const definition: Definition = {
  name: 'samples',
  label: 'Samples',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  relations: {},
  columns: {
    id: { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true },
    name: { type: 'STRING', allowNull: false, label: 'Name', rules: [{ op: 'required' }] },
    version: { type: 'INTEGER', allowNull: false, default: 1, readOnly: true },
  },
};

const clients: RecordClient[] = [];
const records: ModelRecord[] = [];

function Form({ record }: { record: ModelRecord }) {
  const { fieldProps, inputProps } = useField(record, 'name');
  const { state } = useSaveState(record);
  clients.push(useRecordClient());
  records.push(record);
  return (
    <>
      <input aria-label={fieldProps.label} {...inputProps} />
      <output>{`${state}, version ${record.get('version')}`}</output>
      <button type="button" onClick={() => void record.flush()}>
        Save
      </button>
    </>
  );
}

const playground = (
  <StrictMode>
    <RecordPlayground
      createClient={() =>
        createRecordClient({
          fetch: createMemoryServer([definition]).fetch,
          definitions: [definition],
        })
      }
      view="samples"
      values={{ name: 'Muster' }}
    >
      {(record) => <Form record={record} />}
    </RecordPlayground>
  </StrictMode>
);

test('a new record is edited and saved without a request', async () => {
  const before = performance.getEntriesByType('resource').length;
  const screen = await render(playground);
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Muster');
  expect(records.at(-1)?.isNew).toBe(true);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('saved, version 1')).toBeVisible();
  await screen.getByLabelText('Name').fill('Anders');
  await expect.element(screen.getByText('dirty, version 1')).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('saved, version 2')).toBeVisible();
  const sent = performance.getEntriesByType('resource').slice(before);
  expect(sent.filter(({ name }) => name.includes('/samples'))).toEqual([]);
});

test('after it is unmounted nothing waits to be saved', async () => {
  const screen = await render(playground);
  await screen.getByLabelText('Name').fill('Anders');
  const client = clients.at(-1);
  expect(client?.pending()).toEqual([records.at(-1)]);
  await screen.unmount();
  expect(client?.pending()).toEqual([]);
});

test('a server renders nothing', () => {
  expect(renderToString(playground)).toBe('');
});
