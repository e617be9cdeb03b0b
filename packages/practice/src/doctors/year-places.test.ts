import { yearPlaces } from '@praxiskit/practice';
import { doctorsShape } from '@praxiskit/practice/server';
import { expect, test } from 'vitest';

test('a doctor’s years are on a ruler to scale, the last one up to this year', () => {
  const places = yearPlaces(
    [
      { from: 2003, to: 2009 },
      { from: 2016, to: null },
      { from: 2021, to: null, goes_on: true },
    ],
    2026,
  );
  expect(places).toEqual([
    { at: 0, room: 13, lasts: 6 },
    { at: 13, room: 5, lasts: 0 },
    { at: 18, room: 5, lasts: 5 },
  ]);
});

const doctor = { title: 'Dr. med.', name: 'Jana Ode', role_de: 'Ärztin', role_en: 'Physician' };
const year = { from: 2003, to: null, title_de: 'a', title_en: 'b', note_de: '', note_en: '' };

test('a doctor without a statement is valid, one with a year in words is not', () => {
  expect(doctorsShape.safeParse([doctor]).success).toBe(true);
  expect(doctorsShape.safeParse([{ ...doctor, years: [year] }]).success).toBe(true);
  const wrong = { ...year, from: 'seit langem' };
  expect(doctorsShape.safeParse([{ ...doctor, years: [wrong] }]).success).toBe(false);
});
