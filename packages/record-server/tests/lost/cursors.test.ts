import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWard, ids, mainDatabases, staff } from './ward.ts';

describe.each(mainDatabases)('on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  beforeAll(async () => {
    ward = await createWard(database);
    for (const code of ['D4', 'E5', 'F6', 'G7']) {
      await ward.ask(staff, 'POST', 'wards', { code, rank: code < 'F' ? 'canary' : null });
    }
  });
  afterAll(() => ward.close());

  const nextOf = (link: unknown) => /<\/api\/(.*)>; rel="next"/.exec(String(link))?.[1];

  test('a column that the caller may not read is not in the cursor, and still orders the pages [R8.8]', async () => {
    const codes: string[] = [];
    for (let path: string | undefined = 'wards/?limit=1'; path !== undefined; ) {
      const { status, body, headers } = await ward.ask(null, 'GET', path);
      expect(status).toBe(200);
      codes.push(body[0].code);
      path = nextOf(headers.link);
      const cursor = new URLSearchParams(path?.split('?')[1]).get('after') ?? '';
      expect(Buffer.from(cursor, 'base64url').toString()).not.toContain('canary');
    }
    // By rank, which the last ones lack, then by code.
    expect(codes).toEqual(['A1', 'C3', 'D4', 'E5', 'F6', 'G7']);
  });

  test('a cursor of a row that the caller may not read is a 400', async () => {
    for (const id of [ids.closed, ids.nowhere]) {
      const after = Buffer.from(JSON.stringify(['B2', id])).toString('base64url');
      const { status, body } = await ward.ask(null, 'GET', `wards/?after=${after}`);
      expect([status, body.code, body.details]).toEqual([
        400,
        'QUERY_INVALID',
        { parameter: 'after', reason: 'No cursor of this list' },
      ]);
    }
  });
});
