import { fill } from '@praxiskit/core';
import { expect, test } from 'vitest';

test('values replace their placeholders; a placeholder without a value stays', () => {
  expect(fill('{name} on page {page}', { name: 'Anna', page: 2 })).toBe('Anna on page 2');
  expect(fill('{toString} {other}', {})).toBe('{toString} {other}');
});
