import { expect, test } from 'vitest';
import { typesOfRecords, writtenTypes } from './support/record-types.ts';

test('the web app’s types of records are what the server describes: else run `npm run types`', async () => {
  expect(writtenTypes()).toBe(await typesOfRecords());
});
