import { expect, it } from 'vitest';
import { ageGroups } from './age-groups.ts';

const words = {
  month: (at: string) => `month ${at.slice(0, 7)}`,
  mark: (at: string) => at.slice(0, 7),
  earlier: 'earlier',
};

const at = (...days: string[]) => days.map((day) => ({ at: day }));

it('the newest entry has the first layer, and each month a layer below it', () => {
  const groups = ageGroups(at('2026-11-20', '2026-11-02', '2026-09-30'), words);
  expect(groups.map(({ layer, name, mark }) => [layer, name, mark])).toEqual([
    ['lederhaut', 'month 2026-11', '2026-11'],
    ['unterhaut', 'month 2026-09', '2026-09'],
  ]);
  expect(groups[0]?.items.map(({ at, mark }) => [at, mark])).toEqual([
    ['2026-11-20', ''],
    ['2026-11-02', ''],
  ]);
});

it('entries older than three months are in the last layer, with a mark at each month’s beginning', () => {
  const days = ['2026-11-20', '2026-10-20', '2026-09-20', '2026-08-20', '2026-08-01', '2025-12-24'];
  const groups = ageGroups(at(...days), words);
  expect(groups.map(({ layer }) => layer)).toEqual([
    'lederhaut',
    'unterhaut',
    'muskel',
    'blutbahn',
  ]);
  const last = groups.at(-1);
  expect([last?.name, last?.mark]).toEqual(['earlier', '2026-08']);
  expect(last?.items.map(({ mark }) => mark)).toEqual(['', '', '2025-12']);
});

it('four months have a layer each, and an empty list has no layers', () => {
  const days = ['2026-11-20', '2026-10-20', '2026-09-20', '2026-08-20'];
  expect(ageGroups(at(...days), words).at(-1)?.name).toBe('month 2026-08');
  expect(ageGroups([], words)).toEqual([]);
});
