import type { ModelRecord } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

const record = (name: string, base: object) =>
  ({ view: { name }, base: () => base }) as unknown as ModelRecord;

test.each([
  [record('treatments', { id: 'd', draft_of_id: 'a' }), '/staff/treatments/a'],
  [record('treatments', { id: 'a', draft_of_id: null }), '/staff/treatments/a'],
  [record('prices', { id: 'a' }), '/staff/prices'],
  [record('letters', { id: 'a' }), null],
])('a record is found where it is edited, a draft where its record is', (of, path) => {
  expect(pathOf(of)).toBe(path);
});
