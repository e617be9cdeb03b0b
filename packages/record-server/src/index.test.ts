import { createRecordServer } from '@praxiskit/record-server';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createRecordServer().name).toBe('@praxiskit/record-server');
});
