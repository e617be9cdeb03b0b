import type { Letter as Stored } from '@praxiskit/letters/mikro-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { addLetterRow, type RowOptions } from './support/letter-rows.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);

const emails = {
  patient: 'patient@example.org',
  desk: 'desk@example.org',
  /** Another one of the desk. */
  colleague: 'colleague@example.org',
  doctor: 'staff@example.org',
  /** Has the role of a doctor alone, which includes that of the desk. */
  locum: 'locum@example.org',
  admin: 'admin@example.org',
} as const;
type Person = keyof typeof emails;
type Values = Partial<Record<'status' | 'circle' | 'author', string>>;
type State = Stored['status'];

describe.each(mainDatabases)('who signs and sends letters, on %s', (kind) => {
  let node: TestNode;
  const clients = {} as Record<'desk' | 'doctor' | 'locum', TestClient>;
  const ids = {} as Record<Person, string>;

  const sql = <Row>(text: string, values: unknown[] = []) =>
    node.database.fork().execute<Row[]>(text, values);

  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind, { LETTER_TAKE_BACK_SECONDS: '600' }));
    for (const [email, roles] of [
      [emails.colleague, '{staff}'],
      [emails.locum, '{doctor}'],
    ]) {
      await sql(
        `insert into users (id, version, created_at, updated_at, email, name, roles, password_change, password_hash, email_verified_at)
         select gen_random_uuid(), 1, now(), now(), ?, ?, ?, false, password_hash, now() from users where email = ?`,
        [email, email, roles, emails.desk],
      );
    }
    for (const { id, email } of await sql<{ id: string; email: string }>(
      'select id, email from users',
    )) {
      const person = Object.entries(emails).find(([, each]) => each === email)?.[0];
      if (person) ids[person as Person] = id;
    }
    for (const who of ['desk', 'doctor', 'locum'] as const) {
      clients[who] = createClient(node.url);
      await clients[who].signIn(emails[who]);
    }
  });
  beforeEach(async () => {
    await sql('update users set disabled_at = null');
    await sql(`update users set roles = '{doctor}' where id = ?`, [ids.locum]);
  });

  const add = (author: Person, status: State, circle: RowOptions['circle'] = 'desk') =>
    addLetterRow(node.database.fork(), { status, circle, author: emails[author] });

  async function put(who: keyof typeof clients, id: string, { author, ...values }: Values) {
    const body = { ...values, ...(author ? { author_id: ids[author as Person] } : {}) };
    const answer = await clients[who].send<{ details?: object }>(
      'PUT',
      `/api/letters/${id}`,
      body,
      { 'if-match': '*' },
    );
    return [answer.status, ...Object.keys(answer.body.details ?? {})];
  }

  test.each<
    [keyof typeof clients, Person, State, RowOptions['circle'], Values, (string | number)[]]
  >([
    // The author can sign: at the desk for its circle, as a doctor for doctors and for what is to be signed.
    ['doctor', 'doctor', 'draft', 'desk', { author: 'patient' }, [422, 'author_id']],
    [
      'doctor',
      'doctor',
      'draft',
      'desk',
      { author: 'patient', status: 'sending' },
      [422, 'author_id'],
    ],
    [
      'doctor',
      'doctor',
      'draft',
      'desk',
      { author: 'admin', status: 'sending' },
      [422, 'author_id'],
    ],
    [
      'doctor',
      'doctor',
      'draft',
      'doctors',
      { author: 'desk', status: 'sending' },
      [422, 'author_id'],
    ],
    ['doctor', 'desk', 'draft', 'desk', { status: 'ready' }, [422, 'author_id']],
    ['doctor', 'desk', 'draft', 'desk', { circle: 'doctors' }, [422, 'author_id']],
    ['doctor', 'doctor', 'ready', 'desk', { author: 'desk' }, [422, 'author_id']],
    ['doctor', 'patient', 'draft', 'desk', { status: 'sending' }, [422, 'author_id']],
    ['doctor', 'doctor', 'draft', 'desk', { author: 'desk' }, [200]],
    ['doctor', 'desk', 'draft', 'desk', { status: 'sending' }, [200]],
    ['doctor', 'doctor', 'draft', 'desk', { author: 'locum' }, [200]],
    ['doctor', 'doctor', 'draft', 'doctors', { author: 'locum', status: 'sending' }, [200]],
    ['locum', 'locum', 'draft', 'desk', { status: 'sending' }, [200]],
    ['locum', 'locum', 'draft', 'desk', { status: 'ready' }, [200]],
    ['locum', 'doctor', 'ready', 'doctors', { status: 'sending' }, [200]],
    // The desk sends what it signs, and gives its letters and those that it may write to a doctor.
    ['desk', 'desk', 'draft', 'desk', { status: 'sending' }, [200]],
    ['desk', 'desk', 'draft', 'desk', { author: 'locum' }, [200]],
    ['desk', 'desk', 'draft', 'desk', { author: 'doctor', status: 'ready' }, [200]],
    ['desk', 'colleague', 'draft', 'desk', { author: 'doctor' }, [200]],
    ['desk', 'doctor', 'ready', 'desk', { author: 'locum' }, [200]],
    ['desk', 'desk', 'draft', 'desk', { author: 'doctor', status: 'sending' }, [422, 'status']],
    ['desk', 'doctor', 'ready', 'desk', { status: 'sending' }, [422, 'status']],
    ['desk', 'doctor', 'draft', 'desk', { author: 'desk' }, [422, 'author_id']],
    ['desk', 'colleague', 'draft', 'desk', { author: 'desk' }, [422, 'author_id']],
    ['desk', 'desk', 'draft', 'desk', { author: 'colleague' }, [422, 'author_id']],
    ['desk', 'doctor', 'ready', 'desk', { author: 'desk', status: 'sending' }, [422, 'author_id']],
    ['desk', 'doctor', 'draft', 'desk', { author: 'desk', status: 'sending' }, [422, 'author_id']],
  ])(
    '%s changes a letter that %s signs (%s, circle %s): %j is answered by %j',
    async (who, author, state, circle, values, answer) => {
      const id = await add(author, state, circle);
      expect(await put(who, id, values)).toEqual(answer);
      if (answer[0] !== 200) {
        const [row] = await sql('select author_id, status from letters where id = ?', [id]);
        expect(row).toEqual({ author_id: ids[author], status: state });
      }
    },
  );

  test('an author whose account was disabled signs no letter, and a sending is still taken back', async () => {
    const [draft, sending] = [await add('locum', 'draft'), await add('locum', 'sending')];
    await sql('update users set disabled_at = now() where id = ?', [ids.locum]);
    expect(await put('doctor', draft, { status: 'ready' })).toEqual([422, 'author_id']);
    expect(await put('doctor', draft, { status: 'sending' })).toEqual([422, 'author_id']);
    expect(await put('doctor', sending, { status: 'draft' })).toEqual([200]);
    expect(await put('doctor', draft, { author: 'doctor', status: 'sending' })).toEqual([200]);
  });

  test.each([
    ['has lost all roles', `roles = '{}'`, 404],
    ['is of the desk now', `roles = '{staff}'`, 404],
    ['is disabled', 'disabled_at = now()', 401],
  ])(
    'a sender who %s while the letter is printed does not send it [L14]',
    async (_, change, status) => {
      const id = await add('doctor', 'draft', 'doctors');
      await sql('update letters set body = ? where id = ?', ['a\n\n'.repeat(5000), id]);
      const sending = put('locum', id, { status: 'sending' });
      await new Promise((done) => setTimeout(done, 500));
      await sql(`update users set ${change} where id = ?`, [ids.locum]);
      expect((await sending)[0]).toBe(status);
      expect(await sql('select status, sent_by_name from letters where id = ?', [id])).toEqual([
        { status: 'draft', sent_by_name: null },
      ]);
      expect(await sql('select 1 from letter_prints where letter_id = ?', [id])).toEqual([]);
    },
    60_000,
  );

  test('the desk begins letters in its own name or a doctor’s, and deletes no other author’s', async () => {
    const [{ patient_id = '' } = {}] = await sql<{ patient_id: string }>(
      `select id as patient_id from profiles where last_name = 'Mustermann' limit 1`,
    );
    const begin = async (author?: Person) => {
      const body = { patient_id, ...(author ? { author_id: ids[author] } : {}) };
      const made = await clients.desk.send<{ id: string; author_id: string }>(
        'POST',
        '/api/letters/',
        body,
      );
      return [made.status, made.body.author_id, made.body.id] as const;
    };
    const remove = async (id: string) =>
      (await clients.desk.send('DELETE', `/api/letters/${id}`, undefined, { 'if-match': '*' }))
        .status;
    const [, , own] = await begin();
    expect((await begin()).slice(0, 2)).toEqual([201, ids.desk]);
    expect((await begin('locum')).slice(0, 2)).toEqual([201, ids.locum]);
    for (const other of ['colleague', 'patient', 'admin'] as const) {
      expect((await begin(other))[0], other).toBe(422);
    }
    expect(await remove(own)).toBe(204);
    for (const author of ['doctor', 'colleague'] as const) {
      const id = await add(author, 'draft');
      await put('desk', id, { author: 'desk' });
      expect(await remove(id), author).toBe(404);
    }
  });
});
