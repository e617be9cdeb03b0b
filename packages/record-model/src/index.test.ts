import { createRecordModel } from '@praxiskit/record-model';
import { expect, test } from 'vitest';

test('knows its name', () => {
  expect(createRecordModel().name).toBe('@praxiskit/record-model');
});
