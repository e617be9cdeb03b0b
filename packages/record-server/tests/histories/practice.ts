import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { defineView, type View } from '@praxiskit/record-server';

const texts = {
  ...recordProperties,
  token: p.text().nullable(),
  a: p.text().nullable(),
  b: p.text().nullable(),
};

const FolderSchema = defineEntity({
  name: 'Folder',
  tableName: 'folders',
  properties: { ...texts, notes: () => p.oneToMany(Note).mappedBy('folder') },
});
class Folder extends FolderSchema.class {}
FolderSchema.setClass(Folder);

const TagSchema = defineEntity({
  name: 'Tag',
  tableName: 'tags',
  properties: { ...texts, notes: () => p.manyToMany(Note).mappedBy('tags') },
});
class Tag extends TagSchema.class {}
TagSchema.setClass(Tag);

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    ...texts,
    folder: () => p.manyToOne(Folder).nullable(),
    tags: () => p.manyToMany(Tag).owner().pivotTable('note_tags'),
  },
});
class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

export const entities = [Note, Folder, Tag];

const all = { read: true, create: true, update: true, remove: true } as const;
const written = ['token', 'a', 'b'] as const;

/** Like the histories' own definitions: notes save themselves, folders and tags do not. */
export const views: readonly View[] = [
  defineView({
    name: 'notes',
    entity: Note,
    autosave: true,
    relations: { folder: { view: 'folders' }, tags: { view: 'tags', linkable: true } },
    access: () => ({ ...all, writable: [...written, 'folder_id'] }),
  }),
  defineView({
    name: 'folders',
    entity: Folder,
    relations: { notes: { view: 'notes', linkable: true } },
    access: () => ({ ...all, writable: [...written] }),
  }),
  defineView({
    name: 'tags',
    entity: Tag,
    relations: { notes: { view: 'notes', linkable: true } },
    access: () => ({ ...all, writable: [...written] }),
  }),
];

const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const row = (number: number) => ({ id: id(number), token: null, a: 'a', b: 'b' });

export const rows = {
  folders: [row(1), row(2)],
  notes: [
    { ...row(11), folder_id: id(1) },
    { ...row(12), folder_id: null },
  ],
  tags: [row(21), row(22)],
  note_tags: [{ notes: id(11), tags: id(21) }],
};
