import type { Definition } from '@praxiskit/record-model';
import { createLocalFetch, createRecordClient, type Values } from '@praxiskit/record-model/client';
import { createTestServer } from '@praxiskit/record-model/testing';
import { expect, test } from 'vitest';

const samples: Definition = {
  name: 'samples',
  label: 'Samples',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  relations: {},
  columns: {
    id: { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true },
    name: { type: 'STRING', allowNull: true },
    amount: { type: 'DECIMAL', allowNull: true },
    version: { type: 'INTEGER', allowNull: false, default: 1, readOnly: true },
  },
};

const open = (fetch = createLocalFetch()) => createRecordClient({ fetch, definitions: [samples] });

test('a saved record has an id and a version, and is found, changed and removed as on a server', async () => {
  const fetch = createLocalFetch();
  const view = await open(fetch).view<Values>('samples');
  const record = view.create({ name: 'Muster', amount: '12.50' });
  await record.flush();
  expect(record).toMatchObject({ isNew: false, isChanged: false, saveState: 'saved', version: 1 });
  record.set('name', 'Anders');
  await record.flush();
  expect(record.get('version')).toBe(2);

  const elsewhere = await open(fetch).view<Values>('samples');
  expect(await elsewhere.count()).toBe(1);
  const [found] = await elsewhere.find();
  expect(found?.toJSON()).toEqual(record.toJSON());
  await found?.remove();
  await expect(elsewhere.get(String(record.get('id')))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('two edits of one field are a conflict, of two fields they are merged', async () => {
  const fetch = createLocalFetch();
  const view = await open(fetch).view<Values>('samples');
  const record = view.create({ name: 'Muster', amount: '1' });
  await record.flush();
  const other = await (await open(fetch).view('samples')).get(String(record.get('id')));
  other.assign({ name: 'Theirs' });
  await other.flush();

  record.set('amount', '2');
  await record.flush();
  expect(record.toJSON()).toMatchObject({ name: 'Theirs', amount: '2', version: 3 });
  other.set('amount', '3');
  await expect(other.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(other.conflict?.fields.amount).toEqual({ base: '1', mine: '3', theirs: '2' });
});

test('every local fetch has a memory of its own', async () => {
  const view = await open().view('samples');
  await view.create({ name: 'Muster' }).flush();
  expect(await (await open().view('samples')).count()).toBe(0);
});

test('a filter and an include are refused, not ignored', async () => {
  const view = await open().view('samples');
  const refused = { code: 'REFUSED', serverCode: 'QUERY_INVALID' };
  await expect(view.find({ filter: { name: 'Muster' } })).rejects.toMatchObject(refused);
  const list = await createLocalFetch()('/api/samples/?include=owner');
  expect(list.status).toBe(400);
});

test('a request that was aborted is answered by its reason', async () => {
  const signal = AbortSignal.abort();
  await expect(createLocalFetch()('/api/samples/', { signal })).rejects.toBe(signal.reason);
});

/** What a test server and the local fetch both answer; the ids differ, so they stand as `{id}`. */
async function journeyOf(fetch: typeof globalThis.fetch): Promise<unknown[]> {
  const answers: unknown[] = [];
  let id = 'none';
  const call = async (method: string, path: string, body?: Values, headers = {}) => {
    const response = await fetch(`/api/samples/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = text === '' ? null : (JSON.parse(text) as Values);
    if (response.status === 201) id = String(answer?.id);
    const { etag: given, location } = Object.fromEntries(response.headers);
    // Of a record: what stands in memory has no lists to be asked for again.
    const etag = given?.startsWith('W/') ? undefined : given;
    answers.push([
      ...[method, response.status, etag, location?.replaceAll(id, '{id}')],
      response.ok ? JSON.parse(text.replaceAll(id, '{id}') || 'null') : answer?.code,
    ]);
  };
  const version = (number: number) => ({ 'if-match': `"${number}"` });
  await call('GET', '');
  await call('GET', '00000000-0000-7000-8000-000000000009');
  await call('POST', '', { name: 'Muster', amount: '1.50' });
  await call('GET', id);
  await call('PUT', id, { name: 'Anders' });
  await call('PUT', id, { name: 'Anders' }, version(1));
  await call('PUT', id, { name: 'Anders' }, version(2));
  await call('PUT', id, { name: 'Dritte' }, version(1));
  await call('GET', '');
  await call('GET', '?count=true');
  await call('DELETE', id, undefined, version(1));
  await call('DELETE', id, undefined, version(2));
  await call('DELETE', id, undefined, version(2));
  await call('GET', '?count=true');
  return answers;
}

test('it answers each request as the test server does', async () => {
  const local = await journeyOf(createLocalFetch());
  expect(local).toHaveLength(14);
  expect(local).toEqual(await journeyOf(createTestServer([samples]).fetch));
});
