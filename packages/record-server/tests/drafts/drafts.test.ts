import type { SqlEntityManager } from '@mikro-orm/sql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeDrafts } from './contract.ts';
import { anna, startTextServer } from './real-server.ts';
import { text } from './texts.ts';

let server: Awaited<ReturnType<typeof startTextServer>>;
beforeAll(async () => {
  server = await startTextServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  // Drafts are deleted together with their records.
  await server.em().execute('delete from texts where draft_of_id is null');
  await server.em().execute('delete from record_versions');
  server.writes.length = 0;
});

describeDrafts('the server', () => server.add());

const post = async (id: string, step: string, body: object = {}, headers = {}) => {
  const response = await server.fetch(`/api/drafts/texts/${id}/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  return { status: response.status, body: answer === '' ? null : JSON.parse(answer) };
};

test('writing a draft does not change the public content, publishing it does', async () => {
  const { id } = await server.add();
  await post(id, 'open');
  await post(id, 'allow', { rule: 'lasting', quote: 'forever', reason: 'A quotation.' });
  expect(server.writes.map(({ action, isPublic }) => [action, isPublic])).toEqual([
    ['create', false],
    ['allow', false],
  ]);
  expect(server.writes[1]?.reason).toBe('A quotation.');
  await post(id, 'publish', { version: 2 });
  expect(server.writes.slice(2).map(({ action, id, isPublic }) => [action, id, isPublic])).toEqual([
    ['delete', expect.any(String), false],
    ['publish', id, true],
  ]);
});

test('allowing words in a published record changes neither the time nor the user of its publishing', async () => {
  const { id } = await server.add();
  const read = async () => (await server.fetch(`/api/texts/${id}`)).json();
  const before = await read();
  const words = { rule: 'lasting', quote: 'forever' };
  await post(id, 'allow', { ...words, reason: 'A quotation.' });
  await post(id, 'disallow', words);
  const { published_at, published_by_name } = before;
  expect(published_at).not.toBeNull();
  expect(await read()).toMatchObject({ published_at, published_by_name });
  await post(id, 'open');
  await post(id, 'publish', { version: 1 });
  expect((await read()).published_at).not.toBe(published_at);
});

test('reverting checks the restored values like a PUT: an open finding or a broken rule refuses it', async () => {
  const { id } = await server.add('It lasts forever.');
  const { body: draft } = await post(id, 'open');
  await server.fetch(`/api/texts/${draft.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify({ title_de: 'Neu' }),
  });
  const { body: published } = await post(id, 'publish', { version: draft.version + 1 });
  server.writes.length = 0;
  const revert = () => post(id, 'revert', { version: published.version });
  expect(await revert()).toMatchObject({
    status: 422,
    body: { code: 'FINDINGS_OPEN', details: { title_de: [{ op: 'finding' }] } },
  });
  expect(server.writes).toEqual([]);
  const become = (title: string | null) =>
    server
      .em()
      .execute(
        `update record_versions set content = jsonb_set(content, '{title_de}', ?::jsonb) where record_id = ?`,
        [JSON.stringify(title), id],
      );
  await become(null);
  expect(await revert()).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION_FAILED', details: { title_de: [{}] } },
  });
  server.writes.length = 0;
  await become('Zuvor');
  expect((await revert()).status).toBe(200);
  expect(server.writes.map(({ action, isPublic }) => [action, isPublic])).toEqual([
    ['create', false],
    ['revert', true],
  ]);
});

