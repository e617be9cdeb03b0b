import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { useField, useSaveState } from '@praxiskit/record-model/react';
import { createTestServer } from '@praxiskit/record-model/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

const definition: Definition = {
  name: 'profiles',
  label: 'Profiles',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    city: { type: 'STRING', allowNull: true, rules: [{ op: 'required' }] },
    street: { type: 'STRING', allowNull: true },
  },
  relations: {},
};

const renders: Record<string, number> = {};

function Field({ record, name }: { record: ModelRecord; name: string }) {
  const { value, setValue, label, error, required } = useField(record, name);
  renders[name] = (renders[name] ?? 0) + 1;
  return (
    <label>
      {label}
      <input
        required={required}
        value={String(value ?? '')}
        onChange={(event) => setValue(event.target.value)}
      />
      <em>{error}</em>
    </label>
  );
}

function State({ record }: { record: ModelRecord }) {
  return <output>{useSaveState(record).state}</output>;
}

test('a field shows, edits and tells its error; only its readers render', async () => {
  const server = createTestServer([definition], {
    profiles: [{ id: '1', city: 'Weimar', street: 'Markt' }],
  });
  const client = createRecordClient({ fetch: server.fetch });
  const record = await (await client.view('profiles')).get('1');
  const screen = await render(
    <>
      <Field record={record} name="city" />
      <Field record={record} name="street" />
      <State record={record} />
    </>,
  );
  const before = renders.street;
  await screen.getByLabelText('City').fill('Jena');
  await expect.element(screen.getByText('dirty')).toBeInTheDocument();
  expect(renders.street).toBe(before);
  await record.flush();
  await expect.element(screen.getByText('saved')).toBeInTheDocument();
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena' });
  await screen.getByLabelText('City').fill('');
  await expect.element(screen.getByText('This field is required')).toBeInTheDocument();
});
