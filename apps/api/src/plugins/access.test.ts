import cookie from '@fastify/cookie';
import type { Viewer } from '@praxiskit/auth-server';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { access } from './access.ts';
import { errors } from './errors.ts';
import { requestLocale } from './request-locale.ts';

const patient: Viewer = { id: '1', email: '', name: '', roles: [], passwordChange: false };

async function appFor(viewer: Viewer | null) {
  const app = fastify();
  await app.register(cookie);
  await app.register(requestLocale);
  await app.register(errors);
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => {
    request.viewer = viewer;
  });
  await app.register(access);
  return app;
}

test('a route without an access rule stops the start, and is named', async () => {
  const app = await appFor(null);
  expect(() => app.get('/api/open', async () => 'open')).toThrow(
    'The route GET /api/open has no access rule.',
  );
});

test('a guest is told that signing in helps, others that there is nothing', async () => {
  const asGuest = await appFor(null);
  asGuest.get('/staff', { config: { access: ['staff'] } }, async () => 'here');
  expect((await asGuest.inject('/staff')).statusCode).toBe(401);

  const asPatient = await appFor(patient);
  asPatient.get('/staff', { config: { access: ['staff'] } }, async () => 'here');
  asPatient.get('/mine', { config: { access: 'session' } }, async () => 'here');
  expect((await asPatient.inject('/staff')).statusCode).toBe(404);
  expect((await asPatient.inject('/mine')).body).toBe('here');
});

test('one matching role is enough [R2.11]', async () => {
  const app = await appFor({ ...patient, roles: ['other', 'staff'] });
  app.get('/staff', { config: { access: ['admin', 'staff'] } }, async () => 'here');
  expect((await app.inject('/staff')).statusCode).toBe(200);
});
