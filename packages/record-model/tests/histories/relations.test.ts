import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definitions, includes, type Name, names, rows } from './notes.ts';

type Step = readonly [kind: number, x: number, y: number];

async function open() {
  const manual = definitions.map((definition) => ({ ...definition, autosave: false }));
  const { fetch } = createMemoryServer(manual, rows);
  const client = createRecordClient({ fetch });
  const records = {} as Record<Name, ModelRecord[]>;
  for (const name of names) {
    records[name] = [...(await (await client.view(name)).find({ include: includes[name] }))];
  }
  return { client, records };
}

const many = (related: unknown) => (related ?? []) as readonly ModelRecord[];

/** The relations that each record reads, by keys. */
function read(records: Record<Name, ModelRecord[]>) {
  const keys = (related: unknown) =>
    many(related)
      .map(({ key }) => key)
      .sort();
  return {
    folderOf: records.notes.map((note) => (note.related('folder') as ModelRecord | null)?.key),
    tagsOf: records.notes.map((note) => keys(note.related('tags'))),
    notesOfFolder: records.folders.map((folder) => keys(folder.related('notes'))),
    notesOfTag: records.tags.map((tag) => keys(tag.related('notes'))),
    changed: Object.values(records).map((own) => own.map(({ isChanged }) => isChanged)),
  };
}

function ensureAgreed({ notes, folders, tags }: Record<Name, ModelRecord[]>): void {
  for (const note of notes) {
    for (const folder of folders) {
      const isIn = many(folder.related('notes')).includes(note);
      if (isIn !== (note.related('folder') === folder)) {
        throw new Error(`${folder.key} and ${note.key} do not agree`);
      }
    }
    for (const tag of tags) {
      const isTagged = many(note.related('tags')).includes(tag);
      if (isTagged !== many(tag.related('notes')).includes(note)) {
        throw new Error(`${tag.key} and ${note.key} do not agree`);
      }
    }
  }
}

function change(
  { client, records }: Awaited<ReturnType<typeof open>>,
  [kind, x, y]: Step,
): boolean {
  const at = (name: Name, index: number) =>
    records[name][index % records[name].length] as ModelRecord;
  const [note, folder, tag] = [at('notes', x), at('folders', y), at('tags', y)];
  switch (kind) {
    case 0:
      note.link('folder', folder);
      return true;
    case 1:
      note.unlink('folder', folder);
      return true;
    case 2:
      folder.link('notes', note);
      return true;
    case 3:
      folder.unlink('notes', note);
      return true;
    case 4:
      note.link('tags', tag);
      return true;
    case 5:
      note.unlink('tags', tag);
      return true;
    case 6:
      tag.link('notes', note);
      return true;
    case 7:
      tag.unlink('notes', note);
      return true;
    case 8:
      note.set('folder_id', y % 3 === 0 ? null : folder.get('id'));
      return true;
    case 9:
      [note, folder, tag][y % 3]?.rollback();
      return true;
    case 10:
      note.set('a', `${x}`);
      return true;
    case 11: {
      const name = names[x % 3] ?? 'notes';
      if (records[name].length > 4) return false;
      records[name].push(client.loaded(name).create());
      return false;
    }
    default:
      return false;
  }
}

const step = fc.tuple(fc.nat(11), fc.nat(5), fc.nat(5));

test(
  'both sides of a relation agree after any operations; undo returns to the start, redo to the end',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: isLong ? 10 : 0, maxLength: 20 }),
        async (steps) => {
          const opened = await open();
          const { client, records } = opened;
          // New records exist from the start: an undo would delete them.
          for (const given of steps) if (given[0] === 11) change(opened, given);
          const start = read(records);
          let made = 0;
          for (const given of steps) {
            if (given[0] === 11) continue;
            const before = client.history.canUndo;
            change(opened, given);
            ensureAgreed(records);
            if (client.history.canUndo || before) made += 1;
          }
          const end = read(records);
          const undo = () => {
            for (let count = 0; count < made; count += 1) client.undo();
          };
          const created = steps.filter(([kind]) => kind === 11).length;
          undo();
          ensureAgreed(records);
          if (created === 0) expect(read(records)).toEqual(start);
          while (client.history.canRedo) client.redo();
          expect(read(records)).toEqual(end);
          ensureAgreed(records);
        },
      ),
      { numRuns: isLong ? 10_000 : 200 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);
