import { createAuthServer } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createAuthServer().name).toBe('@praxiskit/auth-server');
});
