import { expect, test } from 'vitest';
import { typesOfRecords, writtenTypes } from './support/record-types.ts';

test('the web app’s record types match the server’s definitions: otherwise run `npm run types`', async () => {
  expect(writtenTypes()).toBe(await typesOfRecords());
});
