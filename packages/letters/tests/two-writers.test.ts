import { letterMerges, mergeLetterText } from '@praxiskit/letters';
import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const letters: Definition = {
  name: 'letters',
  label: 'Letters',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    body: { type: 'TEXT', allowNull: false, merge: 'blocks' },
  },
  relations: {},
};

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function createClock() {
  const timers = new Map<number, { at: number; run: () => void }>();
  let [time, last] = [0, 0];
  return {
    now: () => time,
    setTimeout(run: () => void, milliseconds: number) {
      last += 1;
      timers.set(last, { at: time + milliseconds, run });
      return last;
    },
    clearTimeout: (handle: unknown) => void timers.delete(handle as number),
    async advance(milliseconds: number) {
      time += milliseconds;
      for (const [handle, { at, run }] of [...timers]) {
        if (at > time) continue;
        timers.delete(handle);
        run();
      }
      await settle();
    },
  };
}

type Network = 'here' | 'away' | 'answers lost';

async function openTab(fetch: typeof globalThis.fetch) {
  const clock = createClock();
  const network = { is: 'here' as Network };
  const client = createRecordClient({
    clock,
    modifiers: { merges: letterMerges },
    async fetch(input, init) {
      if (network.is === 'away') throw new TypeError('away');
      const answer = await fetch(input, init);
      if (network.is === 'answers lost') throw new TypeError('lost');
      return answer;
    },
  });
  const letter = await (await client.view('letters')).get('l1');
  return { clock, network, letter };
}

type Step = readonly [tab: number, kind: number, place: number];

/** Plays a history of two tabs; gives the words that were typed and not removed, and every conflict. */
async function play(steps: readonly Step[], networks: readonly Network[]) {
  const first = Array.from({ length: 4 }, (_, at) => `start${at}`);
  const server = createMemoryServer([letters], {
    letters: [{ id: 'l1', body: first.join('\n\n') }],
  });
  const tabs = [await openTab(server.fetch), await openTab(server.fetch)];
  const typed = new Set(first);
  const removed = new Set<string>();
  const conflicts: { base: string; mine: string; theirs: string }[] = [];

  /** Keeps both versions of every passage. */
  function decide(letter: ModelRecord): void {
    const open = letter.conflict?.fields.body;
    if (!open) return;
    const conflict = open as (typeof conflicts)[number];
    conflicts.push(conflict);
    const { base, mine, theirs } = conflict;
    const blocks = mergeLetterText(base, mine, theirs).parts?.flatMap((part) =>
      typeof part === 'string' ? part : [part.mine, part.theirs].filter(Boolean),
    );
    letter.resolve({ body: { value: blocks?.join('\n\n') ?? mine } });
  }

  let count = 0;
  for (const [at, kind, place] of steps) {
    const tab = tabs[at];
    if (!tab) continue;
    const { letter, clock, network } = tab;
    const blocks = String(letter.get('body')).split('\n\n').filter(Boolean);
    const index = place % (blocks.length + 1);
    count += 1;
    const word = `word${count}.`;
    if (kind < 4) {
      const inserted = index === blocks.length || kind === 3;
      blocks.splice(index, inserted ? 0 : 1, inserted ? word : `${blocks[index]} ${word}`);
      typed.add(word);
    } else if (kind === 4) {
      for (const gone of blocks.splice(index, 1)[0]?.split(' ') ?? []) removed.add(gone);
    } else if (kind === 5) network.is = networks[place % networks.length] ?? 'here';
    else if (kind === 6) decide(letter);
    else await clock.advance([100, 500, 1000, 4000][place % 4] ?? 0);
    if (kind < 5) letter.set('body', blocks.join('\n\n'));
  }
  for (const { network } of tabs) network.is = 'here';
  for (let round = 0; round < 8; round += 1) {
    for (const { letter, clock } of tabs) {
      await clock.advance(40_000);
      decide(letter);
      await letter.flush().catch(() => undefined);
      await settle();
    }
  }
  const body = String(server.rows.letters?.[0]?.body);
  const lost = [...typed].filter((word) => !removed.has(word) && !body.split(/\s+/).includes(word));
  return { body, lost, conflicts, tabs };
}

const history = fc.array(fc.tuple(fc.nat(1), fc.nat(8), fc.nat(7)), { maxLength: 40 });

test.each<[string, Network[]]>([
  ['an offline minute', ['here', 'away']],
  ['lost answers', ['here', 'away', 'answers lost']],
])(
  'two tabs write one letter with %s: no word is lost, and both end with the same text [R7.8]',
  async (_, networks) => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const { body, lost, conflicts, tabs } = await play(steps, networks);
        expect(lost).toEqual([]);
        for (const { base, mine, theirs } of conflicts) {
          // Asked only where both have changed the same passage.
          expect(mergeLetterText(base, mine, theirs).parts).toBeDefined();
        }
        for (const { letter } of tabs) {
          expect([letter.saveState, letter.conflict]).not.toContain('conflict');
          expect(letter.isChanged).toBe(false);
        }
        // The tab that has saved last has read the other's text with it.
        expect(tabs.map(({ letter }) => letter.get('body'))).toContain(body);
      }),
      { numRuns: isLong ? 10_000 : 1_000 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);
