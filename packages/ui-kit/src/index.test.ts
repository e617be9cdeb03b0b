import { createUiKit } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createUiKit().name).toBe('@praxiskit/ui-kit');
});
