import { createConsentManager } from '@praxiskit/consent-manager';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createConsentManager().name).toBe('@praxiskit/consent-manager');
});
