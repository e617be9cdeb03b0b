import type { Locale } from '@praxiskit/core';
import { expect, test } from 'vitest';
import { sampleFacts, unknownFacts } from '../sample.ts';
import { treatmentFigures } from './treatment-figures.ts';

test('numbers are said in words, in both languages [R9.3]', () => {
  expect(treatmentFigures(sampleFacts, 'de')).toEqual({
    duration: '60\u00a0Minuten',
    onset: 'nach 4–6\u00a0Wochen',
    lasts: 'ein Jahr',
    downtime: '2–3\u00a0Tage, Rötung',
    sessions: '3–4, im Abstand von 4\u00a0Wochen, Kontrolle nach 10\u00a0Tagen',
  });
  expect(treatmentFigures(sampleFacts, 'en')).toEqual({
    duration: '60\u00a0minutes',
    onset: 'after 4–6\u00a0weeks',
    lasts: 'a year',
    downtime: '2–3\u00a0days, redness',
    sessions: '3–4, 4\u00a0weeks apart, checkup after 10\u00a0days',
  });
});

test('a single session has no interval, and an immediate effect or no downtime is named', () => {
  const facts = {
    ...sampleFacts,
    sessions_min: 1,
    sessions_max: 1,
    check_days: null,
    onset_days_min: 0,
    onset_days_max: 0,
    downtime_days_min: 0,
    downtime_days_max: 0,
    signs_de: '',
    signs_en: '',
  };
  const { sessions, onset, downtime } = treatmentFigures(facts, 'de');
  expect([sessions, onset, downtime]).toEqual(['eine', 'sofort', 'keine']);
  expect(treatmentFigures({ ...facts, onset_days_max: 56 }, 'de').onset).toBe(
    'sofort, ganz nach 8\u00a0Wochen',
  );
  expect(treatmentFigures({ ...facts, signs_de: 'leichte Rötung' }, 'de').downtime).toBe(
    'leichte Rötung',
  );
});

test('a number that is not entered yet has no text', () => {
  const nothing = { duration: '', onset: '', lasts: '', downtime: '', sessions: '' };
  expect(treatmentFigures(unknownFacts, 'de')).toEqual(nothing);
  expect(treatmentFigures({ ...unknownFacts, check_days: 10 }, 'en')).toEqual(nothing);
  // One of two is no span, and what is seen is said without its days.
  const half = { ...unknownFacts, downtime_days_min: 0, sessions_max: 1, onset_days_max: 0 };
  expect(treatmentFigures(half, 'de')).toEqual(nothing);
  expect(treatmentFigures({ ...half, signs_de: 'Rötung' }, 'de').downtime).toBe('Rötung');
});

test('with weak evidence no effect is promised [§ 3 HWG]', () => {
  const onset = (grade: 'weak' | 'limited', locale: Locale) =>
    treatmentFigures(sampleFacts, locale, { grade }).onset;
  expect(onset('weak', 'de')).toBe('wenn, dann nach 4–6\u00a0Wochen');
  expect(onset('weak', 'en')).toBe('if at all, after 4–6\u00a0weeks');
  expect(onset('limited', 'de')).toBe('nach 4–6\u00a0Wochen');
});
