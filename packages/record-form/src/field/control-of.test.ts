import type { Definition } from '@praxiskit/record-model';
import { expect, test } from 'vitest';
import { controlOf } from './control-of.ts';
import { instantOf, instantText } from './instant-text.ts';

const definition: Definition = {
  name: 'visits',
  label: 'Visits',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'UUID', allowNull: false },
    state: { type: 'STRING', allowNull: false, rules: [{ op: 'oneOf', arg: ['open', 'done'] }] },
    note: { type: 'TEXT', allowNull: true },
    patient_id: { type: 'UUID', allowNull: false },
    seen_at: { type: 'DATETIME', allowNull: true },
  },
  relations: {
    patient: { type: 'belongsTo', view: 'profiles', foreignKey: 'patient_id' },
    rooms: { type: 'belongsToMany', view: 'rooms' },
  },
};

test.each([
  ['state', 'choice'],
  ['note', 'lines'],
  ['patient_id', 'relation'],
  ['patient', 'relation'],
  ['rooms', 'relation'],
  ['seen_at', 'instant'],
  ['constructor', null],
  ['secret', null],
] as const)('%s has the control %s', (name, control) => {
  expect(controlOf(definition, name)).toBe(control);
});

test('an instant is shown in the local time zone and read back as the same instant', () => {
  for (const instant of ['2026-03-29T01:30:00.000Z', '2026-11-20T08:30:00.000Z']) {
    expect(instantOf(instantText(instant))).toBe(instant);
  }
  expect(instantText(null)).toBe('');
  expect(instantText('no instant')).toBe('');
  expect(instantOf('')).toBeNull();
});
