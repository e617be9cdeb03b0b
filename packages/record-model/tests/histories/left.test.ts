import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowser } from '../one-browser.ts';
import { settle } from '../practice.ts';

afterEach(() => vi.unstubAllGlobals());

type Step = readonly [kind: number, y: number];

const ways = [0, 1, 300, 700, 3000];
const pauses = [1, 100, 499, 500, 501, 1000, 3000];

/**
 * One person types into `a` and creates notes, in pages that are closed at any moment; another
 * writes `b`.
 */
async function play(steps: readonly Step[]) {
  const browser = createBrowser();
  const { server, clock } = browser;
  let page = await browser.open();
  let note = await page.client.loaded('notes').get('n1');
  const wanted: { a: string; b: string; tokens: string[] } = { a: 'a', b: 'b', tokens: [] };
  for (const [at, [kind, y]] of steps.entries()) {
    if (kind < 4) {
      wanted.a = `typed ${at}`;
      note.set('a', wanted.a);
    } else if (kind < 6) await clock.advance(pauses[y % pauses.length] ?? 0);
    else if (kind === 6) browser.delay(ways[y % ways.length] ?? 0);
    else if (kind === 7) {
      wanted.b = `theirs ${at}`;
      const [row] = server.rows.notes ?? [];
      Object.assign(row ?? {}, { b: wanted.b, version: Number(row?.version) + 1 });
    } else if (kind === 8 && wanted.tokens.length < 4) {
      const made = page.client.loaded('notes').create({ token: `token ${at}` });
      made.set('a', 'new');
      wanted.tokens.push(`token ${at}`);
    } else if (kind > 8) {
      browser.leave();
      if (y % 3 > 0) await settle();
      if (y % 4 > 0) {
        await page.kill();
        page = await browser.open();
        note =
          page.client.loaded('notes').peek('n1') ??
          page.client.loaded('notes').adopt(structuredClone(server.rows.notes?.[0]) as never);
      }
    }
    await settle();
  }
  browser.delay(0);
  for (let round = 0; round < 6; round += 1) await clock.advance(40_000);
  await page.outbox.settled();
  return { browser, page, wanted };
}

test(
  'the page may be left at any time: the last text is stored, each new record once, and no change of another user is overwritten',
  async () => {
    const history = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { minLength: 3, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const { browser, page, wanted } = await play(steps);
        const notes = browser.server.rows.notes ?? [];
        expect(notes[0]).toMatchObject({ a: wanted.a, b: wanted.b });
        const tokens = notes.flatMap(({ token }) => token ?? []);
        expect(tokens.sort()).toEqual([...wanted.tokens].sort());
        expect(page.client.pending().map((record) => record.changes())).toEqual([]);
        expect([...browser.storage.kept.values()]).toEqual([]);
      }),
      isLong ? { numRuns: 10_000 } : { numRuns: 200, seed: 20_261_123 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);
