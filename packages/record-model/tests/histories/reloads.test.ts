import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import {
  createOfflineOutbox,
  createTabs,
  type OfflineEntry,
} from '@praxiskit/record-model/offline';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChannels, createLocks, createMemoryStorage } from '../browser-doubles.ts';
import { createTestClock, settle } from '../practice.ts';
import { definitions, includes, names, rows } from './notes.ts';

type Fate = 'good' | 'cut' | 'deaf';

/** One user whose pages are closed at any moment, on one storage. */
function createUser() {
  const server = createMemoryServer(definitions, rows);
  const storage = createMemoryStorage();
  const locks = createLocks();
  const { createChannel } = createChannels();
  const clock = createTestClock();
  let fate: Fate = 'good';
  let keys = 0;

  async function open() {
    let isClosed = false;
    const client = createRecordClient({
      clock,
      definitions,
      createKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
      async fetch(input, init) {
        if (isClosed) return new Promise(() => undefined);
        if (fate === 'cut') throw new TypeError('cut');
        const answer = await server.fetch(input, init);
        if (fate === 'deaf' && init?.method !== 'GET') throw new TypeError('deaf');
        // A page that was closed meanwhile does not receive it.
        return isClosed ? new Promise(() => undefined) : answer;
      },
    });
    const tabs = createTabs(client, { owner: 'petra', locks, createChannel });
    const errors: unknown[] = [];
    const outbox = createOfflineOutbox(client, {
      owner: 'petra',
      storage,
      tabs,
      onError: (error) => void errors.push(error),
    });
    await outbox.ready;
    for (const name of names) {
      await client
        .loaded(name)
        .find({ include: includes[name] })
        .catch(() => undefined);
    }
    return {
      client,
      outbox,
      errors,
      async close() {
        isClosed = true;
        // A closed page runs no more code.
        outbox.end();
        tabs.end();
        await settle();
      },
    };
  }
  return {
    server,
    storage,
    clock,
    open,
    become(next: Fate) {
      fate = next;
    },
  };
}

const step = fc.tuple(fc.nat(11), fc.nat(3), fc.nat(4));

test(
  'pages may be closed at any time: nothing is created twice, and stored changes reach the server in the end',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 25 }), async (steps) => {
        const user = createUser();
        const { server, storage, clock } = user;
        let page = await user.open();
        let made = 0;
        /**
         * Changes stored when the page was closed, by id or token, have to arrive. If an answer is
         * lost, a record may be shown twice, as the new one and as the stored one: then the edit of
         * either may arrive, or one that was saved later.
         */
        const wants = new Map<string, Set<unknown>>();
        const last = new Map<string, unknown>();
        const nameOf = (record: ModelRecord) => String(record.get('token') ?? record.get('id'));

        for (const [kind, which, turn] of steps) {
          const notes = page.client.loaded('notes');
          const all = [...notes.list().records, ...page.client.pending()];
          const note = [notes.peek('n1'), notes.peek('n2'), ...all][which];
          made += 1;
          if (kind < 4 && note !== undefined && note.view.name === 'notes') {
            note.set('a', `v${made}`);
            wants.delete(nameOf(note));
            last.set(nameOf(note), `v${made}`);
          } else if (kind === 4) {
            const created = notes.create({ token: `t${made}` });
            created.set('a', `v${made}`);
          } else if (kind === 5) {
            const folder = page.client.loaded('folders').create({ token: `t${made}`, a: 'folder' });
            folder.set('b', 'edited');
            const open = notes.peek('n1');
            open?.link('folder', folder);
          } else if (kind < 9) user.become((['cut', 'deaf', 'good'] as const)[kind - 6] ?? 'good');
          else if (kind > 9) {
            await page.outbox.settled();
            for (const entry of storage.kept.values() as Iterable<OfflineEntry>) {
              const token = entry.base.token ?? entry.edits.find(([name]) => name === 'token')?.[1];
              const a = entry.edits.find(([name]) => name === 'a')?.[1];
              const name = String(token ?? entry.id);
              if (entry.view !== 'notes' || a === undefined) continue;
              wants.set(name, new Set([...(wants.get(name) ?? []), a, last.get(name) ?? a]));
            }
            await page.close();
            page = await user.open();
          }
          await clock.advance([0, 100, 500, 500, 2000][turn] ?? 0);
        }

        user.become('good');
        for (let round = 0; round < 8; round += 1) {
          await clock.advance(40_000);
          for (const record of page.client.pending()) {
            record.resolve('mine');
            await record.flush().catch(() => undefined);
          }
        }
        await page.outbox.settled();
        expect(page.errors).toEqual([]);
        expect(page.client.pending().map((record) => record.saveError)).toEqual([]);
        expect([...storage.kept.values()]).toEqual([]);
        for (const name of names) {
          const tokens = (server.rows[name] ?? []).map(({ token }) => token).filter(Boolean);
          expect(new Set(tokens).size).toBe(tokens.length);
        }
        for (const [name, a] of wants) {
          const row = server.rows.notes?.find(({ token, id }) => (token ?? id) === name);
          expect([...a], name).toContain(row?.a);
        }
      }),
      { numRuns: isLong ? 3000 : 80 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);
