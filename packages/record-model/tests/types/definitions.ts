import type { Definition } from '@praxiskit/record-model';

const base = { label: '', primaryKey: 'id', autosave: false, revision: '1', relations: {} };
const id = { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true } as const;

/** One view as two roles see it, and one with a name and a column that are no words. */
export const typedViews: readonly Definition[] = [
  {
    ...base,
    name: 'typed_notes',
    columns: {
      id,
      version: { type: 'INTEGER', allowNull: false, readOnly: true },
      title: { type: 'STRING', allowNull: false },
      day: { type: 'DATEONLY', allowNull: true },
      price: { type: 'DECIMAL', allowNull: true },
      is_open: { type: 'BOOLEAN', allowNull: false },
      facts: { type: 'JSON', allowNull: true },
      status: {
        type: 'STRING',
        allowNull: false,
        rules: [{ op: 'oneOf', arg: ['draft', "doctor's", 'sent'] }],
      },
      summary: { type: 'STRING', allowNull: false, dummy: true, getter: 'summary' },
      secret: { type: 'TEXT', allowNull: false },
    },
    relations: {
      second: { type: 'belongsTo', view: '2nd-view', foreignKey: 'title' },
      copies: { type: 'hasMany', view: 'typed_notes', foreignKey: 'id' },
      hidden: { type: 'hasOne', view: 'not_described', foreignKey: 'id' },
    },
  },
  {
    ...base,
    name: 'typed_notes',
    columns: { id, title: { type: 'STRING', allowNull: false } },
  },
  { ...base, name: '2nd-view', columns: { id, 'first name': { type: 'TEXT', allowNull: true } } },
];
