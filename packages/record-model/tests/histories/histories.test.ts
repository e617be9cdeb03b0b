import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createTestServer } from '@praxiskit/record-model/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLong } from '../../../../scripts/suite/long.ts';
import { createTurnedClock, settle } from '../practice.ts';
import { createNet, fates } from './net.ts';
import { definitions, includes, type Name, names, rows } from './notes.ts';

type Step = readonly [client: number, kind: number, x: number, y: number];
type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

const edited = ['a', 'b', 'folder_id'] as const;
const empty = JSON.stringify(null);

/** One user: what they have asked for, by record and field, is all that may be sent. */
async function signIn(
  number: number,
  fetch: typeof globalThis.fetch,
  clock: ReturnType<typeof createTurnedClock>,
) {
  let keys = 0;
  const client = createRecordClient({
    fetch,
    clock,
    createKey: () => {
      keys += 1;
      return `${number}-${keys}`;
    },
  });
  const records: Record<Name, ModelRecord[]> = { notes: [], folders: [], tags: [] };
  for (const name of names) {
    records[name] = [...(await (await client.view(name)).find({ include: includes[name] }))];
  }
  /** Values that this user has set or seen come back, by view and field. */
  const asked = new Set<string>([empty]);
  /** What this user has last made of a field; undefined where they have given it up. */
  const wants = new Map<ModelRecord, Record<string, unknown>>();
  const want = (record: ModelRecord, field: string, value: unknown) => {
    wants.set(record, { ...wants.get(record), [field]: value });
  };
  /** Runs what changes values, and takes what has changed for wanted. */
  const watch = (run: () => void) => {
    const all = () =>
      Object.values(records).flatMap((own) =>
        own.flatMap((record) =>
          ['a', 'b'].map((field) => [record, field, record.get(field)] as const),
        ),
      );
    const before = all();
    run();
    for (const [at, [record, field, value]] of all().entries()) {
      if (before[at]?.[2] !== value) want(record, field, value);
      ask(record);
    }
  };
  const ask = (record: ModelRecord) => {
    for (const field of edited) {
      if (!(field in record.view.definition.columns)) continue;
      asked.add(JSON.stringify(record.get(field)));
    }
  };
  return { client, records, asked, ask, wants, want, watch };
}

async function play(steps: readonly Step[], net: readonly (typeof fates)[number][]) {
  const server = createTestServer(definitions, rows);
  const clock = createTurnedClock();
  const wrong: string[] = [];
  const ids = new Set<unknown>();
  let users: Awaited<ReturnType<typeof signIn>>[] = [];

  const line = createNet(server, net, (number, before, after) => {
    const [old, now] = [JSON.parse(before), JSON.parse(after)] as [Rows, Rows];
    const asked = users[number]?.asked;
    for (const name of names) {
      for (const row of now[name] ?? []) {
        const former = old[name]?.find(({ id }) => id === row.id);
        if (former === undefined) ids.add(row.id);
        for (const field of edited) {
          const value = row[field] ?? null;
          if (former && (former[field] ?? null) === value) continue;
          const isId = field === 'folder_id' && value !== null;
          if (!isId && asked?.has(JSON.stringify(value)) !== true) {
            wrong.push(`${name}.${field} of ${row.id} became ${value}, which nobody asked for`);
          }
        }
      }
    }
  });

  users = [
    await signIn(0, line.fetchAs(0), clock),
    await signIn(1, line.fetchAs(1), clock),
  ];
  line.worsen();
  let made = 0;
  const saves: Promise<unknown>[] = [];

  for (const [at, kind, x, y] of steps) {
    const user = users[at % 2];
    if (user === undefined) continue;
    const { client, records, ask, asked, want, watch } = user;
    const name = names[x % 3] ?? 'notes';
    const own = records[name];
    const record = own[y % own.length];
    const one = <N extends Name>(view: N) => records[view][y % records[view].length];
    const note = records.notes[x % records.notes.length];
    if (record === undefined || note === undefined) continue;
    const value = `v${made}`;
    switch (kind) {
      case 0:
      case 1:
      case 2:
        if (record.isDeleted) break;
        made += 1;
        record.set(kind === 1 ? 'b' : 'a', value);
        want(record, kind === 1 ? 'b' : 'a', value);
        asked.add(JSON.stringify(value));
        break;
      case 3:
        ask(record);
        for (const field of ['a', 'b']) asked.add(JSON.stringify(record.base()[field]));
        if (record.isDeleted) break;
        record.rollback(y % 2 === 0 ? 'a' : undefined);
        for (const field of ['a', 'b']) want(record, field, undefined);
        break;
      case 4:
        saves.push(record.save().catch(() => undefined));
        break;
      case 5:
        saves.push(record.flush().catch(() => undefined));
        break;
      case 6: {
        made += 1;
        const created = client.loaded(name).create({ token: value, a: value });
        asked.add(JSON.stringify(value));
        want(created, 'a', value);
        own.push(created);
        break;
      }
      case 7:
        if (y % 4 === 0) saves.push(record.remove().catch(() => undefined));
        break;
      case 8: {
        const folder = one('folders');
        if (folder === undefined || note.isDeleted || folder.isDeleted) break;
        if (x % 2 === 0) note.link('folder', folder);
        else note.unlink('folder', folder);
        break;
      }
      case 9: {
        const folder = one('folders');
        if (folder === undefined || note.isDeleted || folder.isDeleted) break;
        if (y % 3 === 0) folder.unlink('notes', note);
        else folder.link('notes', note);
        break;
      }
      case 10: {
        const tag = one('tags');
        if (tag === undefined || note.isDeleted || tag.isDeleted) break;
        const [owner, relation, other] =
          x % 2 === 0 ? ([note, 'tags', tag] as const) : ([tag, 'notes', note] as const);
        if (y % 3 === 0) owner.unlink(relation, other);
        else owner.link(relation, other);
        break;
      }
      case 11:
        saves.push(
          client
            .loaded(name)
            .find({ include: includes[name] })
            .catch(() => undefined),
        );
        break;
      case 12:
        watch(() => client.undo());
        break;
      case 13:
        watch(() => client.redo());
        break;
      case 14:
        if (!record.conflict) break;
        for (const field of Object.keys(record.conflict.fields)) {
          if (y % 2 !== 0) want(record, field, undefined);
        }
        record.resolve(y % 2 === 0 ? 'mine' : 'theirs');
        break;
      case 15:
        await line.release(y);
        break;
      default:
        await clock.turn([0, 100, 500, 1000, 4000][y % 5] ?? 0);
    }
    if (y % 2 === 0) await settle();
  }

  await line.mend();
  for (let round = 0; round < 12; round += 1) {
    await clock.turn(40_000);
    for (const { client, ask, wants } of users) {
      for (const record of client.pending()) {
        if (record.conflict) record.resolve('mine');
        await record.flush().catch(() => undefined);
        // What another user has deleted cannot be saved.
        if (record.saveError && round > 2) {
          record.rollback();
          ask(record);
          wants.delete(record);
        }
      }
    }
  }
  await Promise.all(saves);
  return { server, users, wrong };
}

