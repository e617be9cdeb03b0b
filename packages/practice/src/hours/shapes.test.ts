import { expect, test } from 'vitest';
import { holidaysShape, openingHoursShape } from './shapes.ts';

const span = (opens: string, closes: string, day = 1) => ({ day, opens, closes });

test.each([
  ['a lunch break', [span('09:00', '12:00'), span('13:00', '18:00')]],
  ['two that touch', [span('09:00', '12:00'), span('12:00', '18:00')]],
  ['the same times on two days', [span('09:00', '12:00'), span('09:00', '12:00', 2)]],
  ['none', []],
])('%s is allowed', (_, hours) => {
  expect(openingHoursShape.parse(hours)).toEqual(hours);
});

test.each([
  ['hours that end before they begin', [span('12:00', '09:00')]],
  ['two that overlap', [span('13:00', '18:00'), span('09:00', '13:30')]],
  ['one within another', [span('09:00', '18:00'), span('10:00', '11:00')]],
  ['the same twice', [span('09:00', '12:00'), span('09:00', '12:00')]],
  ['an eighth day', [span('09:00', '12:00', 8)]],
])('%s is refused, at one place', (_, hours) => {
  expect(openingHoursShape.safeParse(hours).error?.issues).toHaveLength(1);
});

test('the hours of a closed day do not overlap either', () => {
  const hours = [
    { opens: '09:00', closes: '12:00' },
    { opens: '11:00', closes: '13:00' },
  ];
  const day = { date: '2026-12-24', hours, note_de: '', note_en: '' };
  expect(holidaysShape.safeParse([day]).error?.issues).toMatchObject([
    { path: [0, 'hours', 1], params: { en: 'overlaps the time before it' } },
  ]);
});
