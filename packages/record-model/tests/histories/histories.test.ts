import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createTestServer } from '@praxiskit/record-model/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLong } from '../../../../scripts/suite/long.ts';
import { createTurnedClock, settle } from '../practice.ts';
import { createNet, type Fate, fates } from './net.ts';
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
  const gaveUp: ModelRecord[] = [];
  const client = createRecordClient({
    fetch,
    clock,
    // A delete by an undo is not tried again by itself.
    onError: (_error, record) => {
      if (!record.isChanged) gaveUp.push(record);
    },
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
  return { client, records, asked, ask, wants, want, watch, gaveUp };
}

async function play(steps: readonly Step[], net: readonly Fate[]) {
  const server = createTestServer(definitions, rows);
  const clock = createTurnedClock();
  const wrong: string[] = [];
  const ids = new Set(
    Object.values(rows).flatMap((all) => all.map((row) => String((row as Row).id))),
  );
  let hasGivenUp = false;
  let users: Awaited<ReturnType<typeof signIn>>[] = [];

  const line = createNet(server, net, (number, before, after) => {
    const [old, now] = [JSON.parse(before), JSON.parse(after)] as [Rows, Rows];
    const asked = users[number]?.asked;
    for (const name of names) {
      for (const row of now[name] ?? []) {
        const former = old[name]?.find(({ id }) => id === row.id);
        if (former === undefined) ids.add(String(row.id));
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

  users = [await signIn(0, line.fetchAs(0), clock), await signIn(1, line.fetchAs(1), clock)];
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
      case 16:
      case 17:
        // Set back to what the server is known to have.
        if (record.isDeleted) break;
        watch(() => record.set('a', record.base().a));
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
        if (y % 4 !== 0) break;
        // A delete without an answer is not tried again by itself.
        saves.push(
          record.remove().catch(() => {
            hasGivenUp = true;
          }),
        );
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
        if (record.conflict.isGone) ask(record);
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
        if (record.conflict) {
          // What another user has deleted is made anew, with all that it had.
          if (record.conflict.isGone) ask(record);
          record.resolve('mine');
        }
        await record.flush().catch(() => undefined);
        // What another user has deleted cannot be saved.
        if (record.saveError && round > 2) {
          record.rollback();
          hasGivenUp = true;
          ask(record);
          wants.delete(record);
        }
      }
    }
  }
  await Promise.all(saves);
  return { server, users, wrong, ids, hasGivenUp };
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

const few = { minLength: 1, maxLength: 12 };
const many = { minLength: 1, maxLength: 40 };
/** Some histories are about few records, so that what they do meets. */
const stepsOf = (client: fc.Arbitrary<number>, kind: fc.Arbitrary<number>) =>
  fc.oneof(
    fc.array(fc.tuple(client, kind, fc.nat(11), fc.nat(11)), many),
    fc.array(fc.tuple(client, kind, fc.constant(0), fc.constantFrom(0, 1, 2, 4)), many),
    fc.array(fc.tuple(client, kind, fc.nat(2), fc.constantFrom(0, 2, 3, 4)), many),
  );
const netOf = fc.oneof(
  fc.array(fc.constantFrom(...fates), many),
  fc.array(fc.constantFrom<Fate>('delayed', 'answer delayed', 'delivered'), few),
  fc.array(fc.constantFrom<Fate>('lost', 'answer lost', 'delivered'), few),
);
const kinds = Array.from({ length: 22 }, (_, kind) => kind);
/** The long form looks for what is new; the short one says the same of each change. */
const parameters = isLong ? { numRuns: 10_000 } : { numRuns: 150, seed: 20_261_122 };
const longestMs = isLong ? 3_600_000 : 60_000;

/** What a client has of a record, and what the server has of it. */
type Difference = readonly unknown[];

function differences(
  { rows: stored }: { rows: Rows },
  { client, records }: Awaited<ReturnType<typeof signIn>>,
  ids: ReadonlySet<string>,
): Difference[] {
  const exists = (view: Name, id: unknown) => stored[view]?.some((row) => row.id === id) === true;
  // The double keeps the pairs of deleted rows.
  const pairs = (stored.note_tags ?? []).filter(
    ({ notes, tags }) => exists('notes', notes) && exists('tags', tags),
  );
  const keys = (related: unknown) =>
    ((related ?? []) as ModelRecord[]).map((record) => String(record.get('id'))).sort();
  return names.flatMap((name) =>
    [...ids].flatMap((id): Difference[] => {
      const row = stored[name]?.find((at) => at.id === id);
      const record = client.loaded(name).peek(id);
      if (row === undefined || record === undefined) {
        return row === undefined && record === undefined ? [] : [[name, id, row, record?.toJSON()]];
      }
      const wrong = ['a', 'b', 'folder_id'].filter(
        (field) => field in record.view.definition.columns && record.get(field) !== row[field],
      );
      // What has not been included is not known.
      const isListed = records[name].includes(record);
      const related = {
        notes: () => [
          keys(record.related('tags')),
          pairs.filter(({ notes }) => notes === id).map(({ tags }) => tags),
        ],
        folders: () => [
          keys(record.related('notes')),
          (stored.notes ?? []).filter((note) => note.folder_id === id).map((note) => note.id),
        ],
        tags: () => [
          keys(record.related('notes')),
          pairs.filter(({ tags }) => tags === id).map(({ notes }) => notes),
        ],
      }[name]();
      const [own, theirs] = related.map((list) => [...list].sort().join());
      if (isListed && own !== theirs) wrong.push(`related: ${own}, not ${theirs}`);
      return wrong.length === 0 ? [] : [[name, id, row, record.toJSON(), wrong]];
    }),
  );
}

test(
  'one client behind a bad network has at rest what the server has, without asking again',
  async () => {
    // A rollback after a lost answer is the one thing that leaves it open what the server has.
    const kind = fc.constantFrom(...kinds.filter((at) => at !== 3));
    await fc.assert(
      fc.asyncProperty(stepsOf(fc.constant(0), kind), netOf, async (steps, net) => {
        const { server, users, wrong, ids, hasGivenUp } = await play(steps, net);
        expect(wrong).toEqual([]);
        const [user] = users;
        if (user === undefined || hasGivenUp || user.gaveUp.length > 0) return;
        expect(user.client.pending()).toEqual([]);
        expect(differences(server, user, ids)).toEqual([]);
      }),
      parameters,
    );
  },
  longestMs,
);

test(
  'two clients behind a bad network: at rest all agree, nothing is lost, doubled, stuck, or sent unasked',
  async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf(fc.nat(1), fc.constantFrom(...kinds)), netOf, async (steps, net) => {
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
      }),
      parameters,
    );
  },
  longestMs,
);
