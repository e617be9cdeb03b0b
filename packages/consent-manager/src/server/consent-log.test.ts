import { PassThrough, Writable } from 'node:stream';
import {
  ConsentLogError,
  type ConsentProof,
  consentLog,
  consentLogMessages,
  createMemoryConsentStore,
  exportProofs,
  exportProofsCommand,
  sweepProofs,
} from '@praxiskit/consent-manager/server';
import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { collect } from '../../tests/collect.ts';

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

const post = (app: Awaited<ReturnType<typeof setUp>>['app'], payload: object) =>
  app.inject({ method: 'POST', url: '/api/consent', payload });

test('a proof is kept with the server’s own time and no address, under an id that the server gives', async () => {
  const { app, store } = await setUp();
  const { id: _, ...first } = proof;
  const answer = await post(app, first);
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: string }>();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const kept = { ...first, id, time: '2026-11-21T09:30:00.000Z' };
  expect(await store.find(id)).toEqual([kept]);
  // The visitor's later ones carry it.
  expect((await post(app, { ...proof, id })).statusCode).toBe(204);
  expect(await store.find(id)).toEqual([kept, kept]);
});

test('an id that the server has not given is refused: no visitor can prepare the id of another', async () => {
  const { app, store } = await setUp();
  const answer = await post(app, proof);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().id).not.toBe(proof.id);
  expect(await store.find(proof.id)).toEqual([]);
});

test('input that is no proof is refused and not kept', async () => {
  const { app, store } = await setUp();
  const unstorable = [
    { ...proof, revision: 'osm\0' },
    { ...proof, map: { 'osm\0': true } },
    { ...proof, map: { '\ud800': true } },
  ];
  const unfit = [{}, { ...proof, texts: 'short' }, { ...proof, map: { osm: 'yes' } }];
  for (const payload of [...unfit, ...unstorable]) {
    const answer = await post(app, payload);
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
  const store = { ...createMemoryConsentStore(), append: away, has: away };
  await app.register(consentLog, { store });
  const answer = await app.inject({ method: 'POST', url: '/api/consent', payload: proof });
  expect(answer.statusCode).toBe(500);
});

test.each([
  ['203.0.113.9', '203.0.113.10', 201],
  ['203.0.113.9', '::ffff:203.0.113.9', 429],
  ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', 429],
  ['2001:db8::1', '2001:0db8:0000:0000:1:2:3:4', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 201],
])(
  'after %s has sent its share, %s gets %i, and no address is kept',
  async (one, other, status) => {
    let now = new Date('2026-11-21T09:30:00Z');
    const app = fastify();
    const store = createMemoryConsentStore();
    await app.register(consentLog, { store, now: () => now, limit: { count: 2, seconds: 60 } });
    const send = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/consent', payload: proof, remoteAddress });
    expect((await send(one)).statusCode).toBe(201);
    expect((await send(one)).statusCode).toBe(201);
    const refused = await send(one);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await send(other)).statusCode).toBe(status);
    now = new Date('2026-11-21T09:31:00Z');
    expect((await send(one)).statusCode).toBe(201);
    const kept = await collect(store.between(new Date(0), new Date(now.getTime() + 1)));
    expect(kept.length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toMatch(/203\.|2001:/i);
  },
);

test('proofs older than four years are removed when the site sweeps, and no timer does it', async () => {
  const store = createMemoryConsentStore();
  const now = Date.parse('2026-11-21T09:30:00Z');
  await store.append({ ...proof, time: '2022-11-20T09:00:00.000Z' });
  await store.append({ ...proof, time: '2022-11-22T09:00:00.000Z' });
  expect(await sweepProofs(store, now)).toBe(1);
  expect(await store.find(proof.id)).toEqual([{ ...proof, time: '2022-11-22T09:00:00.000Z' }]);
  expect(await sweepProofs(store, now, 10)).toBe(1);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const app = fastify();
  await app.register(consentLog, { store });
  expect(timers).not.toHaveBeenCalledWith(
    expect.anything(),
    expect.toSatisfy((ms) => ms > 60_000),
  );
  timers.mockRestore();
});

test('the practice can export its proofs between two times, and no spreadsheet runs one', async () => {
  const store = createMemoryConsentStore();
  const at = (time: string, more: Partial<ConsentProof> = {}) =>
    store.append({ ...proof, ...more, time: `2026-${time}T08:00:00.000Z` });
  await at('01-01');
  await at('02-01', { revision: '=1+1', map: { 'a,"b"': true } });
  await at('03-01');
  const from = new Date('2026-01-15');
  const until = new Date('2026-03-01T08:00:00Z');
  const text = async (format: 'csv' | 'ndjson') =>
    (await collect(exportProofs(store, { from, until, format }))).join('');
  expect((await text('csv')).split('\r\n')).toEqual([
    'time,id,action,revision,texts,map',
    `2026-02-01T08:00:00.000Z,${proof.id},save,'=1+1,${proof.texts},"{""a,\\""b\\"""":true}"`,
    '',
  ]);
  const lines = (await text('ndjson')).split('\n').filter(Boolean);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...proof, revision: '=1+1', map: { 'a,"b"': true }, time: '2026-02-01T08:00:00.000Z' },
  ]);
});

test('a command writes the log, between two days or whole, and leaves its target open', async () => {
  const store = createMemoryConsentStore();
  for (const day of ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01']) {
    await store.append({ ...proof, time: `${day}T00:00:00.000Z` });
  }
  const written = async (...words: string[]) => {
    let text = '';
    const target = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const said = await exportProofsCommand(words, store, target);
    expect(target.writableEnded).toBe(false);
    return { said, text };
  };
  const year = await written('2026-01-01', '2027-01-01');
  expect(year.said).toBe('Proofs of consent written: 2.');
  expect(year.text.match(/^\d{4}-\d\d-\d\d/gm)).toEqual(['2026-01-01', '2026-12-31']);
  expect((await written('--format', 'ndjson', '2027-01-01')).text).toBe(
    `${JSON.stringify({ ...proof, time: '2027-01-01T00:00:00.000Z' })}\n`,
  );
  expect((await written()).said).toBe('Proofs of consent written: 4.');
});

test('a command reports a target that cannot be written, and rethrows errors of the store', async () => {
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  const unwritten = exportProofsCommand([], createMemoryConsentStore(), full);
  await expect(unwritten).rejects.toThrow('The proofs cannot be written (ENOSPC).');
  const away = new Error('the database is away');
  const between = () => {
    throw away;
  };
  const target = new PassThrough();
  await expect(exportProofsCommand([], { between }, target)).rejects.toBe(away);
});

test.each([
  [['yesterday'], 'yesterday is no day: write it as 2026-12-31.'],
  [['2026-02-30'], '2026-02-30 is no day: write it as 2026-12-31.'],
  [['2026-2-3'], '2026-2-3 is no day: write it as 2026-12-31.'],
  [['2026-02-01', '2026-02-01'], 'The first day has to be before the last one.'],
  [['--format', 'xlsx'], '--format is csv or ndjson.'],
  [['--format'], '--format is csv or ndjson.'],
  [['2026-02-01', '2026-02-02', 'proofs.csv'], 'What is proofs.csv?'],
  [['--from', '2026-02-01'], 'What is from?'],
])('a command of %j writes nothing, and says in a line why', async (words, line) => {
  const target = new PassThrough();
  const refused = exportProofsCommand(words, createMemoryConsentStore(), target);
  await expect(refused).rejects.toThrow(line);
  expect(target.read()).toBeNull();
});

test('the route is public', async () => {
  const { access } = await setUp();
  expect(access).toEqual(['public']);
});
