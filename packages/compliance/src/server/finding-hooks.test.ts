import type { Finding } from '@praxiskit/compliance';
import { keepFindings, withholdOpenFindings } from '@praxiskit/compliance/server';
import type { Locale } from '@praxiskit/core';
import { RecordServerError } from '@praxiskit/record-server';
import { expect, test } from 'vitest';

const allowed = [
  { rule: 'lasting-result', quote: 'dauerhaft', reason: 'Geprüft.', by: 'anna', at: '2026-11-20' },
];
const draft = {
  body_de: 'Das hält dauerhaft.',
  allowed: [] as object[],
  findings: [],
  published_at: null as string | null,
};
const withhold = withholdOpenFindings({ allowed: 'allowed', publishes: ['published_at'] });

function refusalOf(values: object, before: object | null, locale: Locale = 'de') {
  try {
    withhold(values, { before, locale });
    return null;
  } catch (error) {
    if (!(error instanceof RecordServerError)) throw error;
    return { code: error.code, details: error.details };
  }
}

test('a text with findings is stored, and comes back with its findings', () => {
  const values = { ...draft, findings: [] as Finding[] };
  keepFindings({ findings: 'findings' })(values);
  expect(values.findings.map(({ rule }) => rule)).toEqual(['lasting-result']);
  values.body_de = 'Das hält ein Jahr.';
  keepFindings({ findings: 'findings' })(values);
  expect(values.findings).toEqual([]);
});

test('a draft is saved with open findings, and published when each is allowed or changed', () => {
  expect(refusalOf(draft, draft)).toBeNull();
  const published = { ...draft, published_at: '2026-11-20T09:00:00Z' };
  expect(refusalOf(published, draft)).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: { published_at: [{ op: 'custom' }] },
  });
  expect(JSON.stringify(refusalOf(published, null, 'en'))).toContain(
    '“dauerhaft” (§\u00a03\u00a0HWG)',
  );
  expect(refusalOf({ ...published, allowed }, draft)).toBeNull();
  expect(refusalOf({ ...published, body_de: 'Das hält ein Jahr.' }, draft)).toBeNull();
  expect(refusalOf({ ...published, body_en: 'Das ist schon öffentlich.' }, published)).toBeNull();
});

test('a published record with an old finding is corrected elsewhere, and gets no new one', () => {
  const published = { ...draft, published_at: '2026-11-20T09:00:00Z' };
  const later = { ...published, published_at: '2026-11-21T09:00:00Z' };
  expect(refusalOf({ ...later, body_en: 'It lasts a year.' }, published)).toBeNull();
  const refused = refusalOf({ ...later, body_en: 'It is painless.' }, published);
  expect(JSON.stringify(refused)).toContain('painless');
  expect(JSON.stringify(refused)).not.toContain('dauerhaft');
});
