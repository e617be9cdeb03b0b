import { expect, test } from 'vitest';
import { ids } from './rows.ts';
import { ask, type Server } from './servers.ts';

/** If-None-Match, `fields`, and columns that are set once [R8.8] [R8.9] [R8.10]. */
export function partsContract(server: () => Server): void {
  const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    ask(server(), method, path, body, headers);
  const ifKnown = (path: string, etag: string) =>
    send('GET', path, undefined, { 'if-none-match': etag });

  test.each([`treatments/${ids.botox}`, 'treatments/?sort=name', `treatments/${ids.botox}/notes`])(
    '%s with the caller’s current version is a 304, until it changes [R8.9]',
    async (path) => {
      const etag = (await send('GET', path)).headers.get('etag') ?? '';
      const again = await ifKnown(path, etag);
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, etag]);
      expect((await ifKnown(path, `"x", ${etag}`)).status).toBe(304);
      expect((await ifKnown(path, '"x"')).status).toBe(200);
      await send('PUT', `treatments/${ids.botox}`, { name: 'Neu' }, { 'if-match': '*' });
      await send('PUT', `notes/${ids.note}`, { text: 'Neu' }, { 'if-match': '*' });
      expect((await ifKnown(path, etag)).status).toBe(200);
    },
  );

  test('a record with included records is never a 304: they may be newer', async () => {
    expect((await ifKnown(`notes/${ids.note}?include=treatment`, '"1"')).status).toBe(200);
  });

  test('`fields` returns only these columns, in a list and in a record [R8.8]', async () => {
    const list = await send(
      'GET',
      'treatments/?fields=name,id&include=notes&sort=position,id&limit=1',
    );
    const notes = [expect.objectContaining({ id: ids.note })];
    expect(list.body).toEqual([{ id: ids.botox, name: 'Botox', notes }]);
    expect(list.headers.get('link')).toMatch(/fields=/);
    const one = await send('GET', `treatments/${ids.botox}?fields=summary`);
    expect([one.body, one.headers.get('etag')]).toEqual([{ summary: 'Glättet.' }, '"1"']);
  });

  test.each(['nothing', 'name,constructor', 'prices', 'name,'])(
    'the fields %s are a 400',
    async (fields) => {
      const { status, body } = await send('GET', `treatments/?fields=${fields}`);
      const field = fields.replace('name,', '');
      expect([status, body.code, body.details]).toEqual([
        400,
        'QUERY_INVALID',
        { parameter: 'fields', field, reason: 'Unknown column' },
      ]);
      expect((await send('GET', 'treatments/?fields=')).status).toBe(400);
    },
  );

  test('a column that is set on creation only is read-only afterwards [R8.10]', async () => {
    const { columns } = (await send('GET', 'model/guides')).body;
    expect(columns.title).toMatchObject({ createOnly: true });
    expect(columns.title).not.toHaveProperty('readOnly');
    const made = await send('POST', 'guides/', { title: 'Once' });
    expect([made.status, made.body.title]).toEqual([201, 'Once']);
    const put = (body: unknown) => send('PUT', `guides/${made.body.id}`, body, { 'if-match': '*' });
    const changed = await put({ ...made.body, title: 'Twice' });
    expect([changed.status, changed.body.details]).toEqual([
      422,
      { title: [{ op: 'readOnly', message: expect.any(String) }] },
    ]);
    expect((await put({ ...made.body, treatment_id: ids.peel })).status).toBe(200);
  });
}
