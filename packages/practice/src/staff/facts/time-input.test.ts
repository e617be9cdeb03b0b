import { expect, test } from 'vitest';
import { readTime } from './time-input.tsx';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['18:05', '18:05'],
  [' 7 ', '07:00'],
  ['7 Uhr', '07:00'],
  ['8.30 Uhr', '08:30'],
  ['8 Uhr 30', '08:30'],
  ['25 Uhr', '25 Uhr'],
  ['25', '25'],
  ['9:75', '9:75'],
  ['mittags', 'mittags'],
  ['', ''],
])('%j is read as %j', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
