import type { ModelRecord } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { pageTextsPage } from './page-texts/page-texts-page.ts';
import { practicePage } from './practice/practice-staff-page.ts';
import { pathOf } from './staff-page.ts';

const record = (name: string, base: object) =>
  ({ view: { name }, base: () => base }) as unknown as ModelRecord;

test.each([
  [record('pages', { id: 'd', draft_of_id: 'a' }), '/staff/pages/a'],
  [record('pages', { id: 'a', draft_of_id: null }), '/staff/pages/a'],
  [record('practice', { id: 'a' }), '/staff/practice'],
  [record('letters', { id: 'a' }), null],
])('a record is found where it is edited, a draft where its record is', (of, path) => {
  expect(pathOf([pageTextsPage, practicePage], of)).toBe(path);
});
