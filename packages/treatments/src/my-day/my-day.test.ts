import type { Locale } from '@praxiskit/core';
import { expect, test } from 'vitest';
import { sampleFacts } from '../sample.ts';
import type { TreatmentFacts } from '../treatment.ts';
import { type DayTreatment, myDay } from './my-day.ts';

const treatment = (name: string, facts: Partial<TreatmentFacts>, from = 0): DayTreatment => ({
  path: `/${name}`,
  name,
  depth: '1\u00a0mm',
  facts: { ...sampleFacts, check_days: null, ...facts },
  care: [{ from, to: 0, text_de: '', text_en: '' }],
});

const treatments = [
  treatment('einmal', { layer: 'oberhaut', sessions_min: 1, onset_days_max: 14 }, -7),
  treatment('dreimal', { sessions_min: 3, interval_days: 14, onset_days_max: 7 }),
  treatment('lange', { sessions_min: 2, interval_days: 56, onset_days_max: 56 }),
];

const asked = (query: string, locale: Locale = 'de') =>
  myDay(treatments, {
    query: new URLSearchParams(query),
    today: '2026-11-24',
    locale,
    layerName: (layer) => layer,
  });

const said = (data: ReturnType<typeof asked>) =>
  data.groups.flatMap(({ rows }) =>
    rows.map(({ verdict, text }) => `${verdict?.text}: ${text}`.replaceAll('\u00a0', ' ')),
  );

test('a treatment with an unknown number is left out, and is not counted', () => {
  const unknown = treatment('neu', { downtime_days_max: null });
  const question = { query: new URLSearchParams('tag=2026-12-29'), today: '2026-11-24' };
  const ask = (of: readonly DayTreatment[]) =>
    myDay(of, { ...question, locale: 'de', layerName: (layer) => layer });
  expect(ask([...treatments, unknown])).toEqual(ask(treatments));
});

test('each treatment has the dates of its sessions, and whether there is time', () => {
  expect(said(asked('tag=2026-12-29'))).toEqual([
    'passt: eine Sitzung, spätestens am 8. Dezember; vorbereiten ab 1. Dezember',
    'zum Teil: zwei von drei Sitzungen: erste spätestens am 1. Dezember, letzte am 15. Dezember',
    'nicht mehr: zwei Sitzungen, frühestens am 16. März abgeschlossen',
  ]);
  expect(said(asked('tag=2026-12-29', 'en'))).toEqual([
    'possible: one session, on December 8 at the latest; prepare from December 1',
    'in part: two of three sessions: first on December 1 at the latest, last on December 15',
    'too late: two sessions, completed on March 16 at the earliest',
  ]);
});

test('without a day the usual times are shown, and nothing is judged', () => {
  const data = asked('');
  expect(said(data)).toEqual([
    'undefined: eine Sitzung, spätestens 3 Wochen vorher; vorbereiten 4 Wochen vorher',
    'undefined: drei Sitzungen: erste spätestens 6 Wochen vorher, letzte 2 Wochen vorher',
    'undefined: zwei Sitzungen: erste spätestens 17 Wochen vorher, letzte 9 Wochen vorher',
  ]);
  expect([data.summary, data.form.problem, data.scale.title]).toEqual([[], null, 'Ihr Tag']);
});

test('the scale names today, unless the visitor’s day is next to it, or today is outside of the scale', () => {
  const named = (query: string) => asked(query).scale.today;
  expect([named('tag=2026-12-29'), named('tag=2026-11-25'), named('')]).toEqual(['heute', '', '']);
});

test('the headline has the occasion and the time that is left', () => {
  const headline = (query: string, locale?: 'en') =>
    asked(query, locale).headline.replaceAll('\u00a0', ' ');
  expect(headline('tag=2026-12-29&anlass=hochzeit')).toBe(
    'Hochzeit in fünf Wochen: Was geht noch?',
  );
  expect(headline('tag=2026-12-30&anlass=mond')).toBe('Ihr Tag in gut fünf Wochen: Was geht noch?');
  expect(headline('tag=2026-11-25&anlass=reise')).toBe('Reise morgen: Was geht noch?');
  expect(headline('tag=2026-12-03&anlass=feier', 'en')).toBe(
    'Party in nine days: what is still possible?',
  );
});

test('the verdicts are counted in words', () => {
  expect(asked('tag=2027-10-29').summary.map(({ text }) => text)).toEqual([
    'drei passen',
    'keine zum Teil',
    'keine nicht mehr',
  ]);
  expect(asked('tag=2026-12-29').summary.map(({ text }) => text)).toEqual([
    'eine passt',
    'eine zum Teil',
    'eine nicht mehr',
  ]);
});

test.each([
  ['tag=2026-02-30', 'en', '“2026-02-30” is not a day that we can read.', '2026-02-30', true],
  ['tag=%3Cb%3E', 'de', '„<b>“ ist kein Tag, den wir lesen können.', '<b>', true],
  [
    'tag=2025-12-24',
    'de',
    'Der 24. Dezember 2025 liegt nicht mehr vor Ihnen.',
    '2025-12-24',
    false,
  ],
  ['tag=2029-01-01', 'en', 'A lot can change before January 1, 2029.', '2029-01-01', false],
] as const)(
  '%s keeps the entry, and says what is wrong (%s)',
  (query, locale, text, kept, isText) => {
    const { form, summary } = asked(`${query}&anlass=reise`, locale);
    expect(form.problem?.replaceAll('\u00a0', ' ')).toContain(text);
    expect([form.day, form.isText, form.occasion]).toEqual([kept, isText, 'reise']);
    expect(summary).toEqual([]);
  },
);