test('a column that a kept version lacks keeps its value; a column that no longer exists is left out', async () => {
  const { id } = await server.add();
  const { body: draft } = await post(id, 'open');
  await server.fetch(`/api/texts/${draft.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify({ title_de: 'Neu', body_de: 'Neuer Text' }),
  });
  const { body: published } = await post(id, 'publish', { version: draft.version + 1 });
  await server
    .em()
    .execute(
      `update record_versions set content = content - 'body_de' || '{"subtitle": "x", "published_by_name": "Eve"}' where record_id = ?`,
      [id],
    );
  const path = `/api/drafts/texts/${id}/versions/${published.version - 1}`;
  const { content } = await (await server.fetch(path)).json();
  expect(content).toEqual({ title_de: 'Alt', title_en: 'Old', body_en: 'Text' });
  await post(id, 'revert', { version: published.version });
  expect(await (await server.fetch(`/api/texts/${id}`)).json()).toMatchObject({
    title_de: 'Alt',
    body_de: 'Neuer Text',
    published_by_name: null,
  });
});

test('a user who may not delete a record cannot delete it by reverting and discarding', async () => {
  const { id } = await server.add();
  const desk = { 'x-desk': '1' };
  const read = async () => (await server.fetch(`/api/texts/${id}`)).json();
  const before = await read();
  const reverted = await post(id, 'revert', { version: 1, first: true }, desk);
  expect([reverted.status, reverted.body.code]).toEqual([409, 'CONFLICT']);
  expect((await post(id, 'discard', {}, desk)).status).toBe(204);
  expect(await read()).toEqual(before);
});

test('a record that was never published is discarded only by users who may delete it', async () => {
  const made = await server.fetch('/api/texts/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(text),
  });
  const { id } = await made.json();
  expect((await post(id, 'discard', {}, { 'x-desk': '1' })).status).toBe(404);
  expect((await server.fetch(`/api/texts/${id}`)).status).toBe(200);
  expect((await post(id, 'discard')).status).toBe(204);
  expect((await server.fetch(`/api/texts/${id}`)).status).toBe(404);
});

test('a first publishing that is reverted with a later draft is kept, and removed with its record', async () => {
  const made = await server.fetch('/api/texts/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...text, title_de: 'Kurz öffentlich' }),
  });
  const { id } = await made.json();
  const { body: published } = await post(id, 'publish', { version: 1 });
  await post(id, 'open');
  await post(id, 'revert', { version: published.version });
  const kept = await server.fetch(`/api/drafts/texts/${id}/versions/${published.version}`);
  expect((await kept.json()).content).toMatchObject({ title_de: 'Kurz öffentlich' });
  await post(id, 'discard');
  expect(await server.em().execute('select * from record_versions')).toEqual([]);
});

test('deleting a record deletes its versions from the table, and no others', async () => {
  const rows = async () => {
    const kept = await server
      .em()
      .execute<{ record_id: string }[]>('select record_id from record_versions order by record_id');
    return kept.map(({ record_id }) => record_id);
  };
  const publishOnce = async (title: string) => {
    const { id } = await server.add(title);
    await post(id, 'open');
    await post(id, 'publish', { version: 1 });
    return id;
  };
  const [gone, stays] = [await publishOnce('Eins'), await publishOnce('Zwei')];
  expect(await rows()).toEqual([gone, stays].toSorted());
  await server.fetch(`/api/texts/${gone}`, { method: 'DELETE', headers: { 'if-match': '*' } });
  expect(await rows()).toEqual([stays]);
});

test('a guest cannot see or open a draft', async () => {
  const { id } = await server.add();
  const guest = { 'x-guest': '1' };
  for (const step of ['open', 'publish', 'revert', 'discard', 'allow', 'disallow']) {
    expect([step, (await post(id, step, {}, guest)).status]).toEqual([step, 401]);
  }
  for (const path of ['versions', 'versions/1']) {
    const { status } = await server.fetch(`/api/drafts/texts/${id}/${path}`, { headers: guest });
    expect([path, status]).toEqual([path, 401]);
  }
  const { body } = await post(id, 'open');
  const list = await server.fetch('/api/texts/', { headers: guest });
  expect(await list.json()).toMatchObject([{ id }]);
  expect((await server.fetch(`/api/texts/${body.id}`, { headers: guest })).status).toBe(404);
});

test('a preview shows the draft to every read inside it, and leaves no trace', async () => {
  const { id } = await server.add();
  const { body: draft } = await post(id, 'open');
  await server.fetch(`/api/texts/${draft.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify({ title_de: 'Geplant' }),
  });
  const read = (em: SqlEntityManager = server.em()) =>
    server.readAs({ viewer: null, locale: 'de', em }).list('texts', {
      filter: { title_de: 'Geplant' },
    });
  const asked = { headers: {} } as never;
  const shown = await server.drafts.preview(asked, `texts/${draft.id}`, (em) => read(em));
  expect(shown).toMatchObject([{ id, title_de: 'Geplant' }]);
  expect(await read()).toEqual([]);
  // Also if the work fails.
  const failed = server.drafts.preview(asked, `texts/${id}`, async () => {
    throw new Error('rendering');
  });
  await expect(failed).rejects.toThrow('rendering');
  expect(await read()).toEqual([]);

  const nobody = { headers: { 'x-guest': '1' } } as never;
  let isRun = false;
  const work = async () => {
    isRun = true;
  };
  for (const [who, address] of [
    [nobody, `texts/${id}`],
    [asked, `texts/${anna.id}`],
    [asked, 'texts'],
    [asked, `nothing/${id}`],
  ] as const) {
    expect(await server.drafts.preview(who, address, work)).toBeNull();
  }
  expect(isRun).toBe(false);
});
