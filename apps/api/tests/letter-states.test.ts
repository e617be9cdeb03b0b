import type { LetterCircle, LetterStatus } from '@praxiskit/letters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { addLetterRow } from './support/letter-rows.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);

const emails = {
  guest: null,
  patient: 'patient@example.org',
  patient2: 'patient2@example.org',
  desk: 'desk@example.org',
  doctor: 'staff@example.org',
  admin: 'admin@example.org',
} as const;
type Role = keyof typeof emails;

const states = ['draft', 'ready', 'sending', 'sent', 'withdrawn'] as const;

/** What can be asked of a letter. */
const calls = {
  get: ['GET', ''],
  'put draft': ['PUT', '', { status: 'draft' }],
  'put ready': ['PUT', '', { status: 'ready' }],
  'put sending': ['PUT', '', { status: 'sending' }],
  'put sent': ['PUT', '', { status: 'sent' }],
  'put withdrawn': ['PUT', '', { status: 'withdrawn' }],
  'put text': ['PUT', '', { body: 'Ein anderer Text' }],
  delete: ['DELETE', ''],
  read: ['POST', '/read'],
  withdraw: ['POST', '/withdraw', { reason: 'An die falsche Person' }],
  printed: ['POST', '/printed'],
  layout: ['GET', '/layout'],
  print: ['GET', '/print'],
} as const;
type Call = keyof typeof calls;
type Answers = Record<Call, number>;

const all = (status: number): Answers =>
  Object.fromEntries(Object.keys(calls).map((call) => [call, status])) as Answers;
const hidden = all(404);

/** Of a doctor, by the letter's state. */
const ofDoctor: Record<LetterStatus, Answers> = {
  draft: {
    ...all(200),
    'put sent': 422,
    'put withdrawn': 422,
    delete: 204,
    read: 404,
    withdraw: 409,
    printed: 409,
  },
  ready: {
    ...all(200),
    'put sent': 422,
    'put withdrawn': 422,
    delete: 204,
    read: 404,
    withdraw: 409,
    printed: 409,
  },
  sending: {
    ...all(409),
    get: 200,
    'put draft': 200,
    'put ready': 422,
    'put sending': 200,
    'put sent': 422,
    'put withdrawn': 422,
    delete: 404,
    read: 404,
    layout: 404,
    print: 200,
  },
  sent: {
    ...all(409),
    get: 200,
    'put sent': 200,
    delete: 404,
    read: 404,
    withdraw: 200,
    layout: 404,
    print: 200,
  },
  withdrawn: {
    ...all(409),
    get: 200,
    'put withdrawn': 200,
    delete: 404,
    read: 404,
    withdraw: 200,
    layout: 404,
    print: 200,
  },
};

/** Of the desk, for a letter of its circle that a doctor signs. */
const ofDesk = (state: LetterStatus): Answers => ({
  ...ofDoctor[state],
  withdraw: 404,
  delete: 404,
  ...(state === 'draft' || state === 'ready' ? { 'put sending': 422 } : {}),
  ...(state === 'sending' ? { 'put draft': 422 } : {}),
});

function expectedOf(role: Role, circle: LetterCircle, state: LetterStatus): Answers {
  if (role === 'guest') return all(401);
  if (role === 'doctor') return ofDoctor[state];
  if (role === 'desk') return circle === 'desk' ? ofDesk(state) : hidden;
  if (role === 'patient' && state === 'sent') return { ...hidden, get: 200, read: 204, print: 200 };
  return hidden;
}

