import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { createOfflineOutbox, createTabs } from '@praxiskit/record-model/offline';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChannels, createLocks, createMemoryStorage } from '../browser-doubles.ts';
import { createTestClock, settle } from '../practice.ts';
import { definitions, rows } from './notes.ts';

/** The network's behavior for every request, until it changes. */
const nets = ['good', 'cut', 'silent', 'deaf', 'signed out'] as const;
const pauses = [100, 500, 1000, 5000, 25_000];

/** One browser of one user, whose pages come and go. */
function createBrowser() {
  const server = createMemoryServer(definitions, structuredClone(rows));
  const storage = createMemoryStorage();
  const locks = createLocks();
  const { createChannel } = createChannels();
  const clock = createTestClock();
  let net: (typeof nets)[number] = 'good';
  let keys = 0;

  async function send(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    if (net === 'silent') return new Promise(() => undefined);
    if (net === 'cut') throw new TypeError('cut');
    if (net === 'signed out') return Response.json({}, { status: 401 });
    const answer = await server.fetch(input, init);
    if (net === 'deaf') throw new TypeError('the answer was lost');
    return answer;
  }

  async function open() {
    let isKilled = false;
    const client = createRecordClient({
      clock,
      definitions,
      createKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
      fetch: (input, init) => (isKilled ? new Promise(() => undefined) : send(input, init)),
    });
    const tabs = createTabs(client, { owner: 'petra', locks, createChannel });
    const outbox = createOfflineOutbox(client, { owner: 'petra', storage, tabs });
    await outbox.ready;
    const notes = new Set<ModelRecord>();
    const load = async () => {
      for (const note of await client.loaded('notes').find({ include: 'tags,folder' })) {
        notes.add(note);
      }
      for (const view of ['tags', 'folders']) await client.loaded(view).find({ include: 'notes' });
    };
    const page = {
      client,
      outbox,
      notes,
      peek: (view: string, id: string) => client.loaded(view).peek(id),
      /** Runs as far as possible without waiting for timers. */
      load: () => Promise.race([load().catch(() => undefined), settle()]),
      async kill() {
        await outbox.settled();
        isKilled = true;
        outbox.end();
        tabs.end();
        await settle();
      },
    };
    await page.load();
    return page;
  }
  return {
    server,
    storage,
    clock,
    open,
    become: (next: typeof net) => {
      net = next;
    },
  };
}

type Browser = ReturnType<typeof createBrowser>;
type Page = Awaited<ReturnType<Browser['open']>>;
type Step = readonly [kind: number, page: number, y: number];

/**
 * Keeps the edits of this page. A record that the other page has deleted is created again here, and
 * there by an undo: then it may exist once for each page.
 */
function keepMine(record: ModelRecord, twice: Set<unknown>): void {
  if (record.conflict?.isGone) twice.add(record.get('token'));
  record.resolve('mine');
}

/** The actions of one person in a page; `value` is new. */
function act(
  { client, notes, peek }: Page,
  [kind, , y]: Step,
  value: string,
  twice: Set<unknown>,
): void {
  const note = [...notes][y % Math.max(notes.size, 1)];
  if (kind === 0 && notes.size < 5) {
    const made = client.loaded('notes').create({ token: value, a: value });
    made.set('b', value);
    notes.add(made);
  }
  if (note === undefined) return;
  if (kind === 1) client.undo();
  else if (kind === 2) note.flush().catch(() => undefined);
  else if (kind === 3 && note.conflict && y % 2 === 0) keepMine(note, twice);
  else if (kind === 3 && note.conflict) note.resolve('theirs');
  if (note.isDeleted) return;
  const tag = peek('tags', y % 2 === 0 ? 't1' : 't2');
  const folder = peek('folders', y % 2 === 0 ? 'f1' : 'f2');
  if (kind === 4) note.rollback();
  else if (kind === 5 && y % 3 === 0) note.remove().catch(() => undefined);
  else if (kind === 6 && tag) note[y % 3 === 0 ? 'unlink' : 'link']('tags', tag);
  else if (kind === 7 && folder && y % 3 === 0) folder.link('notes', note);
  else if (kind === 7 && folder) note.link('folder', folder);
  else if (kind > 7 && kind < 13) note.set(y % 2 === 0 ? 'a' : 'b', value);
}

async function play(steps: readonly Step[]) {
  const browser = createBrowser();
  const { server, clock, storage } = browser;
  const pages = [await browser.open(), await browser.open()];
  const twice = new Set<unknown>();
  for (const [at, [kind, which, y]] of steps.entries()) {
    const page = pages[which] as Page;
    const row = server.rows.notes?.[y % 2];
    if (kind === 13) browser.become(nets[y % nets.length] ?? 'good');
    else if (kind === 14) await clock.advance(pauses[y % pauses.length] ?? 0);
    else if (kind === 15) {
      await page.kill();
      pages[which] = await browser.open();
    } else if (kind === 16 && row) {
      // Another user's save.
      Object.assign(row, { a: `theirs ${at}`, version: Number(row.version) + 1 });
    } else if (kind === 17) await page.load();
    else act(page, [kind, which, y], `v${at}`, twice);
    await settle();
  }
  browser.become('good');
  for (let round = 0; round < 14; round += 1) {
    await clock.advance(40_000);
    for (const { client, outbox } of pages) {
      await outbox.settled();
      for (const record of client.pending()) {
        if (record.conflict) keepMine(record, twice);
        record.flush().catch(() => undefined);
        await settle();
        // A record that another page has deleted cannot be saved.
        if (round > 8 && record.saveError?.code !== 'UNAVAILABLE') record.rollback();
      }
    }
  }
  for (const { outbox } of pages) await outbox.settled();
  return { server, pages, storage, twice };
}

const ids = (records: unknown) =>
  ((records ?? []) as ModelRecord[])
    .map((record) => String(record.get('id')))
    .sort()
    .join();

test(
  'pages that close and open on a bad network end with the server’s state: nothing waits, stays stored or is doubled',
  async () => {
    const step = fc.tuple(fc.nat(17), fc.nat(1), fc.nat(9));
    const history = fc.array(step, { minLength: 3, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const { server, pages, storage, twice } = await play(steps);
        expect([...storage.kept.values()]).toEqual([]);
        const stored = server.rows.notes ?? [];
        const tokens = stored.map(({ token }) => token).filter(Boolean);
        for (const [token, { length }] of Map.groupBy(tokens, (one) => one)) {
          expect(length, String(token)).toBeLessThanOrEqual(twice.has(token) ? pages.length : 1);
        }
        const tagsOf = (id: unknown) =>
          (server.rows.note_tags ?? []).filter(({ notes }) => notes === id).map(({ tags }) => tags);
        const truth = stored.map(({ id, a, b, folder_id }) =>
          [id, a, b, folder_id, tagsOf(id).sort().join()].map((value) => value ?? null),
        );
        for (const { client, notes } of pages) {
          expect(client.pending().map((record) => record.changes())).toEqual([]);
          expect([...notes].filter(({ saveState }) => saveState === 'saving')).toEqual([]);
          const found = await client.loaded('notes').find({ include: 'tags' });
          const shown = found.map((record) => [
            ...['id', 'a', 'b', 'folder_id'].map((name) => record.get(name)),
            ids(record.related('tags')),
          ]);
          expect(shown.sort()).toEqual([...truth].sort());
        }
      }),
      isLong ? { numRuns: 10_000 } : { numRuns: 150, seed: 20_261_123 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);
