import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBrowser } from '../one-browser.ts';
import { settle } from '../practice.ts';

/** The changes of another user: another text, or nothing. */
const theirs = fc.constantFrom('none', 'a', 'b', 'a and b');
const decision = fc.constantFrom('mine', 'theirs', 'none');

test(
  'a decision made offline applies on every page, and no unseen change of another user is overwritten',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        theirs,
        theirs,
        decision,
        fc.boolean(),
        fc.boolean(),
        async (first, second, decided, isClosed, isTypedAfter) => {
          const browser = createBrowser();
          const page = await browser.open();
          const note = await page.client.loaded('notes').get('n1');
          const row = () => browser.server.rows.notes?.find(({ id }) => id === 'n1') ?? {};
          const change = (what: string, text: string) => {
            if (what === 'none') return;
            for (const field of what.split(' and ')) row()[field] = text;
            row().version = Number(row().version) + 1;
          };
          note.set('a', 'mine');
          change(first, 'first');
          await browser.clock.advance(500);
          browser.setOffline();
          const conflicts = Object.keys(note.conflict?.fields ?? {});
          expect(conflicts).toEqual(first.includes('a') ? ['a'] : []);
          if (decided !== 'none' && note.conflict) {
            note.resolve(decided);
            note.flush().catch(() => undefined);
          }
          if (isTypedAfter) note.set('b', 'typed');
          await browser.clock.advance(1000);
          change(second, 'second');

          let last = note;
          if (isClosed) {
            await page.outbox.settled();
            browser.leave();
            await page.kill();
            browser.setOffline(false);
            const next = await browser.open();
            last = (next.back[0] ?? (await next.client.loaded('notes').get('n1'))) as typeof note;
          }
          browser.setOffline(false);
          for (let round = 0; round < 4; round += 1) {
            await browser.clock.advance(40_000);
            await settle();
          }
          const seen = last.conflict?.fields ?? null;
          const isMine = first.includes('a') && decided === 'mine';
          // Without a conflict it was stored before the network failed.
          const atFirst = first.includes('a') ? 'a' : 'mine';
          const others = (field: string, was: string) =>
            [first, second].reduce<string>(
              (text, what, at) => (what.includes(field) ? (['first', 'second'][at] ?? text) : text),
              was,
            );
          if (seen !== null) {
            // While there is nothing else to send, changes after the conflict are not received.
            for (const [field, { theirs: shown }] of Object.entries(seen)) {
              const known = isTypedAfter ? [] : ['first', 'second'];
              expect([row()[field], ...known]).toContain(shown);
            }
            // Fields without a conflict are sent; fields in conflict stay as the other user has set
            // them.
            expect(row()).toMatchObject({
              a: isMine && !('a' in seen) ? 'mine' : others('a', atFirst),
              b: isTypedAfter && !('b' in seen) ? 'typed' : others('b', 'b'),
            });
            const isAsked = first.includes('a') && decided === 'none';
            const isNew = second.includes('a') && isMine;
            expect('a' in seen).toBe(isAsked || isNew);
            if ('b' in seen) expect([isTypedAfter, second.includes('b')]).toEqual([true, true]);
          } else {
            // No other user has changed the sent fields since the decision or the input.
            expect(row()).toMatchObject({
              a: isMine ? 'mine' : others('a', atFirst),
              b: isTypedAfter ? 'typed' : others('b', 'b'),
            });
            expect(last).toMatchObject({ isChanged: false });
          }
          for (let asked = 0; last.conflict !== null; asked += 1) {
            expect(asked).toBeLessThan(3);
            last.resolve('mine');
            await last.flush().catch(() => undefined);
          }
          const hasAsked = seen !== null && 'a' in seen;
          if (hasAsked || isMine) expect(row().a).toBe('mine');
          if (isTypedAfter) expect(row().b).toBe('typed');
          expect(last.saveState).not.toBe('saving');
        },
      ),
      { numRuns: isLong ? 3000 : 200 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);
