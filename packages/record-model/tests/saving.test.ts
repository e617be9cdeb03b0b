import { RecordError } from '@praxiskit/record-model';
import { expect, test } from 'vitest';
import { anna, createPractice, settle } from './practice.ts';

test('autosave sends the full record 500 ms after the last change [R7.8] [R7.6]', async () => {
  const { record, clock, server, calls } = await createPractice();
  record.set('city', 'Jena');
  await clock.advance(499);
  record.set('street', 'Markt 1');
  await clock.advance(499);
  expect(calls()).toEqual([]);
  await clock.advance(1);
  expect(calls()).toEqual(['PUT /api/profiles/anna']);
  expect(server.requests[0]?.headers.get('if-match')).toBe('"3"');
  expect(server.requests[0]?.body).toEqual({ ...anna, city: 'Jena', street: 'Markt 1' });
  expect(record).toMatchObject({ isChanged: false, saveState: 'saved' });
  expect(record.get('version')).toBe(4);
});

test('saves within 100 ms share one request [R7.8]', async () => {
  const { record, clock, calls } = await createPractice();
  record.set('city', 'Jena');
  const saves = [record.save(), record.save()];
  await clock.advance(99);
  expect(calls()).toEqual([]);
  await clock.advance(1);
  await Promise.all(saves);
  expect(calls()).toHaveLength(1);
});

test('an unchanged record saves nothing [R7.6]', async () => {
  const { record, calls } = await createPractice();
  await record.flush();
  record.set('city', 'Jena');
  record.set('city', 'Weimar');
  expect(record.isChanged).toBe(false);
  await record.flush();
  expect(calls()).toEqual([]);
});

test('a new record is created by POST with its defaults, and keeps its key when it gets its id [R7.6]', async () => {
  const { client, clock, server } = await createPractice();
  const users = await client.view<{ email: string; created_at: string }>('users');
  const user = users.create({ email: 'b@example.org' });
  const { key } = user;
  expect(user).toMatchObject({
    isNew: true,
    isReady: true,
    created_at: '2026-11-20T09:00:00.000Z',
  });
  const saved = user.save();
  await clock.advance(100);
  await saved;
  const { method, headers, body } = server.requests.at(-1) ?? {};
  expect([method, headers?.get('idempotency-key')]).toEqual(['POST', 'key-1']);
  expect(body).toEqual({ email: 'b@example.org', created_at: '2026-11-20T09:00:00.000Z' });
  expect(user).toMatchObject({ isNew: false, isChanged: false, key });
  expect(users.peek('id-1')).toBe(user);
});

test('edits during a save are kept and saved after it', async () => {
  const { record, clock, server, calls } = await createPractice();
  let letGo = () => {};
  server.answerNext(async () => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return Response.json({ ...anna, city: 'Jena', version: 4 });
  });
  record.set('city', 'Jena');
  await clock.advance(500);
  record.set('street', 'Markt 1');
  await clock.advance(500);
  expect(calls()).toHaveLength(1);
  Object.assign(server.rows.profiles?.[0] ?? {}, { city: 'Jena', version: 4 });
  letGo();
  await settle();
  expect(calls()).toHaveLength(2);
  expect(server.requests[1]?.headers.get('if-match')).toBe('"4"');
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena', street: 'Markt 1' });
  expect(record.saveState).toBe('saved');
});

test('after a 412, fields that only one side changed are merged and saved', async () => {
  const { record, clock, server, calls } = await createPractice();
  Object.assign(server.rows.profiles?.[0] ?? {}, { city: 'Erfurt', version: 9 });
  record.set('street', 'Markt 1');
  await clock.advance(500);
  expect(calls()).toHaveLength(2);
  expect(server.rows.profiles?.[0]).toMatchObject({
    city: 'Erfurt',
    street: 'Markt 1',
    version: 10,
  });
  expect(record.get('city')).toBe('Erfurt');
  expect(record.saveState).toBe('saved');
});

