import { createRecordClient, type LiveList } from '@praxiskit/record-model/client';
import { createLiveEvents } from '@praxiskit/record-model/live';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { type Plain, passes } from '@praxiskit/test-support/plain-filter';
import { queryOf, type Shapes } from '@praxiskit/test-support/random-query';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventServer } from '../event-server.ts';
import { createTestClock } from '../practice.ts';
import { definitions, includes, names, rows } from './notes.ts';

const texts = { a: ['a', 'b', 'ab', null], b: ['b', 'ba', null] };
const shapes: Shapes = {
  notes: { columns: { ...texts, folder_id: ['f1', null] }, relations: {} },
};
const related: Shapes = {
  notes: { ...shapes.notes, relations: { folder: 'folders', tags: 'tags' } },
  folders: { columns: texts, relations: { notes: 'notes' } },
  tags: { columns: texts, relations: { notes: 'notes' } },
} as Shapes;

async function open() {
  const server = createMemoryServer(definitions, rows);
  const events = createEventServer(server);
  const clock = createTestClock();
  const clients = await Promise.all(
    [0, 1].map(async () => {
      const client = createRecordClient({ fetch: events.fetch, clock, definitions });
      createLiveEvents(client, { open: events.open });
      for (const name of names) await client.loaded(name).find({ include: includes[name] });
      return client;
    }),
  );
  const rest = async () => {
    for (let count = 0; count < 6; count += 1) await clock.advance(50);
  };
  await rest();
  return { server, clock, clients, rest };
}

/** The ids that the filter means, in plain JavaScript. */
function plainly(stored: Record<string, Record<string, unknown>[]>, where: object): unknown[] {
  const has = (pair: object) =>
    (stored.note_tags ?? []).some((one) =>
      Object.entries(pair).every(([name, id]) => one[name] === id),
    );
  const plain: Plain = {
    rows: stored,
    relations: {
      notes: {
        folder: { view: 'folders', isRelated: (note, folder) => note.folder_id === folder.id },
        tags: { view: 'tags', isRelated: (note, tag) => has({ notes: note.id, tags: tag.id }) },
      },
      folders: {
        notes: { view: 'notes', isRelated: (folder, note) => note.folder_id === folder.id },
      },
      tags: {
        notes: { view: 'notes', isRelated: (tag, note) => has({ notes: note.id, tags: tag.id }) },
      },
    },
  };
  return (stored.notes ?? [])
    .filter((row) => passes(plain, 'notes', row, where as Record<string, unknown>))
    .map(({ id }) => id)
    .sort();
}

const idsOf = (list: LiveList<Record<string, unknown>>) =>
  list.records.map((record) => record.get('id')).sort();

const step = fc.tuple(fc.nat(1), fc.nat(6), fc.nat(9), fc.constantFrom(0, 100, 500, 1000));

test.each([
  ['of columns is right by itself', shapes, false],
  ['over relations is right once it is asked for again', related, true],
])(
  'a live list %s equals a filter in plain JavaScript, for any filter and any steps of two users',
  async (_title, given, isRefreshed) => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        queryOf(given, 'notes'),
        fc.array(step, { maxLength: 15 }),
        async ({ filter = {} }, steps) => {
          const { server, clock, clients, rest } = await open();
          const lists = clients.map((client) =>
            client.loaded('notes').list({ filter, limit: 500 }),
          );
          for (const list of lists) list.subscribe(() => undefined);
          const answers = await Promise.allSettled(lists.map(({ ready }) => ready));
          // A wrong filter is refused.
          if (answers.some(({ status }) => status === 'rejected')) return;
          for (const [at, kind, which, pause] of steps) {
            const view = clients[at]?.loaded('notes');
            const value = texts.a[which % 4] ?? null;
            const note = view?.peek(`n${1 + (which % 2)}`);
            if (kind === 0) view?.create({ token: null }).assign({ a: value, b: 'b' });
            else if (note && !note.isDeleted) {
              if (kind === 1) await note.remove().catch(() => undefined);
              else if (kind === 2) clients[at]?.undo();
              else if (kind === 3) note.set('folder_id', which % 3 === 0 ? 'f1' : null);
              else note.set(kind === 4 ? 'b' : 'a', value);
            }
            await clock.advance(pause);
          }
          for (let round = 0; round < 6; round += 1) {
            await clock.advance(40_000);
            await rest();
            for (const record of clients.flatMap((client) => client.pending())) {
              record.resolve(record.conflict?.isGone ? 'theirs' : 'mine');
              await record.flush().catch(() => record.rollback());
              await rest();
            }
          }
          if (isRefreshed) for (const list of lists) await list.refresh();
          const wanted = plainly(server.rows, filter);
          found += wanted.length;
          for (const list of lists) expect(idsOf(list)).toEqual(wanted);
        },
      ),
      { numRuns: isLong ? 5000 : 100 },
    );
    expect(found).toBeGreaterThan(50);
  },
  isLong ? 3_600_000 : 60_000,
);
