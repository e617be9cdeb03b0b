import { createServerKit } from '@praxiskit/server-kit';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createServerKit().name).toBe('@praxiskit/server-kit');
});
