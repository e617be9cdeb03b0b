import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { errors } from './errors.ts';
import { HttpError } from './http-error.ts';
import { requestLocale } from './request-locale.ts';

async function appThatThrows(error: unknown) {
  const app = fastify();
  await app.register(cookie);
  await app.register(requestLocale);
  await app.register(errors);
  app.get('/api/x', async () => {
    throw error;
  });
  return (language: string) =>
    app.inject({ url: '/api/x', headers: { 'accept-language': language } });
}

test('an error has a code and a message in the caller’s language', async () => {
  const ask = await appThatThrows(new HttpError(404, 'NOT_FOUND'));
  expect((await ask('de')).json()).toEqual({
    statusCode: 404,
    code: 'NOT_FOUND',
    message: 'Das gibt es hier nicht.',
  });
  expect((await ask('en')).json().message).toBe('There is no such thing here.');
});

test('an unexpected error says nothing of its cause', async () => {
  const ask = await appThatThrows(new Error('password "secret" in table users'));
  const answer = await ask('en');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/secret|users|stack/);
});

test('a database that is away is 503 with a time to come back', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const ask = await appThatThrows(new Error('select 1', { cause }));
  const answer = await ask('de');
  expect(answer.statusCode).toBe(503);
  expect(answer.json().code).toBe('UNAVAILABLE');
  expect(answer.headers['retry-after']).toBe('5');
});
