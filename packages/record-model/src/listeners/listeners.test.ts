import type { Definition } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, it } from 'vitest';

const text = { type: 'STRING', allowNull: true } as const;
const definition: Definition = {
  name: 'people',
  label: 'People',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: {
    id: { type: 'UUID', allowNull: false, readOnly: true },
    first: text,
    last: { ...text, rules: [{ op: 'required', when: { first: { $null: false } } }] },
    full: { ...text, dummy: true, getter: 'full' },
  },
  relations: {},
};

function open() {
  const client = createRecordClient({
    fetch: createMemoryServer([]).fetch,
    definitions: [definition],
    modifiers: { getters: { full: (_value, { first, last }) => `${first} ${last}` } },
  });
  const record = client.loaded('people').create();
  const heard: string[] = [];
  const listen = (name: string) => record.subscribeField(name, () => heard.push(name));
  return { record, heard, listen };
}

it('a call notifies each listener once, for any number of changed fields', () => {
  const { record, heard, listen } = open();
  listen('first');
  record.subscribe(() => heard.push('record'));
  record.assign({ first: 'Anna', last: 'Muster' });
  expect(heard).toEqual(['first', 'record']);
});

it('readers of rules and getters are notified of changes in the fields that these read', () => {
  const { record, heard, listen } = open();
  for (const name of ['last', 'full']) listen(name);
  record.set('first', 'Anna');
  expect(heard.sort()).toEqual(['full', 'last']);
  expect(record.get('full')).toBe('Anna null');
});

it.each([
  ['first', 'first', 1],
  ['last', 'first', 1],
  ['full', 'first', 1],
  ['first', 'last', 0],
  ['full', 'last', 1],
])('the only listener, of %s, is notified of a change of %s %i times', (name, changed, times) => {
  const { record, heard, listen } = open();
  listen(name);
  record.set(changed, 'Anna');
  expect(heard).toHaveLength(times);
});

it('one function may listen twice, a listener may remove itself, and a removed one is not called', () => {
  const { record } = open();
  let count = 0;
  const listener = () => {
    count += 1;
  };
  const ends = [record.subscribe(listener), record.subscribe(listener)];
  const end = record.subscribe(() => end());
  record.set('first', 'A');
  ends[0]?.();
  record.set('first', 'B');
  expect(count).toBe(3);
  ends[1]?.();
  record.set('first', 'C');
  expect(count).toBe(3);
});
