import type { Definition } from '@praxiskit/record-model';

const id = { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true } as const;
const version = { type: 'INTEGER', allowNull: false, readOnly: true } as const;
const text = { type: 'STRING', allowNull: true } as const;
const base = { label: '', primaryKey: 'id', revision: '1' };

/** Notes save themselves; folders and tags do not. */
export const definitions: readonly Definition[] = [
  {
    ...base,
    name: 'notes',
    autosave: true,
    columns: { id, version, token: text, a: text, b: text, folder_id: text },
    relations: {
      folder: { type: 'belongsTo', view: 'folders', foreignKey: 'folder_id' },
      tags: { type: 'belongsToMany', view: 'tags', through: 'note_tags' },
    },
  },
  {
    ...base,
    name: 'folders',
    autosave: false,
    columns: { id, version, token: text, a: text, b: text },
    relations: { notes: { type: 'hasMany', view: 'notes', foreignKey: 'folder_id' } },
  },
  {
    ...base,
    name: 'tags',
    autosave: false,
    columns: { id, version, token: text, a: text, b: text },
    relations: { notes: { type: 'belongsToMany', view: 'notes', through: 'note_tags' } },
  },
];

export const rows = {
  notes: [
    { id: 'n1', token: null, a: 'a', b: 'b', folder_id: 'f1' },
    { id: 'n2', token: null, a: 'a', b: 'b', folder_id: null },
  ],
  folders: [
    { id: 'f1', token: null, a: 'a', b: 'b' },
    { id: 'f2', token: null, a: 'a', b: 'b' },
  ],
  tags: [
    { id: 't1', token: null, a: 'a', b: 'b' },
    { id: 't2', token: null, a: 'a', b: 'b' },
  ],
  note_tags: [{ notes: 'n1', tags: 't1' }],
};

export const includes = { notes: 'folder,tags', folders: 'notes', tags: 'notes' } as const;
export type Name = keyof typeof includes;
export const names = Object.keys(includes) as Name[];
