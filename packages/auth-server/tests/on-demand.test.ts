import { AuthServerError, sessionOf } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

/** `/lazy` loads the session only if its query says so. */
async function createLazySite() {
  const site = await createSite({}, (app) => {
    app.get('/lazy', { config: { access: 'public', session: 'on-demand' } }, async (request) => {
      const before = request.viewer;
      const { load } = request.query as { load?: string };
      if (load !== undefined) await request.loadSession();
      return { before, session: sessionOf(request) };
    });
  });
  const { findSession: find } = site.store;
  const asked: string[] = [];
  site.store.findSession = (idHash) => {
    asked.push(idHash);
    return find(idHash);
  };
  return { ...site, asked };
}

test('a session on demand is not read until the handler calls for it', async () => {
  const { browser: open, asked } = await createLazySite();
  const browser = open();
  await browser.signIn();
  asked.length = 0;
  expect((await browser.get('/lazy')).json()).toEqual({ before: null, session: null });
  expect(asked).toEqual([]);
  expect((await browser.get('/lazy?load=1')).json()).toEqual({
    before: null,
    session: await browser.session(),
  });
});

test('without the cookie the session is there at once: no promise, no store call [R6.4]', async () => {
  const { app, asked } = await createLazySite();
  const results: unknown[] = [];
  app.get('/guest', { config: { access: 'public', session: 'on-demand' } }, (request) => {
    results.push(request.loadSession());
    return 'done';
  });
  await app.inject('/guest');
  expect(results).toEqual([undefined]);
  expect(asked).toEqual([]);
});

test('loading the session many times reads it once', async () => {
  const { app, browser: open, asked } = await createLazySite();
  app.get('/often', { config: { access: 'public', session: 'on-demand' } }, async (request) => {
    await Promise.all([request.loadSession(), request.loadSession()]);
    await request.loadSession();
    return { id: request.viewer?.id };
  });
  const browser = open();
  await browser.signIn();
  asked.length = 0;
  expect((await browser.get('/often')).json()).toEqual({ id: patient.id });
  expect(asked).toHaveLength(1);
});

test('on other routes the session is already there, and loading it again costs nothing', async () => {
  const { app, browser: open, asked } = await createLazySite();
  app.get('/eager', { config: { access: 'session' } }, async (request) => {
    await request.loadSession();
    return { id: request.viewer?.id };
  });
  const browser = open();
  await browser.signIn();
  asked.length = 0;
  expect((await browser.get('/eager')).json()).toEqual({ id: patient.id });
  expect(asked).toHaveLength(1);
});

test('while the store cannot be reached loading rejects with 503, and a later call succeeds [R6.2D]', async () => {
  const { app, browser: open, store } = await createLazySite();
  const { findSession: find } = store;
  const caught: unknown[] = [];
  app.get('/retry', { config: { access: 'public', session: 'on-demand' } }, async (request) => {
    try {
      await request.loadSession();
    } catch (error) {
      caught.push(error, request.viewer);
      store.findSession = find;
      await request.loadSession();
    }
    return { id: request.viewer?.id };
  });
  const browser = open();
  await browser.signIn();
  store.findSession = () => Promise.reject(new Error('connect ECONNREFUSED'));
  expect((await browser.get('/lazy?load=1')).statusCode).toBe(503);
  expect((await browser.get('/lazy')).statusCode).toBe(200);
  expect((await browser.get('/retry')).json()).toEqual({ id: patient.id });
  const [error, viewer] = caught;
  expect(error).toBeInstanceOf(AuthServerError);
  expect(error).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  expect(viewer).toBeNull();
});

test('loading the session counts as activity, as on every other route', async () => {
  const { browser: open, clock } = await createLazySite();
  const browser = open();
  await browser.signIn();
  for (let passed = 0; passed < 60; passed += 20) {
    clock.time += 20 * 60_000;
    await browser.get('/lazy?load=1');
  }
  expect((await browser.session()).user.data.id).toBe(patient.id);
  clock.time += 20 * 60_000;
  await browser.get('/lazy');
  clock.time += 20 * 60_000;
  expect(await browser.session()).toEqual({});
});
