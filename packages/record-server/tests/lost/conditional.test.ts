import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWard, ids, patient, staff } from './ward.ts';

let ward: Awaited<ReturnType<typeof createWard>>;
beforeAll(async () => {
  ward = await createWard('PGlite');
});
afterAll(() => ward.close());

test('a guest’s version is no 304 for a viewer who sees more columns [R8.9]', async () => {
  const path = `wards/${ids.open}`;
  const headers = { 'if-none-match': '"1"' };
  const statusOf = async (viewer: typeof staff | null, at = path) =>
    (await ward.ask(viewer, 'GET', at, undefined, headers)).status;
  expect(await statusOf(null)).toBe(304);
  expect(await statusOf(patient)).toBe(304);
  expect(await statusOf(staff)).toBe(200);
  expect(await statusOf(staff, `patients/${ids.mine}`)).toBe(304);
});

test('a field that the caller may not read is treated as unknown [R8.8]', async () => {
  for (const field of ['rank', 'nothing']) {
    const { status, body } = await ward.ask(null, 'GET', `wards?fields=code,${field}`);
    expect([status, body.code, body.details.field]).toEqual([400, 'QUERY_INVALID', field]);
  }
  expect((await ward.ask(staff, 'GET', `wards/${ids.open}?fields=rank`)).body).toEqual({
    rank: 'b',
  });
});