/** Fields that have a value which is the last wish of nobody. */
function lost(stored: Rows, users: readonly { wants: Map<ModelRecord, Row> }[]): string[] {
  return names.flatMap((name) =>
    (stored[name] ?? []).flatMap((row) =>
      ['a', 'b'].flatMap((field) => {
        const wishes = users.flatMap(({ wants }) =>
          [...wants].flatMap(([record, fields]) =>
            record.view.name === name && record.get('id') === row.id && field in fields
              ? [fields[field]]
              : [],
          ),
        );
        const isKept =
          wishes.length === 0 || wishes.includes(undefined) || wishes.includes(row[field]);
        return isKept ? [] : [`${name}.${field} of ${row.id} is ${row[field]}, not ${wishes}`];
      }),
    ),
  );
}

/** What a client has, as the server would say it. */
function shown(records: readonly ModelRecord[]) {
  const list = (related: unknown) =>
    (Array.isArray(related) ? related : []).map((record: ModelRecord) => record.get('id')).sort();
  return records
    .map((record) => ({
      ...record.toJSON(),
      ...(record.view.name === 'notes' ? { tags: list(record.related('tags')) } : {}),
      ...(record.view.name === 'notes' ? {} : { notes: list(record.related('notes')) }),
    }))
    .sort((a, b) => String((a as Row).id).localeCompare(String((b as Row).id)));
}

const step = fc.tuple(fc.nat(1), fc.nat(18), fc.nat(11), fc.nat(11));

test(
  'two clients behind a bad network: at rest all agree, nothing is lost, doubled, stuck, or sent unasked',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 40 }),
        fc.array(fc.constantFrom(...fates), { maxLength: 40 }),
        async (steps, net) => {
          const { server, users, wrong } = await play(steps, net);
          expect(wrong).toEqual([]);
          for (const { client, records } of users) {
            expect(client.pending().map((record) => [record.saveState, record.changes()])).toEqual(
              [],
            );
            const all = Object.values(records).flat();
            expect(all.filter(({ saveState }) => saveState === 'saving')).toEqual([]);
          }
          for (const name of names) {
            const tokens = (server.rows[name] ?? []).map(({ token }) => token).filter(Boolean);
            expect(new Set(tokens).size).toBe(tokens.length);
          }
          expect(lost(server.rows, users)).toEqual([]);
          // Asked once more, both clients and one that knows nothing have the same.
          const fresh = await signIn(2, server.fetch, createTurnedClock());
          for (const name of names) {
            const truth = shown(await fresh.client.loaded(name).find({ include: includes[name] }));
            for (const { client } of users) {
              const view = client.loaded(name);
              expect(shown(await view.find({ include: includes[name] }))).toEqual(truth);
            }
          }
        },
      ),
      { numRuns: isLong ? 10_000 : 150 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);
