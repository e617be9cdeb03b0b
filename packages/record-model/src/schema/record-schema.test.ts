import { createRecordSchema, type Definition, recordMessages } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, it } from 'vitest';

const definition: Definition = {
  name: 'prices',
  label: 'Prices',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: {
    id: { type: 'UUID', allowNull: false, readOnly: true },
    label: { type: 'STRING', allowNull: true, rules: [{ op: 'required' }] },
    amount: { type: 'DECIMAL', allowNull: true, rules: [{ op: 'min', arg: 0 }] },
  },
  relations: {},
};

const validate = (value: unknown) => createRecordSchema(definition)['~standard'].validate(value);

it('a definition is a Standard Schema: values are coerced, broken rules are issues', () => {
  expect(validate({ id: 'any', label: 'Beratung', amount: 12.5 })).toEqual({
    value: { label: 'Beratung', amount: '12.5' },
  });
  expect(validate({ label: ' ', amount: 'much', more: 1 })).toEqual({
    issues: [
      { message: recordMessages.en.type, path: ['amount'] },
      { message: recordMessages.en.custom, path: ['more'] },
      { message: 'This field is required', path: ['label'] },
    ],
  });
  expect(validate(null)).toEqual({ issues: [{ message: recordMessages.en.type }] });
});

it('the schema of a loaded view is that of its definition, in the language of its client', () => {
  const client = createRecordClient({
    fetch: createMemoryServer([definition]).fetch,
    definitions: [definition],
    locale: 'de',
  });
  const view = client.loaded('prices');
  const messages = recordMessages[view.locale];
  const schema = createRecordSchema(view.definition, { messages });
  expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'praxiskit' });
  expect(schema['~standard'].validate({ amount: '-1', label: 'x' })).toEqual({
    issues: [{ message: 'Bitte geben Sie mindestens 0 ein', path: ['amount'] }],
  });
});
