import type { ModelRecord } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { pathOf } from './staff-page.ts';
import { factsPage, notesPage } from './test/sample-pages.tsx';

const record = (name: string, base: object) =>
  ({ view: { name }, base: () => base }) as unknown as ModelRecord;

test.each([
  [record('pages', { id: 'd', draft_of_id: 'a' }), '/staff/notes/a'],
  [record('pages', { id: 'a', draft_of_id: null }), '/staff/notes/a'],
  [record('practice', { id: 'a' }), '/staff/facts'],
  [record('letters', { id: 'a' }), null],
])('a record is found where it is edited, a draft where its record is', (of, path) => {
  expect(pathOf([notesPage, factsPage], of)).toBe(path);
});
