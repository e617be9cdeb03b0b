import { expect, it } from 'vitest';
import { changesDaily } from './changes-daily.ts';

it('the revision changes after a change, and after the practice’s midnight', async () => {
  const content = { known: 5, isLive: true, current: (): number | Promise<number> => 5 };
  let now = Date.parse('2026-11-19T22:59:30Z');
  const revision = changesDaily(content, () => now);
  const before = revision.known;
  expect(revision.current()).toBe(before);
  now += 60_000;
  expect(revision.known).toBe(before + 1);
  content.known = 6;
  content.current = async () => 6;
  expect(await revision.current()).toBe(before + 2);
  expect(revision.known).toBe(before + 2);
  now -= 7_200_000;
  expect(revision.known).toBe(before + 2);
});
