import { type RecordedAnswer, recordedAnswer } from '@praxiskit/test-support/recorded-answer';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { createSite, password, patient } from './site.ts';

const answerOf = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  status: statusCode,
  headers,
  body: body.startsWith('{') ? JSON.parse(body) : body,
});

test('the answers that the documentation shows are those of the server [R6.5]', async () => {
  const { browser: open } = await createSite();
  let browser = open();
  const answers: RecordedAnswer[] = [];
  const get = async (about: string, path: string, by = 'a guest') => {
    const answer = await browser.get(path);
    answers.push(recordedAnswer(about, `GET ${path}`, answerOf(answer), { by }));
  };
  const signIn = async (
    about: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const csrfToken = await browser.csrfToken();
    const sent = { email: patient.email, ...fields, csrfToken, json: 'true' };
    const path = '/api/auth/callback/credentials';
    const answer = await browser.post(path, sent, headers);
    answers.push(
      recordedAnswer(about, `POST ${path}`, answerOf(answer), {
        by: 'a guest',
        headers,
        form: sent,
      }),
    );
  };
  await get('Nobody is signed in', '/api/auth/session');
  await get('A route for users', '/for-users');
  await get('The token of a form', '/api/auth/csrf');
  await signIn('A wrong password', { password: 'wrong' });
  await signIn('From a page of another site', { password }, { origin: 'https://other.example' });
  await signIn('The right password', { password });
  await get('The session', '/api/auth/session', 'the user, by the cookie');
  for (let attempt = 0; attempt < 5; attempt += 1) await open().signIn({ password: 'wrong' });
  browser = open();
  await signIn('From an unknown device, after five wrong passwords', { password: 'wrong' });
  await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(
    'recorded-answers.json',
  );
});
