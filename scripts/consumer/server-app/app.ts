// A server that somebody else writes: accounts and records from the packages, and nothing of ours beside.
import assert from 'node:assert/strict';
import { defineEntity, p } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/pglite';
import { authServer, guardAccess, hashPassword } from '@praxiskit/auth-server';
import {
  createMemoryAccounts,
  createMemorySessions,
  createMemoryThrottle,
} from '@praxiskit/auth-server/testing';
import { createRecordClient } from '@praxiskit/record-model/client';
import {
  createIdempotencyStore,
  defineView,
  IdempotencyKey,
  recordProperties,
  recordServer,
} from '@praxiskit/record-server';
import fastify, { type FastifyInstance } from 'fastify';

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: { ...recordProperties, title: p.string(), text: p.string() },
});
class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

const notes = defineView({
  name: 'notes',
  label: { de: 'Notizen', en: 'Notes' },
  entity: Note,
  columns: {
    title: { label: { de: 'Titel', en: 'Title' }, rules: ['required'] },
    text: { label: { de: 'Text', en: 'Text' } },
  },
  access: (viewer) =>
    viewer && { read: true, create: true, update: true, writable: ['title', 'text'] },
});

// @ts-expect-error what the entity does not have does not compile
defineView({ name: 'notes', entity: Note, columns: { titel: {} }, access: () => null });

const orm = await MikroORM.init({ entities: [Note, IdempotencyKey], dbName: 'memory://' });
await orm.schema.create();

const origin = new URL('http://localhost:3000');
const password = 'ein sehr langes Musterpasswort';
const account = {
  ...{ id: '0192f000-0001-7000-8000-000000000001', email: 'staff@example.org', name: 'Clara' },
  ...{ roles: ['staff'], passwordChange: false, disabled: false },
  passwordHash: await hashPassword(password),
};

async function createApp(addRoutes: (app: FastifyInstance) => void = () => {}) {
  const app = fastify();
  guardAccess(app);
  const accounts = createMemoryAccounts([account]);
  await app.register(authServer, {
    ...{ origin, secret: 'a secret that is long enough for this', accounts },
    sessions: createMemorySessions(accounts),
    throttle: createMemoryThrottle(),
  });
  await app.register(recordServer, {
    views: [notes],
    entityManager: () => orm.em.fork(),
    viewer: (request) => request.viewer,
    locale: () => 'en',
    idempotency: createIdempotencyStore(),
  });
  addRoutes(app);
  await app.ready();
  return app;
}

// A route with a rule is refused to a guest; one without a rule stops the start.
const app = await createApp((server) => {
  server.get('/api/mine', { config: { access: 'session' } }, async () => 'mine');
});
assert.equal((await app.inject('/api/mine')).statusCode, 401);
assert.equal((await app.inject('/api/notes/')).statusCode, 401);
await assert.rejects(
  createApp((server) => {
    server.get('/api/open', async () => 'open');
  }),
  /GET \/api\/open has no access rule/,
);

const cookies = new Map<string, string>();

/** A browser's fetch, with its cookies and its own word for where a request comes from. */
const fetchAs =
  (from: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(new URL(String(input), origin), init);
    const answer = await app.inject({
      method: request.method as 'GET',
      url: request.url.slice(origin.origin.length),
      headers: {
        ...Object.fromEntries(request.headers),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': from,
      },
      ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };
const own = fetchAs('same-origin');

const { csrfToken } = await (await own('/api/auth/csrf')).json();
const signIn = { email: account.email, password, csrfToken, json: 'true' };
await own('/api/auth/callback/credentials', { method: 'POST', body: new URLSearchParams(signIn) });
assert.equal(await (await own('/api/mine')).text(), 'mine');

// Two clients that change different fields of one record merge; the same field is a conflict.
const [one, two] = [createRecordClient({ fetch: own }), createRecordClient({ fetch: own })];
const mine = (await one.view('notes')).create({ title: 'Titel', text: 'Text' });
await mine.save();
const theirs = await (await two.view('notes')).get(String(mine.get('id')));
mine.set('title', 'Neuer Titel');
await mine.save();
theirs.set('text', 'Neuer Text');
await theirs.save();
const merged = await (await own(`/api/notes/${mine.get('id')}`)).json();
assert.deepEqual([merged.title, merged.text], ['Neuer Titel', 'Neuer Text']);

mine.set('title', 'Von mir');
await mine.save();
theirs.set('title', 'Von dort');
await theirs.save().catch(() => undefined);
assert.deepEqual(Object.keys(theirs.conflict?.fields ?? {}), ['title']);

// A PUT that another site's page has caused is refused, and changes nothing.
const forged = await fetchAs('cross-site')(`/api/notes/${mine.get('id')}`, {
  method: 'PUT',
  headers: { 'content-type': 'application/json', 'if-match': '"1"' },
  body: JSON.stringify({ title: 'Fremd' }),
});
assert.equal(forged.status, 403);

await app.close();
await orm.close();
process.exit(0);
