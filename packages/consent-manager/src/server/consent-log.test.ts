import {
  ConsentLogError,
  type ConsentProof,
  consentLog,
  consentLogMessages,
  createMemoryConsentStore,
} from '@praxiskit/consent-manager/server';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';

const proof: ConsentProof = {
  id: 'a1b2c3d4e5f60718',
  revision: 'osm:1x.session:2y',
  texts: 'f'.repeat(64),
  time: '2026-11-21T08:00:00.000Z',
  action: 'save',
  map: { session: true, osm: false },
};

async function setUp() {
  const store = createMemoryConsentStore();
  const app = fastify();
  const access: unknown[] = [];
  app.addHook('onRoute', (route) => void access.push(route.config?.access));
  await app.register(consentLog, { store, now: () => new Date('2026-11-21T09:30:00Z') });
  return { app, store, access };
}

test('a proof is kept with the server’s own time and no address', async () => {
  const { app, store } = await setUp();
  const answer = await app.inject({ method: 'POST', url: '/api/consent', payload: proof });
  expect(answer.statusCode).toBe(204);
  expect(await store.find(proof.id)).toEqual([{ ...proof, time: '2026-11-21T09:30:00.000Z' }]);
});

test('what is no proof is refused and not kept', async () => {
  const { app, store } = await setUp();
  const unstorable = [
    { ...proof, revision: 'osm\0' },
    { ...proof, map: { 'osm\0': true } },
    { ...proof, map: { '\ud800': true } },
  ];
  const unfit = [{}, { ...proof, texts: 'short' }, { ...proof, map: { osm: 'yes' } }];
  for (const payload of [...unfit, ...unstorable]) {
    const answer = await app.inject({ method: 'POST', url: '/api/consent', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'PROOF_INVALID' });
  }
  expect(await store.find(proof.id)).toEqual([]);
});

test('a refusal has its text in both languages', () => {
  const { messages } = new ConsentLogError('PROOF_INVALID', 'for the log');
  expect(messages).toEqual(consentLogMessages.PROOF_INVALID);
  expect(messages.de).not.toBe(messages.en);
});

test('a store that fails is no 204: the proof is not said to be kept', async () => {
  const app = fastify();
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
  await app.register(consentLog, { store: { append: away, find: away, removeBefore: away } });
  const answer = await app.inject({ method: 'POST', url: '/api/consent', payload: proof });
  expect(answer.statusCode).toBe(500);
});

test.each([
  ['203.0.113.9', '203.0.113.10', 204],
  ['203.0.113.9', '::ffff:203.0.113.9', 429],
  ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', 429],
  ['2001:db8::1', '2001:0db8:0000:0000:1:2:3:4', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 204],
])(
  'after %s has sent its share, %s gets %i, and no address is kept',
  async (one, other, status) => {
    let now = new Date('2026-11-21T09:30:00Z');
    const app = fastify();
    const store = createMemoryConsentStore();
    await app.register(consentLog, { store, now: () => now, limit: { count: 2, seconds: 60 } });
    const send = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/consent', payload: proof, remoteAddress });
    expect((await send(one)).statusCode).toBe(204);
    expect((await send(one)).statusCode).toBe(204);
    const refused = await send(one);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await send(other)).statusCode).toBe(status);
    now = new Date('2026-11-21T09:31:00Z');
    expect((await send(one)).statusCode).toBe(204);
    expect(JSON.stringify(await store.find(proof.id))).not.toMatch(/203|2001/);
  },
);

test('once a day what is older than its time is removed, also after a failure', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:30:00Z') });
  const store = createMemoryConsentStore();
  await store.append({ ...proof, time: '2026-11-11T09:00:00.000Z' });
  await store.append({ ...proof, time: '2026-11-12T12:00:00.000Z' });
  const app = fastify();
  const removeBefore = vi.fn(store.removeBefore).mockRejectedValueOnce(new Error('away'));
  await app.register(consentLog, { store: { ...store, removeBefore }, keepDays: 10 });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await store.find(proof.id)).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(await store.find(proof.id)).toEqual([{ ...proof, time: '2026-11-12T12:00:00.000Z' }]);
  await app.close();
  await vi.advanceTimersByTimeAsync(48 * 60 * 60_000);
  expect(removeBefore).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('the route is public', async () => {
  const { access } = await setUp();
  expect(access).toEqual(['public']);
});
