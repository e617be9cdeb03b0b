import { expect, test } from 'vitest';
import { ids } from './rows.ts';
import { ask, type Server } from './servers.ts';

/** POST and DELETE of associations [R8.11]. */
export function linkingContract(server: () => Server): void {
  const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    ask(server(), method, path, body, headers);
  const read = async (path: string) => (await send('GET', path)).body;
  const idsOf = async (path: string) =>
    (await read(path)).map(({ id }: { id: string }) => id).sort();
  const concerns = `treatments/${ids.botox}/concerns`;

  test('a many-to-many link is a 201, then a 200, and visible from both sides', async () => {
    const first = await send('POST', `${concerns}/`, { id: ids.scars });
    expect([first.status, first.body]).toEqual([201, { id: ids.scars }]);
    expect((await send('POST', concerns, { id: ids.scars })).status).toBe(200);
    expect(await idsOf(concerns)).toEqual([ids.wrinkles, ids.scars]);
    expect(await idsOf(`concerns/${ids.scars}/treatments`)).toEqual([ids.botox, ids.peel]);
    const removed = await send('DELETE', `${concerns}/${ids.scars}`);
    expect([removed.status, removed.body]).toEqual([200, { id: ids.scars, changed: true }]);
    const again = await send('DELETE', `${concerns}/${ids.scars}/`);
    expect([again.status, again.body]).toEqual([200, { id: ids.scars, changed: false }]);
    expect(await idsOf(concerns)).toEqual([ids.wrinkles]);
  });

  test('a link raises the version of the record with the association, and returns it', async () => {
    const etags = [
      await send('POST', concerns, { id: ids.scars }),
      await send('POST', concerns, { id: ids.scars }),
      await send('DELETE', `${concerns}/${ids.scars}`),
      await send('DELETE', `${concerns}/${ids.scars}`),
      await send('POST', `treatments/${ids.botox}/notes`, { id: ids.loose }),
    ].map(({ headers }) => headers.get('etag'));
    expect(etags).toEqual(['"2"', '"2"', '"3"', '"3"', '"4"']);
    const owner = await read(`treatments/${ids.botox}`);
    expect(owner.version).toBe(4);
    expect(owner.updated_at > owner.created_at).toBe(true);
    expect((await read(`concerns/${ids.scars}`)).version).toBe(1);
    expect((await read(`notes/${ids.loose}`)).version).toBe(2);
  });

  test('a link can be made from the other side', async () => {
    const path = `concerns/${ids.scars}/treatments`;
    expect((await send('POST', path, { id: ids.vitamin })).status).toBe(201);
    expect(await idsOf(`treatments/${ids.vitamin}/concerns`)).toEqual([ids.scars]);
    await send('DELETE', `${path}/${ids.vitamin}`);
    expect(await idsOf(`treatments/${ids.vitamin}/concerns`)).toEqual([]);
  });

  test('a one-to-many link changes the other record’s column, and its version', async () => {
    const path = `treatments/${ids.peel}/notes`;
    expect((await send('POST', path, { id: ids.note })).status).toBe(201);
    expect(await read(`notes/${ids.note}`)).toMatchObject({ treatment_id: ids.peel, version: 2 });
    expect((await send('POST', path, { id: ids.note })).status).toBe(200);
    expect(await idsOf(`treatments/${ids.botox}/notes`)).toEqual([]);
    expect((await send('DELETE', `${path}/${ids.note}`)).status).toBe(200);
    expect(await read(`notes/${ids.note}`)).toMatchObject({ treatment_id: null, version: 3 });
  });

  test('a child whose column may not be null cannot be unlinked', async () => {
    const { status, body } = await send('DELETE', `treatments/${ids.botox}/prices/${ids.low}`);
    expect([status, body.code, body.details]).toEqual([422, 'VALIDATION_FAILED', undefined]);
    expect((await read(`prices/${ids.low}`)).treatment_id).toBe(ids.botox);
  });

  test('linking to a unique column is a 409 if the value is taken, and a 201 if it is free', async () => {
    const taken = await send('POST', `treatments/${ids.botox}/guide`, { id: ids.spare });
    expect([taken.status, taken.body.code]).toEqual([409, 'CONFLICT']);
    expect((await send('POST', `treatments/${ids.peel}/guide`, { id: ids.spare })).status).toBe(
      201,
    );
    expect((await read(`guides/${ids.spare}`)).treatment_id).toBe(ids.peel);
    expect((await send('DELETE', `treatments/${ids.peel}/guide/${ids.spare}`)).status).toBe(200);
    expect((await read(`guides/${ids.spare}`)).treatment_id).toBeNull();
  });

  test.each([
    [`treatments/${ids.nowhere}/concerns`, { id: ids.scars }],
    [`treatments/${ids.botox}/concerns`, { id: ids.nowhere }],
    [`treatments/${ids.botox}/nothing`, { id: ids.scars }],
    [`treatments/${ids.botox}/constructor`, { id: ids.scars }],
    [`notes/${ids.note}/treatment`, { id: ids.peel }],
    [`nothing/${ids.note}/treatment`, { id: ids.peel }],
  ])('%s with %j is a 404', async (path, body) => {
    const answer = await send('POST', path, body);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([{ id: 5 }, {}, [], 'text', { id: null }])('the body %j is a 400', async (body) => {
    const answer = await send('POST', concerns, JSON.stringify(body), {
      'content-type': 'application/json',
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'BODY_INVALID']);
  });

  test('a repeated Idempotency-Key repeats the answer of a link', async () => {
    const headers = { 'idempotency-key': 'k' };
    await send('POST', concerns, { id: ids.scars }, headers);
    const again = await send('POST', concerns, { id: ids.scars }, headers);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    const other = await send('POST', concerns, { id: ids.wrinkles }, headers);
    expect([other.status, other.body.code]).toEqual([409, 'CONFLICT']);
  });
}
