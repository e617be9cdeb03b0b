import { createAnimations } from '@praxiskit/animations';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createAnimations().name).toBe('@praxiskit/animations');
});
