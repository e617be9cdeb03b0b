import { expect, test } from 'vitest';
import { readVisit } from './first-visit.ts';

const section = (...entries: [term: string, text: string][]) => ({
  heading: 'Der erste Besuch',
  lines: ['Fünfundvierzig Minuten.', 'Nichts muss entschieden sein.'],
  entries: entries.map(([term, text]) => ({ term, text })),
});

test('steps have their minutes, a title and a text', () => {
  const visit = readVisit(section(['0–15', 'Zuhören: Was stört: alles.'], ['15 - 30', 'Ansehen']));
  expect(visit).toEqual({
    heading: 'Der erste Besuch',
    lead: 'Fünfundvierzig Minuten. Nichts muss entschieden sein.',
    steps: [
      { minutes: { from: 0, to: 15 }, title: 'Zuhören', text: 'Was stört: alles.' },
      { minutes: { from: 15, to: 30 }, title: 'Ansehen', text: '' },
    ],
  });
});

test.each([['danach'], ['30–15'], ['15']])(
  '%s is no span of minutes: it stays in sight',
  (term) => {
    expect(readVisit(section([term, 'Zuhören: Still.'])).steps).toEqual([
      { minutes: null, title: `${term}: Zuhören`, text: 'Still.' },
    ]);
  },
);
