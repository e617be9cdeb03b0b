import {
  type ContactRequestsOptions,
  contactRequests,
  createMemoryRequestStore,
} from '@praxiskit/contact-requests/server';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';

const origin = new URL('https://praxis.example');
const values = {
  name: 'Katharina Brandt',
  contact: '0176 000 00 00',
  treatment: 'hyaluron',
  reachable: ['afternoon'],
  consent: true,
};

/** A server of a limit that counts in memory, and a clock that the test moves. */
async function setUp(more: Partial<ContactRequestsOptions> = {}) {
  const clock = { ms: Date.parse('2026-11-24T13:10:00Z') };
  const store = createMemoryRequestStore();
  const counts = new Map<string, number>();
  const limit = {
    take(key: string) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return (counts.get(key) ?? 0) > 3 ? 60 : 0;
    },
  };
  const app = fastify();
  const secret = 's'.repeat(32);
  await app.register(contactRequests, {
    origin,
    secret,
    store,
    limit,
    keptDays: 180,
    locale: () => 'de',
    now: () => clock.ms,
    ...more,
  });
  app.get('/anfrage', (request) => request.visitorForm().state());

  async function stamp(): Promise<string> {
    return (await app.inject('/api/requests/stamp')).json<{ stamp: string }>().stamp;
  }
  const post = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/requests/send', payload, headers });
  const postForm = (fields: Record<string, string>, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/api/requests/send',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    });
  return { app, clock, store, counts, stamp, post, postForm };
}

test('a form with a stamp of three seconds ago is kept, until its period is over', async () => {
  const { clock, store, stamp, post } = await setUp();
  const proof = await stamp();
  clock.ms += 3000;
  const answer = await post({ ...values, stamp: proof });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ kept_until: '2027-05-23' });
  expect(store.kept).toMatchObject([{ ...values, locale: 'de' }]);
});