describe.each(mainDatabases)('a letter on %s', (kind) => {
  let node: TestNode;
  const clients = {} as Record<Role, TestClient>;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind, { LETTER_TAKE_BACK_SECONDS: '600' }));
    for (const [role, email] of Object.entries(emails) as [Role, string | null][]) {
      clients[role] = createClient(node.url);
      if (email) await clients[role].signIn(email);
    }
  });

  async function ask(who: TestClient, id: string, call: Call): Promise<number> {
    const [method, path, body] = calls[call];
    const answer = await who.request(`/api/letters/${id}${path}`, {
      method,
      headers: {
        ...(path === '' && method !== 'GET' ? { 'if-match': '*' } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  const roles = Object.keys(emails) as Role[];
  test.each(
    states.flatMap((state) =>
      (['desk', 'doctors'] as const).map((circle) => [state, circle] as const),
    ),
  )(
    'that is %s, of the circle %s, answers each role and call by the table',
    async (state, circle) => {
      const wrong: string[] = [];
      for (const role of roles) {
        const expected = expectedOf(role, circle, state);
        for (const call of Object.keys(calls) as Call[]) {
          const id = await addLetterRow(node.database.fork(), { status: state, circle });
          const found = await ask(clients[role], id, call);
          if (found !== expected[call]) {
            wrong.push(`${role}: ${call} → ${found}, not ${expected[call]}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  test('the desk signs and sends its own letters, and takes back what it has sent', async () => {
    const row = { circle: 'desk', author: 'desk@example.org', status: 'draft' } as const;
    const id = await addLetterRow(node.database.fork(), row);
    expect(await ask(clients.desk, id, 'put sending')).toBe(200);
    expect(await ask(clients.desk, id, 'put draft')).toBe(200);
    expect(await ask(clients.desk, id, 'put ready')).toBe(422);
    expect(await ask(clients.desk, id, 'delete')).toBe(204);
    expect(await ask(clients.desk, id, 'get')).toBe(404);
    const restored = await clients.desk.send('POST', `/api/letters/${id}/restore`, undefined, {
      'if-match': '*',
    });
    expect(restored.status).toBe(200);
    expect(await ask(clients.desk, id, 'get')).toBe(200);
  });

  test('a letter has one patient from its first moment, and a circle by who begins it [L2]', async () => {
    const [one, two] = (await clients.doctor.get<{ id: string }[]>('/api/profiles/')).body;
    const begin = (who: TestClient, values: object) =>
      who.send<{ id: string; circle: string; desk_subject: string | null; details: object }>(
        'POST',
        '/api/letters/',
        { patient_id: one?.id, subject: 'Betreff', ...values },
      );
    const ofDoctor = await begin(clients.doctor, {});
    expect(ofDoctor.body).toMatchObject({ circle: 'doctors', desk_subject: null });
    const ofDesk = await begin(clients.desk, {});
    expect(ofDesk.body).toMatchObject({ circle: 'desk', desk_subject: 'Betreff' });
    expect((await begin(clients.desk, { circle: 'doctors' })).status).toBe(201);
    expect((await begin(clients.patient, {})).status).toBe(404);
    expect((await begin(clients.admin, {})).status).toBe(404);
    const withoutPatient = await begin(clients.doctor, { patient_id: null });
    expect(withoutPatient).toMatchObject({ status: 422, body: { details: { patient_id: [{}] } } });
    const moved = await clients.doctor.send(
      'PUT',
      `/api/letters/${ofDoctor.body.id}`,
      { patient_id: two?.id },
      { 'if-match': '*' },
    );
    expect(moved).toMatchObject({ status: 422, body: { code: 'READ_ONLY' } });
  });

  test.each([
    ['empty', { subject: '', body: '  ' }, { subject: 'required', body: 'required' }],
    [
      'with open places',
      { subject: 'An {name}', body: 'am {termin}' },
      { subject: 'place', body: 'place' },
    ],
    [
      'with an emoji',
      { subject: 'Gut 😀', body: 'שלום' },
      { subject: 'printable', body: 'printable' },
    ],
    [
      'with places in other writings, and in its reference',
      { subject: 'An {\u00a0name }', body: 'am {ter\nmin}', reference: '{termin}' },
      { subject: 'place', body: 'place', reference: 'place' },
    ],
    ['with an emoji in its reference', { reference: 'A 😀' }, { reference: 'printable' }],
    ['without an author', { author_id: null }, { author_id: 'required' }],
  ])('%s it is not sent, and each field is named [L4]', async (_what, values, ops) => {
    const id = await addLetterRow(node.database.fork(), { status: 'draft' });
    const path = `/api/letters/${id}`;
    const put = (body: object) =>
      clients.doctor.send<{ details: Record<string, { op: string; message: string }[]> }>(
        'PUT',
        path,
        body,
        { 'if-match': '*' },
      );
    expect((await put(values)).status).toBe(200);
    const refused = await put({ status: 'sending' });
    expect(refused.status).toBe(422);
    const found = Object.entries(refused.body.details).map(([field, [first]]) => [
      field,
      first?.op,
    ]);
    expect(Object.fromEntries(found)).toEqual(ops);
    const { body } = await clients.doctor.get<object>(path);
    expect(body).toMatchObject({ status: 'draft', frozen: null, layout: null, attempt: 0 });
  });

  test('a letter on paper is refused without street, postcode or town, by the patient’s field', async () => {
    const { doctor } = clients;
    const made = await doctor.send<{ id: string }>('POST', '/api/profiles/', {
      first_name: 'Karin',
      last_name: 'Ohneort',
      street: 'Berkaer Straße 17b',
    });
    const letter = await doctor.send<{ id: string }>('POST', '/api/letters/', {
      patient_id: made.body.id,
      subject: 'Befund',
      body: 'Text',
    });
    const put = () =>
      doctor.send<{ details?: object }>(
        'PUT',
        `/api/letters/${letter.body.id}`,
        { status: 'sending' },
        { 'if-match': '*' },
      );
    const refused = await put();
    expect(refused.status).toBe(422);
    expect(refused.body.details).toMatchObject({ patient_id: [{ op: 'address' }] });
    // Invisible signs are no town.
    await node.database
      .fork()
      .execute(`update profiles set postal_code = '99423', city = ? where id = ?`, [
        '\u200b\u3164',
        made.body.id,
      ]);
    expect((await put()).body.details).toMatchObject({ patient_id: [{ op: 'address' }] });
    await doctor.send(
      'PUT',
      `/api/profiles/${made.body.id}`,
      { postal_code: '99423', city: 'Weimar' },
      { 'if-match': '*' },
    );
    expect((await put()).status).toBe(200);
  });

  test('staff who could read a deleted draft see who has deleted it, and others do not', async () => {
    const { doctor, desk, admin, patient } = clients;
    const { body: profiles } = await doctor.get<{ id: string }[]>('/api/profiles/?limit=1');
    const made = await doctor.send<{ id: string }>('POST', '/api/letters/', {
      patient_id: profiles[0]?.id,
    });
    const path = `/api/letters/${made.body.id}/gone`;
    expect((await doctor.get(path)).status).toBe(404);
    await doctor.send('DELETE', `/api/letters/${made.body.id}`, undefined, { 'if-match': '*' });
    const { body: viewer } = await doctor.get<{ user: { name: string } }>('/api/auth/session');
    expect((await doctor.get(path)).body).toEqual({
      name: viewer.user.name,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    // For doctors alone.
    for (const other of [desk, admin, patient]) expect((await other.get(path)).status).toBe(404);
    expect((await clients.guest.get(path)).status).toBe(401);
  });

  test('an address that is too long for its place is refused by the patient’s field', async () => {
    const em = node.database.fork();
    const id = await addLetterRow(em, { status: 'draft' });
    const street = `${'Straße '.repeat(60)}1`.slice(0, 250);
    const rename = (value: string) =>
      em.execute(
        `update profiles set street = ? where user_id in (select id from users where email = 'patient@example.org')`,
        [value],
      );
    await rename(street);
    const refused = await clients.doctor.send(
      'PUT',
      `/api/letters/${id}`,
      { status: 'sending' },
      { 'if-match': '*' },
    );
    await rename('Beispielweg 3');
    expect(refused).toMatchObject({
      status: 422,
      body: { details: { patient_id: [{ op: 'room' }] } },
    });
  });

  test('who corrects a letter names a sent one to the same patient, of their own circle', async () => {
    const em = node.database.fork();
    const draft = await addLetterRow(em, { status: 'draft', circle: 'desk' });
    const sent = await addLetterRow(em, { status: 'sent', circle: 'desk' });
    const hidden = await addLetterRow(em, { status: 'sent' });
    const { patient_id } = (
      await clients.doctor.get<{ patient_id: string }>(`/api/letters/${sent}`)
    ).body;
    const begin = async (who: TestClient, corrects_id: string) =>
      (await who.send('POST', '/api/letters/', { patient_id, corrects_id })).status;
    expect(await begin(clients.desk, sent)).toBe(201);
    expect(await begin(clients.desk, draft)).toBe(422);
    expect(await begin(clients.desk, hidden)).toBe(422);
    expect(await begin(clients.doctor, hidden)).toBe(201);
    const [, other] = (
      await clients.doctor.get<{ id: string }[]>(
        `/api/profiles/?filter=${JSON.stringify({ id: { $ne: patient_id } })}`,
      )
    ).body;
    const foreign = { patient_id: other?.id, corrects_id: sent };
    expect((await clients.doctor.send('POST', '/api/letters/', foreign)).status).toBe(422);
  });

  test('the lines of a draft are those that its print would have, until anything of it changes', async () => {
    const id = await addLetterRow(node.database.fork(), {
      status: 'draft',
      body: 'Guten Tag\n\n- eins\n- zwei 😀',
    });
    const path = `/api/letters/${id}/layout`;
    const first = await clients.doctor.get<{
      pages: number;
      free_mm: number;
      blocks: { lines: number[][] }[];
      unprintable: object[];
    }>(path);
    const { pages, free_mm, blocks, unprintable } = first.body;
    expect(pages).toBe(1);
    expect(free_mm).toBeGreaterThan(50);
    expect(blocks).toEqual([
      { lines: [[1, expect.any(Number), 0, 9, 0]] },
      {
        lines: [
          [1, expect.any(Number), 0, 4, 0],
          [1, expect.any(Number), 0, 7, 1],
        ],
      },
    ]);
    expect(unprintable).toEqual([{ sign: '😀', code_point: 'U+1F600' }]);
    const ask = async (etag: string) => {
      const answer = await clients.doctor.request(path, { headers: { 'if-none-match': etag } });
      const text = await answer.text();
      return { status: answer.status, etag: answer.headers.get('etag') ?? '', text };
    };
    const etag = first.headers.get('etag') ?? '';
    expect(await clients.doctor.get(`/api/letters/${id}/print`)).toMatchObject({
      status: 422,
      body: {
        details: { body: [{ op: 'printable', message: expect.stringContaining('U+1F600') }] },
      },
    });
    expect(await ask(etag)).toMatchObject({ status: 304, etag });
    const put = { body: 'Neu' };
    await clients.doctor.send('PUT', `/api/letters/${id}`, put, { 'if-match': '*' });
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    const print = await clients.doctor.request(`/api/letters/${id}/print`);
    expect(print.headers.get('content-disposition')).toMatch(/^inline; filename="Entwurf-/);
    expect((await print.text()).slice(0, 5)).toBe('%PDF-');
    const kept = 'select 1 from letter_prints where letter_id = ?';
    expect(await node.database.fork().execute(kept, [id])).toEqual([]);
    // The address is on the print, too.
    const move = (street: string) =>
      node.database
        .fork()
        .execute(
          `update profiles set street = ? where user_id in (select id from users where email = 'patient@example.org')`,
          [street],
        );
    await move('Weg 😀');
    const moved = await ask(changed.etag);
    await move('Beispielweg 3');
    expect(moved).toMatchObject({ status: 200, text: expect.stringContaining('U+1F600') });
  });

  test('text is stored composed, and without invisible signs', async () => {
    const id = await addLetterRow(node.database.fork(), { status: 'draft' });
    const values = { subject: 'Gru\u0308ße\nSie', body: 'E\u2011Mail\u00ad\u200b' };
    const saved = await clients.doctor.send('PUT', `/api/letters/${id}`, values, {
      'if-match': '*',
    });
    expect(saved.body).toMatchObject({ subject: 'Grüße Sie', body: 'E-Mail' });
  });

  test.each([
    {},
    { reason: '  ' },
    { reason: 'x'.repeat(1001) },
    { reason: 'a\u0000' },
    { reason: 'a\ud83d' },
    null,
  ])('a withdrawal without a reason that can be stored is refused: %j', async (body) => {
    const id = await addLetterRow(node.database.fork(), { status: 'sent' });
    const path = `/api/letters/${id}/withdraw`;
    const answer = await clients.doctor.send('POST', path, body);
    expect(answer).toMatchObject({ status: 422, body: { details: { reason: [{}] } } });
  });
});
