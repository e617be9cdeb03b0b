import { createPages } from '@praxiskit/pages';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createPages().name).toBe('@praxiskit/pages');
});
