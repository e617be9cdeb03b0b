import { createAccountStores } from '@praxiskit/auth-server/mikro-orm';
import { findProfileByEmail } from '@praxiskit/patients/mikro-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createViews } from '../src/modules/records/views.ts';
import { createClient, type TestClient } from './support/client.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

interface Patient {
  id: string;
  version: number;
  first_name: string | null;
  last_name: string | null;
  known_at: string | null;
}
interface Refusal {
  code: string;
  details: { doubles: readonly Patient[] };
}

afterAll(stopAll);

describe.each(mainDatabases)('patients on %s', (kind) => {
  let node: TestNode;
  let desk: TestClient;
  let doctor: TestClient;
  let patient: TestClient;
  let admin: TestClient;
  let guest: TestClient;

  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    [desk, doctor, patient, admin, guest] = Array.from({ length: 5 }, () =>
      createClient(node.url),
    ) as [TestClient, TestClient, TestClient, TestClient, TestClient];
    await desk.signIn('desk@example.org');
    await doctor.signIn('staff@example.org');
    await patient.signIn('patient@example.org');
    await admin.signIn('admin@example.org');
    for (const values of [
      { last_name: 'von Müller-Großbeispiel', first_name: 'Jörg', birth_date: '1978-03-14' },
      { last_name: 'Mueller', first_name: 'Adele', birth_date: '1978-08-08' },
      { last_name: 'Muller', first_name: 'Kim', phone: '0160 000 00 41', birth_date: '1999-05-17' },
    ]) {
      expect((await desk.send('POST', '/api/profiles/', values)).status).toBe(201);
    }
  });

  const search = (who: TestClient, text: string) =>
    who.send<Patient[]>('POST', '/api/profiles/query', {
      filter: { $search: text },
      sort: 'sort_key',
    });
  const namesFound = async (who: TestClient, text: string) =>
    (await search(who, text)).body.map(({ first_name }) => first_name);

  test('a doctor has what the desk has, in the session and in the API', async () => {
    const roles = async (who: TestClient) =>
      (await who.get<{ user: { data: { roles: string[] } } }>('/api/auth/session')).body.user.data
        .roles;
    expect(await roles(desk)).toEqual(['staff']);
    expect((await roles(doctor)).toSorted()).toEqual(['doctor', 'staff']);
    expect((await doctor.get('/api/profiles/')).status).toBe(200);
  });

  test.each([
    ['müller', ['Kim', 'Adele', 'Jörg']],
    ['mueller 1978', ['Adele', 'Jörg']],
    ['MULLER KIM', ['Kim']],
    ['14.3.78', ['Jörg']],
    ['0041', ['Kim']],
    ['0049 160 0000041', ['Kim']],
    ['patient2@example', ['Max']],
    ['grossbei', ['Jörg']],
    [`o'); drop table "profiles" --`, []],
    ["' \\ : * & | ! ( )", []],
    ['!!!', []],
    ['Muller \u2764\ufe0f', ['Kim', 'Adele', 'Jörg']],
    ['\u0301 \ufe0f', []],
    ['0160 000 1999', ['Kim']],
  ])('staff finds patients by words: %s', async (text, names) => {
    const found = await namesFound(desk, text);
    expect(found.toSorted()).toEqual(names.toSorted());
  });

  test('no text of a search is a fault of the server', async () => {
    const signs = [...'aä0 1.-/\'’"\\:*&|!()<>\u0301\ufe0f\u200d\ud800❤🙂ﷺ+@'];
    for (let round = 0; round < 60; round += 1) {
      const text = Array.from(
        { length: 1 + (round % 20) },
        (_, at) => signs[(round * 7 + at * (round + 3)) % signs.length],
      ).join('');
      const { status } = await search(desk, text);
      expect([JSON.stringify(text), status]).toEqual([JSON.stringify(text), 200]);
    }
  });

  test('a search is sent in the body, and changes nothing', async () => {
    const before = (await desk.get<Patient[]>('/api/profiles/')).body;
    const first = await desk.send<Patient[]>('POST', '/api/profiles/query', { limit: 2 });
    expect(first.body).toEqual(before.slice(0, 2));
    const after = /after=([^>&]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await desk.send<Patient[]>('POST', '/api/profiles/query', {
      after: decodeURIComponent(after),
    });
    expect(rest.body).toEqual(before.slice(2));
    const counted = await desk.send('POST', '/api/profiles/query', {
      filter: { $search: 'mull' },
      count: 'true',
    });
    expect(counted.body).toEqual({ count: 3 });
    for (const body of [
      [],
      'x',
      null,
      { filter: { $search: 7 } },
      { filter: { $search: 'x'.repeat(201) } },
      { limit: -1 },
      { what: 1 },
    ]) {
      const { status } = await desk.send('POST', '/api/profiles/query', body);
      expect(status, JSON.stringify(body)).toBe(400);
    }
    expect(
      (await desk.send('POST', '/api/prices/query', { filter: { $search: 'x' } })).status,
    ).toBe(400);
  });

  test('no list in which people are looked for is read by an address', async () => {
    const views = createViews({ match: () => null } as never).map(({ name }) => name);
    for (const view of views) {
      for (const who of [desk, admin]) {
        const model = `/api/model/${view}`;
        if ((await guest.get(model)).status === 200) continue;
        const { status, body } = await who.get<{ columns: object; sensitive?: boolean }>(model);
        const isPersonal =
          status === 200 &&
          Object.keys(body.columns).some((name) =>
            /^(email|phone|contact|last_name|birth_date|patient_id|subject)$/.test(name),
          );
        if (isPersonal) expect([view, body.sensitive]).toEqual([view, true]);
      }
    }
  });

  test('a search finds for each caller only what they may see [R6.7] [R8.7]', async () => {
    expect(await namesFound(patient, 'mu')).toEqual(['Erika']);
    expect(await namesFound(admin, 'mu')).not.toContain('Erika');
    expect((await search(guest, 'mu')).status).toBe(401);
    const inverse = await patient.send<Patient[]>('POST', '/api/profiles/query', {
      filter: { $not: { $search: 'erika' } },
    });
    expect(inverse.body).toEqual([]);
  });

  test('a renamed patient is found by the new name alone', async () => {
    const { body: made } = await desk.send<Patient>('POST', '/api/profiles/', {
      last_name: 'Ärgerlich',
      first_name: 'Uwe',
    });
    await desk.send(
      'PUT',
      `/api/profiles/${made.id}`,
      { last_name: 'Friedlich' },
      { 'if-match': '*' },
    );
    expect(await namesFound(desk, 'aergerlich')).toEqual([]);
    expect(await namesFound(desk, 'friedlich')).toEqual(['Uwe']);
    expect(made.known_at).not.toBeNull();
  });

  test.each([
    ['the same name', { last_name: 'MÜLLER', first_name: 'kim', birth_date: '1999-05-17' }],
    [
      'first and last name swapped',
      { last_name: 'Kim', first_name: 'Müller', birth_date: '1999-05-17' },
    ],
    [
      'the same phone',
      { last_name: 'Anders', phone: '+49 (0)160 0000041', birth_date: '1999-05-17' },
    ],
    [
      'the same name in another spelling',
      { last_name: 'Kim', first_name: 'Mueller', birth_date: '1999-05-17' },
    ],
  ])(
    'a new patient with %s and date of birth is asked about, and remembered as another',
    async (_case, values) => {
      const person = { first_name: 'Toni', ...values };
      const refused = await desk.send<Refusal>('POST', '/api/profiles/', person);
      expect([refused.status, refused.body.code]).toEqual([409, 'POSSIBLE_DOUBLE']);
      const ids = refused.body.details.doubles.map(({ id }) => id);
      expect(refused.body.details.doubles.map(({ last_name }) => last_name)).toContain('Muller');
      const made = await desk.send<Patient>('POST', '/api/profiles/', {
        ...person,
        distinct_from: ids,
      });
      expect(made.status).toBe(201);
      // Neither of the two is asked about again.
      for (const id of [made.body.id, ids[0]]) {
        const { status } = await desk.send(
          'PUT',
          `/api/profiles/${id}`,
          { city: 'Weimar' },
          { 'if-match': '*' },
        );
        expect(status).toBe(200);
      }
    },
  );

  test('a new patient with the e-mail of an account is asked about', async () => {
    const [found] = (await search(desk, 'patient2@example')).body;
    const birth_date = '1969-08-12';
    const path = `/api/profiles/${found?.id}`;
    await desk.send('PUT', path, { birth_date }, { 'if-match': '*' });
    const values = { first_name: 'Toni', last_name: 'Anders', birth_date };
    const person = { ...values, email: 'Patient2@example.org' };
    const refused = await desk.send<Refusal>('POST', '/api/profiles/', person);
    expect(refused.body.details.doubles.map(({ id }) => id)).toEqual([found?.id]);
  });

  test('one of several requests at once creates a person', async () => {
    const values = { first_name: 'Pat', last_name: 'Rennen', birth_date: '1980-02-03' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.send('POST', '/api/profiles/', values)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('a patient is found by the new address of their account, and not by the former one', async () => {
    const em = () => node.database.fork();
    const { store } = createAccountStores({ em, onEmail: findProfileByEmail });
    const account = await store.findByEmail('patient@example.org');
    const change = (email: string) =>
      store.transaction(({ accounts }) => accounts.update(account?.id ?? '', { email }));
    await change('umgezogen@example.org');
    expect(await namesFound(desk, 'umgezogen@')).toEqual(['Erika']);
    expect(await namesFound(desk, 'patient@example')).not.toContain('Erika');
    await change('patient@example.org');
  });

  test('the same name with another date of birth is no double', async () => {
    const values = { last_name: 'Muller', first_name: 'Kim', birth_date: '1950-01-01' };
    expect((await desk.send('POST', '/api/profiles/', values)).status).toBe(201);
  });

  test('a patient reads and writes no column of the practice', async () => {
    const [own] = (await patient.get<Patient[]>('/api/profiles/')).body;
    expect(own).not.toHaveProperty('file_number');
    expect(own).not.toHaveProperty('known_at');
    const written = await patient.send(
      'PUT',
      `/api/profiles/${own?.id}`,
      { file_number: '1' },
      { 'if-match': '*' },
    );
    expect(written.status).toBe(422);
  });

  test('opening a file is in the audit log, once in a quarter of an hour; lists and own files are not', async () => {
    const [found] = (await search(desk, 'grossbei')).body;
    const openings = async () =>
      node.database
        .fork()
        .execute<{ actor: string }[]>(
          `select u.email as actor from audit_events e join users u on u.id = e.actor_id where action = 'open' and record_id = ? order by e.at`,
          [found?.id],
        );
    expect(await openings()).toEqual([]);
    await desk.get(`/api/profiles/${found?.id}`);
    await desk.get(`/api/profiles/${found?.id}`);
    await doctor.get(`/api/profiles/${found?.id}`);
    expect((await openings()).map(({ actor }) => actor)).toEqual([
      'desk@example.org',
      'staff@example.org',
    ]);
    const [own] = (await patient.get<Patient[]>('/api/profiles/')).body;
    await patient.get(`/api/profiles/${own?.id}`);
    const [{ count } = { count: -1 }] = await node.database
      .fork()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from audit_events where action = 'open' and record_id = ?`,
        [own?.id],
      );
    expect(count).toBe(0);
  });
});
