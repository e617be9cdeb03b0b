import { createServer, health } from '@praxiskit/server-kit';
import { expect, test } from 'vitest';

/** A refusal: the usual form, and why. */
const refusal = (status: string) => ({
  status,
  statusCode: 503,
  code: 'UNAVAILABLE',
  message: 'Wir sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
});

/** Readiness with a database as it may be. */
async function site(ping: () => Promise<void>, isDraining = false) {
  const app = createServer({ logLevel: 'silent', trustProxy: false });
  const access: unknown[] = [];
  app.addHook('onRoute', ({ config }) => {
    access.push(config?.access);
  });
  await app.register(health, { database: { kind: 'pglite', ping }, isDraining: () => isDraining });
  return { app, access };
}

test('with its database a node is live and ready, for any caller', async () => {
  const { app, access } = await site(async () => {});
  const live = await app.inject('/health/live');
  expect(live.json()).toEqual({ status: 'ok' });
  expect(live.headers['cache-control']).toBe('no-store');
  const ready = await app.inject('/health/ready');
  expect(ready.json()).toEqual({ status: 'ok', database: 'pglite' });
  expect(ready.headers['cache-control']).toBe('no-store');
  expect(new Set(access)).toEqual(new Set(['public']));
});

test('without it a node is live and not ready', async () => {
  const { app } = await site(async () => {
    throw new Error('connect ECONNREFUSED 10.0.0.5:5432');
  });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  const ready = await app.inject('/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, refusal('database away')]);
});

test('a node that is stopping is not ready, and does not ask its database any more', async () => {
  let pings = 0;
  const ping = async () => {
    pings += 1;
  };
  const { app } = await site(ping, true);
  const ready = await app.inject('/health/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, refusal('stopping')]);
  expect(pings).toBe(0);
});
