import { createUnderConstructionGate } from '@praxiskit/under-construction-gate';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createUnderConstructionGate().name).toBe('@praxiskit/under-construction-gate');
});
