import { expect, test } from 'vitest';
import { DataDirectoryError, explainPglite } from './data-directory-error.ts';

test.each([
  [
    'XX000',
    'select 1 - cache lookup failed for attribute 2',
    'cache lookup failed for attribute 2',
  ],
  ['XX001', 'invalid page in block 0', 'invalid page in block 0'],
  ['58P01', 'could not open file "base/5/2619"', 'could not open file "base/5/2619"'],
])('a start that fails with %s says that the data are damaged, and how', (code, message, what) => {
  const error = Object.assign(
    new Error('start', { cause: Object.assign(new Error(message), { code }) }),
  );
  const told = explainPglite(error, '/srv/data');
  expect(told).toBeInstanceOf(DataDirectoryError);
  expect((told as Error).message).toBe(
    `The data in /srv/data cannot be used: ${what}. Restore the folder from a backup, or set another DATA_DIR.`,
  );
});

test('any other error is returned unchanged', () => {
  const error = Object.assign(new Error('syntax error'), { code: '42601' });
  expect(explainPglite(error, '/srv/data')).toBe(error);
});
