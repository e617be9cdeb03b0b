import { expect, test } from 'vitest';
import { closedDays, type Holiday, nextHolidays } from './hours.ts';
import { holidaysShape } from './shapes.ts';

const day = (date: string, hours: Holiday['hours'] = []): Holiday => ({
  date,
  hours,
  note_de: `am ${date}`,
  note_en: `on ${date}`,
});
const holidays = [day('2026-12-31'), day('2026-11-01'), day('2026-12-24'), day('2027-01-01')];

test('the next days come in their order, today among them, without those that are over', () => {
  const next = nextHolidays(holidays, '2026-12-24', 'en', 2);
  expect(next).toEqual([
    { date: '2026-12-24', hours: [], note: 'on 2026-12-24' },
    { date: '2026-12-31', hours: [], note: 'on 2026-12-31' },
  ]);
});

test('a day with other hours is not a closed day', () => {
  const short = day('2026-12-23', [{ opens: '09:00', closes: '12:00' }]);
  expect(closedDays([short, ...holidays])).toEqual(new Set(holidays.map(({ date }) => date)));
});

test.each([
  ['a day that is none', [day('2026-02-30')]],
  ['no day', [day('')]],
  ['hours that end before they begin', [day('2026-12-24', [{ opens: '12:00', closes: '09:00' }])]],
  ['the same day twice', [day('2026-12-24'), day('2026-12-24')]],
])('%s is refused', (_, list) => {
  expect(holidaysShape.safeParse(list).success).toBe(false);
});

test('a closed day and one with other hours are allowed', () => {
  const list = [day('2026-12-24', [{ opens: '09:00', closes: '12:00' }]), day('2026-12-25')];
  expect(holidaysShape.parse(list)).toEqual(list);
});