test('a form sent twice, or again after a lost answer, is one request; a changed form is another', async () => {
  const { clock, store, stamp, post } = await setUp();
  const proof = await stamp();
  clock.ms += 3000;
  const both = await Promise.all([1, 2].map(() => post({ ...values, stamp: proof })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
  expect((await post({ ...values, stamp: proof })).statusCode).toBe(200);
  expect(store.kept).toHaveLength(1);
  const changed = { ...values, contact: '0176 000 00 01', stamp: proof };
  expect((await post(changed)).statusCode).toBe(201);
  expect(store.kept).toHaveLength(2);
});

test('a thousand posts of a robot leave no record and take no visitor’s place', async () => {
  const { clock, store, counts, stamp, post } = await setUp();
  const proof = await stamp();
  const forged = `${proof.slice(0, -2)}xx`;
  const kinds = [
    values,
    { ...values, stamp: proof },
    { ...values, stamp: forged },
    { ...values, stamp: 'a.b.c' },
    { ...values, consent: false, stamp: proof },
  ];
  for (let round = 0; round < 200; round += 1) {
    // Some fill in every field that they find, others only what has a label.
    const homepage = round % 2 === 0 ? 'https://spam.example' : '';
    for (const kind of kinds) await post({ ...kind, homepage });
  }
  expect(store.kept).toEqual([]);
  expect(counts.size).toBe(0);
  clock.ms += 3000;
  expect((await post({ ...values, stamp: proof })).statusCode).toBe(201);
});

test.each([
  ['no stamp', {}, 409, 'STAMP_INVALID'],
  ['a stamp of this moment', { wait: 0 }, 425, 'TOO_EARLY'],
  ['a stamp of the day before', { wait: 86_400_001 }, 409, 'STAMP_INVALID'],
  ['the field that nobody sees', { wait: 3000, homepage: 'x' }, 409, 'STAMP_INVALID'],
  ['no consent', { wait: 3000, consent: false }, 422, 'VALIDATION_FAILED'],
])(
  '%s is refused: %j → %i',
  async (_what, { wait, ...more }: Record<string, unknown>, status, code) => {
    const { clock, store, stamp, post } = await setUp();
    const proof = wait === undefined ? {} : { stamp: await stamp() };
    clock.ms += Number(wait ?? 0);
    const answer = await post({ ...values, ...proof, ...more });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(store.kept).toEqual([]);
  },
);

test('a network that has reached its limit has to wait; a page of another site sends nothing', async () => {
  const { clock, store, stamp, post } = await setUp();
  for (const suffix of [1, 2, 3]) {
    const proof = await stamp();
    clock.ms += 3000;
    await post({ ...values, name: `Gast ${suffix}`, stamp: proof });
  }
  const proof = await stamp();
  clock.ms += 3000;
  const refused = await post({ ...values, stamp: proof });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  const foreign = await post({ ...values, stamp: proof }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect(store.kept).toHaveLength(3);
});

test('without scripts a form comes back filled in and stamped, and is kept the second time', async () => {
  const { app, clock, store, postForm } = await setUp();
  const fields = { name: 'Katharina Brandt', contact: 'katharina@', reachable: 'noon', lang: 'en' };
  const cookieOf = (answer: Awaited<ReturnType<typeof postForm>>) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const shown = async (cookie: string) =>
    (await app.inject({ url: '/anfrage', headers: { cookie } })).json();

  const wrong = await postForm(fields);
  expect(wrong.statusCode).toBe(303);
  expect(wrong.headers.location).toBe('/anfrage?lang=en#kontakt');
  expect(String(wrong.headers['set-cookie'])).not.toContain('Katharina');
  expect(String(wrong.headers['set-cookie'])).toContain('HttpOnly');
  const first = await shown(cookieOf(wrong));
  expect(first).toMatchObject({
    kind: 'form',
    values: { name: 'Katharina Brandt', reachable: ['noon'] },
    problems: [
      { field: 'contact', reason: 'email' },
      { field: 'consent', reason: 'missing' },
    ],
  });

  const whole = { ...fields, contact: 'katharina@beispiel.de', consent: 'yes' };
  const unstamped = await shown(cookieOf(await postForm(whole)));
  expect(unstamped).toMatchObject({ notice: 'check', problems: [] });
  const early = await shown(cookieOf(await postForm({ ...whole, stamp: unstamped.stamp })));
  expect(early).toMatchObject({ notice: 'early' });
  expect(store.kept).toEqual([]);

  // The time goes on over a form that came back too early: who presses again and again gets through.
  clock.ms += 2000;
  const again = await shown(cookieOf(await postForm({ ...whole, stamp: early.stamp })));
  expect(again).toMatchObject({ notice: 'early' });
  clock.ms += 1000;
  const kept = await postForm({ ...whole, stamp: again.stamp });
  expect(await shown(cookieOf(kept))).toMatchObject({ kind: 'sent', keptUntil: '2027-05-23' });
  await postForm({ ...whole, stamp: unstamped.stamp });
  expect(store.kept).toHaveLength(1);
});

test('without scripts a form that cannot be read or kept is reported on the page, in its language', async () => {
  const { app, clock, postForm } = await setUp();
  const shown = async ({ headers }: Awaited<ReturnType<typeof postForm>>) => {
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return (await app.inject({ url: '/anfrage', headers: { cookie } })).json();
  };
  const post = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/requests/send',
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: `${origin}anfrage?lang=en`,
      },
    });
  const long = await post(`name=${'x'.repeat(9000)}`);
  expect([long.statusCode, long.headers.location]).toEqual([303, '/anfrage?lang=en#kontakt']);
  expect(await shown(long)).toMatchObject({ kind: 'form', notice: 'long' });

  // More than a cookie holds: the mistake is named, the text is not kept.
  const text = '語'.repeat(300);
  const wide = await postForm({ name: text, contact: text, treatment: text, consent: 'yes' });
  expect(await shown(wide)).toMatchObject({
    values: { name: '' },
    problems: [{ field: 'name', reason: 'long' }, {}],
  });

  const broken = await setUp({
    store: { ...createMemoryRequestStore(), isKept: () => Promise.reject(new Error('database')) },
  });
  const proof = await broken.stamp();
  broken.clock.ms = clock.ms + 3000;
  const fields = { name: 'Katharina Brandt', contact: '0176 000 00 00', consent: 'yes' };
  const failed = await broken.postForm({ ...fields, stamp: proof });
  expect(failed.statusCode).toBe(303);
  const state = await broken.app.inject({
    url: '/anfrage',
    headers: { cookie: String(failed.headers['set-cookie']).split(';')[0] ?? '' },
  });
  expect(state.json()).toMatchObject({ notice: 'failed', values: { name: 'Katharina Brandt' } });
});

test('a cookie that another server has sealed shows an empty form', async () => {
  const { app } = await setUp();
  const headers = { cookie: `contact-request=${'A'.repeat(80)}` };
  const state = (await app.inject({ url: '/anfrage', headers })).json();
  expect(state).toMatchObject({ kind: 'form', values: { name: '' }, problems: [], notice: null });
});
