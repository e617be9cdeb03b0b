import { createAuthClient } from '@praxiskit/auth-client';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createAuthClient().name).toBe('@praxiskit/auth-client');
});
