import {
  createServer,
  type ErrorsOptions,
  errors,
  HttpError,
  type Locale,
} from '@praxiskit/server-kit';
import { expect, test } from 'vitest';

async function appThatThrows(error: unknown, options: ErrorsOptions = {}) {
  const app = createServer({ logLevel: 'silent', trustProxy: false });
  const locale = (request: { headers: NodeJS.Dict<unknown> }) =>
    request.headers['accept-language'] as Locale;
  await app.register(errors, { locale, ...options });
  for (const url of ['/api/x', '/x', '/x.json']) {
    app.get(url, async () => {
      throw error;
    });
  }
  return (language: Locale, url = '/api/x') =>
    app.inject({ url, headers: { 'accept-language': language } });
}

/** An error as another package makes it. */
function packageError(statusCode: number, code: string, more: object = {}): Error {
  return Object.assign(new Error('what it says itself'), { statusCode, code, ...more });
}

test('an error has a code and a message in the caller’s language', async () => {
  const ask = await appThatThrows(new HttpError(404, 'NOT_FOUND'));
  const answer = await ask('de');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    statusCode: 404,
    code: 'NOT_FOUND',
    message: 'Das gibt es hier nicht.',
  });
  expect((await ask('en')).json().message).toBe('There is no such thing here.');
});

test('an error is answered as it is, whatever its route describes for that status', async () => {
  const app = createServer({ logLevel: 'silent', trustProxy: false });
  await app.register(errors);
  const other = {
    type: 'object',
    properties: { url: { type: 'string' }, code: { const: 'OTHER' } },
    required: ['url'],
  };
  const schema = { response: { 400: other, 503: other } };
  app.post('/api/x/:name', { schema }, async () => {
    throw new HttpError(503, 'UNAVAILABLE', { details: { more: 1 } });
  });
  const post = (url: string, payload: string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
  for (const [url, payload, statusCode, code] of [
    ['/api/x/a', '{}', 503, 'UNAVAILABLE'],
    ['/api/x/a', '{', 400, 'BAD_REQUEST'],
    ['/api/x/%00', '{}', 400, 'BAD_REQUEST'],
  ] as const) {
    const answer = await post(url, payload);
    expect([url, answer.statusCode, answer.json()]).toMatchObject([url, statusCode, { code }]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('an error that brings its own texts is answered by them', async () => {
  const messages = { de: 'Abgelaufen.', en: 'Expired.' };
  const ask = await appThatThrows(packageError(410, 'LINK_EXPIRED', { messages }));
  expect((await ask('de')).json()).toEqual({
    statusCode: 410,
    code: 'LINK_EXPIRED',
    message: 'Abgelaufen.',
  });
  expect((await ask('en')).json().message).toBe('Expired.');
});

test('an error’s own texts take precedence over the server’s, also for the same code', async () => {
  const messages = { de: 'Der Brief ist fort.', en: 'The letter is gone.' };
  const ask = await appThatThrows(packageError(404, 'NOT_FOUND', { messages }));
  expect((await ask('de')).json().message).toBe('Der Brief ist fort.');
});

test('a refusal without texts keeps its own message, a failure does not', async () => {
  const refused = await appThatThrows(packageError(409, 'CONFLICT'));
  expect((await refused('en')).json().message).toBe('what it says itself');
  const failed = await appThatThrows(packageError(500, 'CONFIGURATION'));
  expect((await failed('en')).json()).toEqual({
    statusCode: 500,
    code: 'CONFIGURATION',
    message: 'Something went wrong on our side. Please try again later.',
  });
});

test('an error’s details are in the answer', async () => {
  const details = { email: [{ op: 'email', message: 'Please enter a valid email' }] };
  const ask = await appThatThrows(packageError(422, 'VALIDATION_FAILED', { details }));
  expect((await ask('de')).json().details).toEqual(details);
});

test.each([
  new Error('password "secret" in table users'),
  Object.assign(new Error('secret'), { code: '42P01', statusCode: 400, details: 'users' }),
  Object.assign(new Error('secret'), { code: 'EACCES', path: '/users', details: 'users' }),
  { stack: 'secret', messages: { de: 'users', en: 'users' } },
  'secret',
  null,
  undefined,
])('an unexpected error says nothing of its cause: %o', async (error) => {
  const ask = await appThatThrows(error);
  const answer = await ask('en');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    statusCode: 500,
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Please try again later.',
  });
});

test('a database that is away is 503 with a time to come back', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const ask = await appThatThrows(new Error('select 1', { cause }));
  const answer = await ask('de');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('UNAVAILABLE');
  expect(answer.headers['retry-after']).toBe('5');
});

test('an error caused by an unavailable database is answered as 503', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const messages = { de: 'Unbekannt.', en: 'Unknown.' };
  const ask = await appThatThrows(packageError(404, 'ACCOUNT_UNKNOWN', { cause, messages }));
  const answer = await ask('en');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toBe(
    'We cannot be reached right now. Please try again in a moment.',
  );
});

test.each([
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'TOO_MANY_REQUESTS'],
])('a status %i has one code, whatever refused', async (statusCode, code) => {
  const ask = await appThatThrows(Object.assign(new Error('x'), { statusCode, code: 'FST_ERR_X' }));
  expect((await ask('en')).json()).toMatchObject({ statusCode, code });
});

