import {
  ConsentLogError,
  type ConsentProof,
  consentLog,
  consentLogMessages,
  createMemoryConsentStore,
} from '@praxiskit/consent-manager/server';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';

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
  await app.register(consentLog, { store: { append: away, find: away } });
  const answer = await app.inject({ method: 'POST', url: '/api/consent', payload: proof });
  expect(answer.statusCode).toBe(500);
});

test('the route is public', async () => {
  const { access } = await setUp();
  expect(access).toEqual(['public']);
});
