import { expect, test } from 'vitest';
import { dayProblem, freeSpan } from './spans.ts';

const span = (text: string) => {
  const [opens = '', closes = ''] = text.split('-');
  return { opens, closes };
};

test.each([
  [[], '09:00-12:00'],
  [['09:00-12:00'], '14:00-18:00'],
  [['08:00-12:30'], '14:00-18:00'],
  [['14:00-18:00'], '09:00-12:00'],
  [['12:00-14:00'], '09:00-12:00'],
  [['09:00-18:00'], '-'],
  [['09:00-12:00', '14:00-18:00'], '-'],
])('hours beside %j are proposed without an overlap: %s', (day, proposed) => {
  expect(freeSpan(day.map(span))).toEqual(span(proposed));
});

test.each([
  [['09:00-12:00', '12:00-18:00'], null],
  [['9-12:00'], { name: 'opens', kind: 'missingTime' }],
  [['09:00-'], { name: 'closes', kind: 'missingTime' }],
  [['12:00-09:00'], { name: 'closes', kind: 'backwards' }],
  [['09:00-12:00', '11:00-18:00'], { name: 'opens', kind: 'overlapping' }],
])('the problem of the hours %j is found, with its field', (day, problem) => {
  expect(dayProblem(day.map(span))).toEqual(problem);
});
