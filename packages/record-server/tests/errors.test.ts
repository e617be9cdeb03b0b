import { RecordServerError, recordServer, recordServerMessages } from '@praxiskit/record-server';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPractice, ids, patient, staff, views } from './practice.ts';

let practice: Awaited<ReturnType<typeof createPractice>>;
let appFound: unknown[] = [];
let failure: unknown = null;

beforeAll(async () => {
  practice = await createPractice({
    bodyLimit: 1000,
    onWrite: () => {
      if (failure !== null) throw failure;
    },
    prepare(app) {
      app.setErrorHandler((error, _request, reply) => {
        appFound.push(error);
        return reply.code(500).send({ by: 'the app' });
      });
      app.get('/elsewhere', async () => {
        throw new RecordServerError('NOT_FOUND');
      });
    },
  });
});
beforeEach(() => {
  appFound = [];
  failure = null;
  practice.state.locale = 'de';
});
afterAll(() => practice.orm.close());

const price = `/api/prices/${ids.other}`;

test.each(['de', 'en'] as const)(
  'every answer is in the caller’s language (%s), even if the app has its own error handler',
  async (locale) => {
    practice.state.locale = locale;
    const answer = await practice.ask(null, 'GET', '/api/notes/');
    expect(answer.body).toEqual({
      statusCode: 401,
      code: 'UNAUTHENTICATED',
      message: recordServerMessages[locale].UNAUTHENTICATED,
    });
    expect(answer.status).toBe(401);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(appFound).toEqual([]);
  },
);

test('an error’s details are in the answer', async () => {
  const { body } = await practice.list(staff, 'prices', { limit: '501' });
  expect(body).toMatchObject({ code: 'QUERY_INVALID', details: { parameter: 'limit' } });
});

test.each([
  ['{"amount":', 'application/json', 400, 'BODY_INVALID'],
  ['', 'application/json', 400, 'BODY_INVALID'],
  ['{"__proto__":{"a":1}}', 'application/json', 400, 'BODY_INVALID'],
  ['amount=1', 'text/plain', 400, 'BODY_INVALID'],
  ['[1]', 'application/json', 400, 'BODY_INVALID'],
  [`{"label_de":"${'x'.repeat(1000)}"}`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ['<amount/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
])('a body that cannot be read (%s as %s) is a %i %s', async (payload, type, status, code) => {
  practice.state.viewer = staff;
  const answer = await practice.app.inject({
    method: 'PUT',
    url: price,
    payload,
    headers: { 'content-type': type, 'if-match': '*' },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({
    statusCode: status,
    code,
    message: recordServerMessages.de[code as 'BODY_INVALID'],
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(appFound).toEqual([]);
});

test.each([
  ['a lost connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['one in a cause', new Error('x', { cause: Object.assign(new Error(), { code: '57P01' }) })],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
  ['a closed database', new Error('PGlite is closed')],
  [
    'a connection that ended in a transaction',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
])('%s is a 503 with the time to wait', async (_case, error) => {
  failure = error;
  const answer = await practice.ask(staff, 'PUT', price, { amount: '7' }, { 'if-match': '*' });
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the message of a hook’s refusal is also in the answer of a batch', async () => {
  const messages = { de: 'Bitte rufen Sie an.', en: 'Please call.' };
  failure = new RecordServerError('TOO_MANY_REQUESTS', { messages, retryAfter: 86_400 });
  const put = { method: 'PUT', path: price, body: { amount: '7' }, ifMatch: '*' };
  const answer = await practice.ask(staff, 'POST', '/api/batch', { operations: [put] });
  expect(answer).toMatchObject({ status: 429, body: { message: messages.de } });
  expect(answer.headers['retry-after']).toBe('86400');
});

test('an error that does not belong to records is passed to the app’s handler', async () => {
  failure = new Error('no audit');
  const answer = await practice.ask(staff, 'PUT', price, { amount: '7' }, { 'if-match': '*' });
  expect(answer.body).toEqual({ by: 'the app' });
  expect(appFound).toEqual([failure]);
});

test('on other routes the app’s handler takes the language from the error itself', async () => {
  expect((await practice.ask(patient, 'GET', '/elsewhere')).body).toEqual({ by: 'the app' });
  expect(appFound[0]).toMatchObject({
    statusCode: 404,
    messages: { de: 'Das gibt es hier nicht.', en: 'There is no such thing here.' },
  });
});

test('both languages have a sentence for every code', () => {
  const { de, en } = recordServerMessages;
  expect(Object.keys(de)).toEqual(Object.keys(en));
  for (const text of [...Object.values(de), ...Object.values(en)])
    expect(text).toMatch(/^[A-Z].+\.$/);
});

test('nothing is added to the app’s other routes', async () => {
  const app = Fastify();
  app.get('/before', async () => 'page');
  await app.register(recordServer, {
    views,
    entityManager: () => practice.orm.em.fork(),
    viewer: () => null,
    locale: () => 'en',
  });
  app.get('/after', async () => 'page');
  app.get('/failing', async () => {
    throw new RecordServerError('NOT_FOUND');
  });
  expect((await app.inject('/before')).headers).not.toHaveProperty('cache-control');
  expect((await app.inject('/after')).body).toBe('page');
  expect((await app.inject('/failing')).headers).not.toHaveProperty('cache-control');
});

test.each([
  [
    'a row that others have locked for too long',
    'canceling statement due to lock timeout',
    '55P03',
  ],
  // The driver's error for a statement of a query builder.
  ['one of two writes that wait for each other', 'deadlock detected', '40P01'],
])('%s is a 503, to be tried again', async (_what, message, code) => {
  failure = Object.assign(new Error(message), { code });
  const headers = { 'if-match': '*' };
  const answer = await practice.ask(staff, 'PUT', price, { label_de: 'Gesperrt' }, headers);
  expect([answer.status, answer.body]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(appFound).toEqual([]);
});

test.each([
  ['PATCH', `/api/prices/${ids.other}`, 'GET, HEAD, PUT, DELETE'],
  ['POST', `/api/prices/${ids.other}`, 'GET, HEAD, PUT, DELETE'],
  ['PATCH', '/api/prices/', 'GET, HEAD, POST'],
  ['DELETE', '/api/prices', 'GET, HEAD, POST'],
  ['PUT', `/api/treatments/${ids.botox}/concerns`, 'GET, HEAD, POST'],
  ['PATCH', `/api/treatments/${ids.botox}/concerns/${ids.scars}`, 'DELETE'],
  ['PATCH', '/api/batch', 'POST'],
  ['GET', '/api/batch/', 'POST'],
] as const)(
  '%s %s is a 405 that names the methods of the address [R8.10]',
  async (method, url, allow) => {
    practice.state.viewer = staff;
    const answer = await practice.app.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(answer.headers.allow).toBe(allow);
    // The answer reveals nothing that the caller may not see.
    practice.state.viewer = null;
    const hidden = await practice.app.inject({ method, url: `/api/notes/${ids.other}` });
    if (method === 'PATCH') expect(hidden.statusCode).toBe(401);
    const unknown = await practice.app.inject({ method, url: '/api/nothing/' });
    expect(unknown.statusCode).toBe(404);
  },
);