test('a field that both changed is a conflict with base, mine and theirs, and waits for a decision', async () => {
  const errors: RecordError[] = [];
  const { record, clock, server, calls } = await createPractice({
    onError: (error) => errors.push(error),
  });
  Object.assign(server.rows.profiles?.[0] ?? {}, { city: 'Erfurt', version: 9 });
  record.set('city', 'Jena');
  await clock.advance(500);
  expect(record.saveState).toBe('conflict');
  expect(record.conflict).toEqual({
    fields: { city: { base: 'Weimar', mine: 'Jena', theirs: 'Erfurt' } },
  });
  expect(errors.map(({ code }) => code)).toEqual(['VERSION_STALE']);
  await clock.advance(60_000);
  expect(calls()).toHaveLength(1);
  record.resolve('mine');
  await record.flush();
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena', version: 10 });
});

test('a conflict may be resolved to theirs', async () => {
  const { record, clock, server } = await createPractice();
  Object.assign(server.rows.profiles?.[0] ?? {}, { city: 'Erfurt', version: 9 });
  record.set('city', 'Jena');
  await clock.advance(500);
  record.resolve({ city: 'theirs' });
  expect(record).toMatchObject({ isChanged: false, saveState: 'clean', conflict: null });
  expect(record.get('city')).toBe('Erfurt');
});

test.each([
  ['a 503', () => new Response('{}', { status: 503 })],
  ['a lost network', () => Promise.reject(new TypeError('fetch failed'))],
])('%s keeps the edits and tries again, each time later', async (_case, answer) => {
  const { record, clock, server, calls } = await createPractice();
  server.answerNext(answer);
  server.answerNext(answer);
  record.set('city', 'Jena');
  await clock.advance(500);
  expect(record).toMatchObject({ saveState: 'failed', isChanged: true });
  await clock.advance(1000);
  expect(calls()).toHaveLength(2);
  await clock.advance(1999);
  expect(calls()).toHaveLength(2);
  await clock.advance(1);
  expect(record.saveState).toBe('saved');
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena' });
});

test('a POST whose answer was lost is repeated with its key, and creates one record', async () => {
  const { client, clock, server } = await createPractice();
  const user = (await client.view('users')).create({ email: 'b@example.org' });
  const { fetch } = server;
  server.answerNext(async () => {
    const { body, headers } = server.requests.at(-1) ?? {};
    await fetch('/api/users/', {
      method: 'POST',
      body: JSON.stringify(body),
      ...(headers && { headers }),
    });
    throw new TypeError('the answer was lost');
  });
  const saved = user.save();
  saved.catch(() => {});
  await clock.advance(100);
  await expect(saved).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  user.set('email', 'c@example.org');
  await clock.advance(1000);
  expect(server.rows.users).toHaveLength(2);
  expect(user.isNew).toBe(false);
  await user.flush();
  expect(server.rows.users?.[1]).toMatchObject({ email: 'c@example.org' });
});

