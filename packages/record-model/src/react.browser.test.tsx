import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { useField, useSaveState } from '@praxiskit/record-model/react';
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

test('a field is shown and edited, and its error appears; only its readers render', async () => {
  const server = createMemoryServer([definition], {
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

function Bound({ record, name }: { record: ModelRecord; name: string }) {
  const { fieldProps, inputProps } = useField(record, name);
  const { id, label, isRequired, error } = fieldProps;
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} required={isRequired} {...inputProps} />
      <em>{error}</em>
    </p>
  );
}

test('fieldProps and inputProps have everything that a labeled field and its input need', async () => {
  const server = createMemoryServer([definition], {
    profiles: [{ id: '1', city: 'Weimar', street: null }],
  });
  const view = await createRecordClient({ fetch: server.fetch }).view('profiles');
  const record = await view.get('1');

  const screen = await render(
    <>
      <Bound record={record} name="city" />
      <Bound record={record} name="street" />
      <Bound record={record} name="version" />
    </>,
  );
  const city = screen.getByLabelText('City');
  await expect.element(city).toHaveAttribute('id', 'profiles-1-city');
  await expect.element(city).toHaveAttribute('name', 'city');
  await expect.element(city).toBeRequired();
  await expect.element(screen.getByLabelText('Street')).toHaveValue('');
  await expect.element(screen.getByLabelText('Street')).not.toBeRequired();
  await expect.element(screen.getByLabelText('Version')).toHaveValue('1');
  await expect.element(screen.getByLabelText('Version')).toHaveAttribute('readonly');
  await city.fill('');
  await expect.element(screen.getByText('This field is required')).toBeInTheDocument();
  await city.fill('Jena');
  await expect.element(screen.getByText('This field is required')).not.toBeInTheDocument();
  expect(record.get('city')).toBe('Jena');
});
