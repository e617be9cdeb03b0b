import { expect, test } from 'vitest';
import { ids } from './rows.ts';
import { ask, type Server, search } from './servers.ts';

/** Columns that a getter computes [R7.2]. */
export function computedContract(server: () => Server): void {
  const path = `concerns/${ids.wrinkles}`;
  const get = (address: string) => ask(server(), 'GET', address);
  const code = async (address: string) => {
    const { status, body } = await get(address);
    return `${status} ${body.code}`;
  };

  test('the definition names the getter, and marks the column as not stored', async () => {
    const { body } = await get('model/concerns');
    expect(body.columns.title).toEqual({
      type: 'STRING',
      allowNull: true,
      getter: 'title',
      dummy: true,
      readOnly: true,
      label: 'Title',
    });
  });

  test('the column is in lists, records, includes and answers to writes', async () => {
    const { slug } = (await get(path)).body;
    const title = `#${slug}`;
    expect((await get(path)).body).toMatchObject({ title });
    expect((await get('concerns/')).body.map((row: { title: string }) => row.title)).toContain(
      title,
    );
    const { body } = await get(`treatments/${ids.botox}?include=concerns`);
    expect(body.concerns[0].title).toBe(`#${body.concerns[0].slug}`);
    const made = await ask(server(), 'POST', 'concerns', { slug: 'neu' });
    expect(made.body).toMatchObject({ slug: 'neu', title: '#neu' });
  });

  test('the column can be requested alone', async () => {
    const { slug } = (await get(path)).body;
    expect((await get(`${path}?fields=title`)).body).toEqual({ title: `#${slug}` });
  });

  test('the column cannot be used in a filter or a sort', async () => {
    expect(await code(`concerns/?${search({ filter: { title: '#x' } })}`)).toBe(
      '400 FILTER_INVALID',
    );
    expect(await code('concerns/?sort=title')).toBe('400 SORT_INVALID');
    expect(await code('concerns/?sort=-title')).toBe('400 SORT_INVALID');
    const inner = { concerns: { $some: { title: '#x' } } };
    expect(await code(`treatments/?${search({ filter: inner })}`)).toBe('400 FILTER_INVALID');
  });

  test('a body may contain the unchanged value, which changes nothing', async () => {
    const { body } = await get(path);
    const put = (sent: object) => ask(server(), 'PUT', path, sent, { 'if-match': '*' });
    expect((await put(body)).body).toEqual(body);
    expect(await put({ ...body, title: 'mine' })).toMatchObject({
      status: 422,
      body: { code: 'READ_ONLY', details: { title: [{ op: 'readOnly' }] } },
    });
    expect((await put({ ...body, slug: 'other' })).body.title).toBe('#other');
    const made = await ask(server(), 'POST', 'concerns', { slug: 'neu', title: 'mine' });
    expect(made).toMatchObject({ status: 422, body: { code: 'READ_ONLY' } });
  });
}
