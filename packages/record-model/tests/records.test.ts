import type { RecordOf } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { anna, createPractice } from './practice.ts';

test('a view that was not loaded throws, and so does a missing name [R7.13]', async () => {
  const { client } = await createPractice();
  expect(() => client.loaded('letters')).toThrow('View not loaded');
  expect(() => client.loaded('')).toThrow('A view needs a name');
  await expect(client.view('')).rejects.toThrow('A view needs a name');
  expect(client.loaded('profiles').name).toBe('profiles');
});

test('views requested together are loaded once', async () => {
  const { client, calls } = await createPractice();
  await Promise.all([client.view('users'), client.view('users')]);
  expect(calls()).toEqual(['GET /api/model/users']);
});

test('a client with a language requests labels in it, even if the visitor has chosen another one elsewhere [R1.4D]', async () => {
  const { client, server } = await createPractice({ locale: 'de' });
  await client.view('users');
  expect(server.requests.map(({ path }) => path)).toEqual(['/api/model/users?lang=de']);
});

test('one id is one record for all callers', async () => {
  const { view, record } = await createPractice();
  const [found] = await view.find({ filter: { city: 'Weimar' } });
  expect(found).toBe(record);
});

test('columns are properties on the view’s prototype, not on each record', async () => {
  const { record } = await createPractice();
  expect(record.city).toBe('Weimar');
  record.city = 'Jena';
  expect(record.get('city')).toBe('Jena');
  expect(Object.keys(record)).not.toContain('city');
  expect(() => record.get('nothing')).toThrow('profiles has no field nothing');
  expect(() => record.set('version', 9)).toThrow('version cannot be changed');
});

test('each dirty field knows its old value and rolls back alone or with all [R7.5]', async () => {
  const { record } = await createPractice();
  record.assign({ city: 'Jena', visits: '2' });
  expect(record.changes()).toEqual({
    city: { old: 'Weimar', value: 'Jena' },
    visits: { old: 1, value: 2 },
  });
  expect(record.saveState).toBe('dirty');
  record.rollback('city');
  expect(record.changes()).toEqual({ visits: { old: 1, value: 2 } });
  record.rollback();
  expect(record).toMatchObject({ isChanged: false, saveState: 'clean', city: 'Weimar' });
});

test('setters and getters are registered functions; a computed column is never sent [R7.2]', async () => {
  const { record, server } = await createPractice();
  record.set('first_name', '  Berta ');
  expect(record.get('first_name')).toBe('Berta');
  expect(record.get('full_name')).toBe('Berta Muster');
  await record.flush();
  expect(server.requests[0]?.body).not.toHaveProperty('full_name');
});

test('an include loads the other view and its records [R8.8]', async () => {
  const { view, client, calls } = await createPractice();
  const record = await view.get('anna', { include: 'letters' });
  const [letter] = record.related('letters') as readonly RecordOf<{ subject: string }>[];
  expect(letter).toBe(client.loaded('letters').peek('letter-1'));
  expect(letter?.subject).toBe('Befund');
  expect(calls()).toEqual(['GET /api/model/letters', 'GET /api/profiles/anna?include=letters']);
});

test('a page has the cursor of the next one; a count contains no rows [R8.8]', async () => {
  const { client, server } = await createPractice();
  server.rows.users?.push({ id: 'user-2', version: 1, email: 'b@example.org' });
  const users = await client.view('users');
  const first = await users.page({ limit: 1, sort: 'email' });
  expect(first.records[0]?.get('id')).toBe('user-1');
  expect(first.next).toEqual(expect.any(String));
  const second = await users.page({ limit: 1, sort: 'email', after: first.next ?? '' });
  expect([second.records[0]?.get('id'), second.next]).toEqual(['user-2', null]);
  expect(await users.count({ filter: { email: 'b@example.org' } })).toBe(1);
});

test('a deleted record is flagged and dropped from the caches [R7.7]', async () => {
  const { record, view, server } = await createPractice();
  await record.remove();
  expect(record.isDeleted).toBe(true);
  expect(view.peek('anna')).toBeUndefined();
  expect(server.rows.profiles).toEqual([]);
  expect(() => record.set('city', 'Jena')).toThrow('cannot be changed');
});

test('the flags of a record change from its creation to its deletion [R7.5]', async () => {
  const { client } = await createPractice();
  const users = await client.view<{ email: string }>('users');
  const user = users.create({ email: 'b@example.org' });
  const flags = () => [user.isNew, user.isChanged, user.isReady, user.isDeleted];
  expect(flags()).toEqual([true, true, true, false]);
  await user.flush();
  expect(flags()).toEqual([false, false, true, false]);
  user.set('email', 'c@example.org');
  expect(flags()).toEqual([false, true, true, false]);
  await user.remove();
  expect(user.isDeleted).toBe(true);
});

test('a clone is new, has no primary value, and writes its values back [R7.9]', async () => {
  const { record } = await createPractice();
  const clone = record.clone();
  expect(clone).toMatchObject({ isNew: true });
  expect([clone.get('id'), clone.get('city')]).toEqual([null, 'Weimar']);
  clone.set('city', 'Jena');
  expect(record.get('city')).toBe('Weimar');
  clone.writeBack();
  expect(record.changes()).toEqual({ city: { old: 'Weimar', value: 'Jena' } });
});

test('a clone writes back its own changes, and does not overwrite changes of other users [R7.9]', async () => {
  const { record, view } = await createPractice();
  const clone = record.clone();
  clone.set('city', 'Jena');
  view.adopt({ ...anna, street: 'Markt 1', visits: 2, version: 4 });
  clone.writeBack();
  expect(record.changes()).toEqual({ city: { old: 'Weimar', value: 'Jena' } });
  expect([record.get('street'), record.get('visits')]).toEqual(['Markt 1', 2]);
});

test('only readers of the field and of the whole record are notified', async () => {
  const { record } = await createPractice();
  const heard: string[] = [];
  record.subscribeField('city', () => heard.push('city'));
  record.subscribeField('street', () => heard.push('street'));
  const end = record.subscribe(() => heard.push('record'));
  record.set('city', 'Jena');
  expect(heard).toEqual(['city', 'record']);
  end();
  record.set('street', 'Markt 1');
  expect(heard).toEqual(['city', 'record', 'street']);
});

test('a newer row from the server is taken, but never over unsaved edits', async () => {
  const { record, view } = await createPractice();
  view.adopt({ ...anna, city: 'Erfurt', version: 4 });
  expect(record.get('city')).toBe('Erfurt');
  view.adopt({ ...anna, city: 'Weimar', version: 3 });
  expect(record.get('city')).toBe('Erfurt');
  record.set('street', 'Markt 1');
  view.adopt({ ...anna, city: 'Gera', version: 5 });
  expect([record.get('city'), record.base().version]).toEqual(['Erfurt', 4]);
});
