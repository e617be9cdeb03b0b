import type { Definition } from '@praxiskit/record-model';

/** A view that exists in the page alone. */
export const definition: Definition = {
  name: 'samples',
  label: 'Samples',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  relations: {},
  columns: {
    id: { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true },
    name: { type: 'STRING', label: 'name', allowNull: false, rules: [{ op: 'required' }] },
    amount: { type: 'DECIMAL', label: 'amount', allowNull: true, rules: [{ op: 'min', arg: 0 }] },
    day: { type: 'DATEONLY', label: 'day', allowNull: true, default: 'NOW' },
    version: { type: 'INTEGER', allowNull: false, default: 1, readOnly: true },
  },
};