test('a path that leads out of the folder of files is answered as unknown', async () => {
  const ask = await appThatThrows(packageError(403, 'FST_STATIC_FORBIDDEN_PATH'));
  expect((await ask('en')).json()).toEqual({
    statusCode: 404,
    code: 'NOT_FOUND',
    message: 'There is no such thing here.',
  });
});

test('input that a route’s own schema refuses is a 400', async () => {
  const app = createServer({ logLevel: 'silent', trustProxy: false });
  await app.register(errors);
  const schema = { querystring: { type: 'object', required: ['page'] } };
  app.get('/api/x', { schema }, async () => 'here');
  const answer = await app.inject('/api/x');
  expect(answer.json()).toEqual({
    statusCode: 400,
    code: 'BAD_REQUEST',
    message: 'Die Anfrage ist nicht lesbar.',
  });
});

test('an unknown address is a 404 of the same form', async () => {
  const ask = await appThatThrows(null);
  expect((await ask('de', '/api/y')).json().code).toBe('NOT_FOUND');
});

test('a person gets a page, a script gets JSON', async () => {
  const page = async (_request: unknown, statusCode: number) => ({
    status: statusCode,
    headers: { 'content-type': 'text/html' },
    body: `<h1>${statusCode}</h1>`,
  });
  const ask = await appThatThrows(new HttpError(404, 'NOT_FOUND'), { page });
  const answer = await ask('de', '/x?a=b');
  expect([answer.statusCode, answer.body]).toEqual([404, '<h1>404</h1>']);
  for (const url of ['/api/x', '/x.json', '/_ipx/x', '/health/x']) {
    expect((await ask('de', url)).json().code).toBe('NOT_FOUND');
  }
});

test('the app may decide itself which addresses are pages', async () => {
  const page = async () => ({ status: 404, headers: {}, body: 'page' });
  const isPage = ({ url }: { url: string }) => url === '/api/x';
  const ask = await appThatThrows(new HttpError(404, 'NOT_FOUND'), { page, isPage });
  expect((await ask('de', '/api/x')).body).toBe('page');
  expect((await ask('de', '/x')).json().code).toBe('NOT_FOUND');
});

test('if rendering the error page fails, the first error is answered without a page', async () => {
  const page = async () => {
    throw new Error('secret');
  };
  const ask = await appThatThrows(new HttpError(404, 'NOT_FOUND'), { page });
  const answer = await ask('de', '/x');
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('NOT_FOUND');
});
