import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWard, ids, mainDatabases, staff } from './ward.ts';

describe.each(mainDatabases)('on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  beforeAll(async () => {
    ward = await createWard(database);
  });
  afterAll(() => ward.close());

  test.each(['POST', 'DELETE'] as const)(
    '%s of a many-to-many link raises the version, and notifies for both sides [R8.11]',
    async (method) => {
      const path = `wards/${ids.closed}/tags`;
      const before = (await ward.ask(staff, 'GET', `wards/${ids.closed}`)).body;
      const answer =
        method === 'POST'
          ? await ward.ask(staff, 'POST', path, { id: ids.secret })
          : await ward.ask(staff, 'DELETE', `${path}/${ids.secret}`);
      expect([200, 201, 204]).toContain(answer.status);
      expect(answer.headers.etag).toBe(`"${before.version + 1}"`);
      const action = method === 'POST' ? 'link' : 'unlink';
      expect(ward.writes).toMatchObject([
        {
          view: 'wards',
          action,
          id: ids.closed,
          before,
          after: { version: before.version + 1 },
          association: { name: 'tags', id: ids.secret },
        },
        {
          view: 'tags',
          action,
          id: ids.secret,
          before: { version: 1 },
          after: { version: 1 },
          association: { name: 'wards', id: ids.closed },
        },
      ]);
      const after = (await ward.ask(staff, 'GET', `wards/${ids.closed}`)).body;
      expect(after.version).toBe(before.version + 1);
      expect(after.updated_at > before.updated_at).toBe(true);
    },
  );

  test('unlinking from the other side does not change the version of a record with JSON [R8.11]', async () => {
    const extra = { a: [1, 'x'] };
    const { body: before } = await ward.ask(staff, 'PUT', `wards/${ids.open}`, { extra });
    await ward.ask(staff, 'DELETE', `tags/${ids.red}/wards/${ids.open}`);
    expect(ward.writes).toMatchObject([
      { view: 'tags', action: 'unlink', id: ids.red },
      { view: 'wards', action: 'unlink', id: ids.open, version: before.version },
    ]);
    const after = await ward.ask(staff, 'GET', `wards/${ids.open}?include=tags`);
    expect(after.body).toMatchObject({ version: before.version, tags: [{ id: ids.secret }] });
  });

  test('a link by the child’s own column notifies of the child’s change [R8.11]', async () => {
    await ward.ask(staff, 'POST', `wards/${ids.empty}/patients`, { id: ids.loose });
    expect(ward.writes).toMatchObject([
      {
        view: 'wards',
        action: 'link',
        id: ids.empty,
        before: { version: 1 },
        after: { version: 2 },
      },
      {
        view: 'patients',
        action: 'update',
        id: ids.loose,
        before: { ward_id: null, version: 1 },
        after: { ward_id: ids.empty, version: 2 },
      },
    ]);
  });
});