test('a broken rule sends nothing; the message is at its field', async () => {
  const { record, calls } = await createPractice();
  record.set('first_name', '  ');
  await expect(record.flush()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(record.saveState).toBe('invalid');
  expect(record.errors()).toEqual({
    first_name: [{ op: 'required', message: 'This field is required' }],
  });
  expect(calls()).toEqual([]);
});

test('the server’s refusal of a field stays until that field is edited', async () => {
  const { record, server } = await createPractice();
  const details = { city: [{ op: 'unique', message: 'taken' }] };
  server.answerNext(() => Response.json({ code: 'VALIDATION_FAILED', details }, { status: 422 }));
  record.set('city', 'Jena');
  await expect(record.flush()).rejects.toBeInstanceOf(RecordError);
  expect(record.errorsOf('city')).toEqual(details.city);
  record.set('city', 'Gera');
  expect(record.errorsOf('city')).toEqual([]);
  expect(record.saveState).toBe('dirty');
});

test('a value that does not fit its column is kept as typed, reported, and not sent', async () => {
  const { record } = await createPractice();
  record.set('visits', 'many');
  expect(record.get('visits')).toBe('many');
  expect(record.errorsOf('visits')).toEqual([
    { op: 'type', message: 'Please enter a whole number' },
  ]);
  await expect(record.flush()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  record.set('visits', '2');
  expect(record.get('visits')).toBe(2);
  expect(record.errorsOf('visits')).toEqual([]);
});

test('a save saves changed parents first, then the record, then its queued links [R7.10]', async () => {
  const { client, record, calls } = await createPractice();
  const user = (await client.view('users')).create({ email: 'b@example.org' });
  const letter = (await client.view('letters')).adopt({ id: 'letter-1', version: 1 });
  record.link('user', user);
  record.link('letters', letter);
  await record.flush();
  expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /api/users/',
    'PUT /api/profiles/anna',
    'POST /api/profiles/anna/letters/',
  ]);
  expect(record.get('user_id')).toBe('id-1');
});

test('flush saves everything unsaved, and pending is empty after it', async () => {
  const { client, record, view, server } = await createPractice();
  record.set('city', 'Jena');
  view.create({ first_name: 'Bela' });
  expect(client.pending()).toHaveLength(2);
  await client.flush();
  expect(client.pending()).toEqual([]);
  expect(server.rows.profiles).toHaveLength(2);
});

test('onSaved distinguishes an explicit save from an autosave [R7.16]', async () => {
  const kinds: boolean[] = [];
  const { record, clock } = await createPractice({
    onSaved: (_record, { explicit }) => kinds.push(explicit),
  });
  record.set('city', 'Jena');
  await clock.advance(500);
  record.set('city', 'Gera');
  const saved = record.save();
  await clock.advance(100);
  await saved;
  expect(kinds).toEqual([false, true]);
});

test('another user starts empty: timers and records are gone', async () => {
  const { client, record, view, clock, calls } = await createPractice();
  record.set('city', 'Jena');
  client.clear();
  await clock.advance(60_000);
  expect(calls()).toEqual([]);
  expect(view.peek('anna')).toBeUndefined();
});

test('another user’s definitions are loaded again, even if they were requested before', async () => {
  const { client, server, calls } = await createPractice();
  const first = await client.view('profiles');
  client.clear();
  expect(() => client.loaded('profiles')).toThrow('View not loaded');
  expect(await client.view('profiles')).not.toBe(first);

  // Requested by the former user, answered when the next one has begun.
  const late = Promise.withResolvers<Response>();
  server.answerNext(() => late.promise);
  const asked = client.view('users');
  await settle();
  client.clear();
  const own = await client.view('users');
  late.resolve(Response.json({ name: 'users', columns: 'of the former user' }));
  expect(await asked).toBe(own);
  expect(calls().filter((call) => call === 'GET /api/model/users')).toHaveLength(2);
});

test('a site saves a stored record in its own way: no PUT is sent, and a failure is tried again', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const { record, clock, calls } = await createPractice({
    saveInstead(edited) {
      if (edited.get('city') === 'Weimar') return undefined;
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      return answer.promise.then(() => edited.rollback('city'));
    },
  });
  record.set('city', 'Jena');
  await clock.advance(500);
  expect(record.saveState).toBe('saving');
  answers[0]?.reject(new RecordError('UNAVAILABLE', 'offline'));
  await settle();
  expect(record).toMatchObject({ isChanged: true, saveState: 'failed' });
  await clock.advance(60_000);
  expect(answers).toHaveLength(2);
  answers[1]?.resolve();
  await settle();
  expect(record).toMatchObject({ isChanged: false, saveState: 'saved' });
  expect(calls()).toEqual([]);
  // Other records are sent as usual.
  record.set('street', 'Markt 1');
  await clock.advance(500);
  expect(calls()).toEqual(['PUT /api/profiles/anna']);
});
