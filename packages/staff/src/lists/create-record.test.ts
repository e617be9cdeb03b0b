import { expect, test } from 'vitest';
import { createSample } from '../test/sample-records.ts';
import { createSaved } from './create-record.ts';

test('two presses of a button create one record, and a later one another', async () => {
  const { client, server } = createSample('en');
  const values = { title_de: 'neu', title_en: 'new' };
  const before = server.rows.pages?.length ?? 0;
  const [one, other] = await Promise.all([
    createSaved(client, 'pages', values),
    createSaved(client, 'pages', values),
  ]);
  expect(one).toBe(other);
  expect(server.rows.pages).toHaveLength(before + 1);
  await createSaved(client, 'pages', values);
  expect(server.rows.pages).toHaveLength(before + 2);
});
