import type { SqlEntityManager } from '@mikro-orm/sql';
import { allowLetterDeletion } from '@praxiskit/letters/mikro-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepLockedRecords } from '../src/modules/accounts/deleted-accounts.ts';
import { sweepTasks } from '../src/sweep.ts';
import { createClient, type TestClient } from './support/client.ts';
import { address, sendLetter } from './support/letter.ts';
import { openMailbox } from './support/mailbox.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);

const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

/** A form of accounts, as a client sends it. */
async function send(client: TestClient, path: string, fields: Record<string, string> = {}) {
  const { body: csrf } = await client.get<{ csrfToken: string }>('/api/auth/csrf');
  return client.send<{ url: string }>('POST', `/api/auth/${path}`, { ...csrf, ...fields });
}

describe.each(mainDatabases)('on %s', (kind) => {
  let node: TestNode;
  let staff: TestClient;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    staff = createClient(node.url);
    await staff.signIn('staff@example.org');
  });
  const query = <Row>(sql: string, values: unknown[] = []) =>
    node.database.fork().execute<Row[]>(sql, values);
  async function sweep(now: number): Promise<void> {
    for (const task of sweepTasks(
      () => node.database.fork(),
      () => now,
    ))
      await task();
  }
  async function open(email: string): Promise<TestClient> {
    const client = createClient(node.url);
    await client.signIn(email);
    return client;
  }
  /** The outbox's and the audit log's entries for a record's last write by the site itself. */
  const toldOf = (id = '') =>
    query<{ action: string; audit: string }>(
      `select e.action, a.action as audit from record_events e
       join audit_events a on a.record_id = e.record_id and a.view = e.view and a.actor_id is null
       where e.record_id = ? order by e.id desc limit 1`,
      [id],
    );
  const idOf = async (email: string) =>
    (await query<{ id: string }>('select id from users where email = ?', [email]))[0]?.id;

  test('a patient takes their data along: details, letters with their text, and the record', async () => {
    await sendLetter(staff);
    const letter = {
      subject: 'Verlauf und Geheimnis',
      body: 'Ein Text, der in keiner E-Mail stehen darf.',
    };
    const patient = await open('patient@example.org');
    const { status, headers, body } = await patient.get<{
      account: { email: string };
      profile: Record<string, string>;
      letters: { subject: string; body: string; author: string }[];
      appointments: { treatment: string; status: string }[];
      events: { type: string }[];
    }>('/api/auth/export');
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="account.json"',
    ]);
    expect(body.account.email).toBe('patient@example.org');
    expect(body.profile).toMatchObject({ first_name: 'Erika', last_name: 'Mustermann' });
    expect(body.letters.at(-1)).toMatchObject(letter);
    expect(body.letters.at(-1)?.author).toBeTruthy();
    expect(body.events.map(({ type }) => type)).toEqual(['exported', 'signed-in']);
    // Drafts are the staff's, and other people's letters are theirs.
    const [{ sent } = { sent: 0 }] = await query<{ sent: number }>(
      `select count(*)::int as sent from letters l join profiles p on p.id = l.patient_id join users u on u.id = p.user_id where u.email = 'patient@example.org' and l.status = 'sent'`,
    );
    expect(body.letters).toHaveLength(sent);
    expect(body.appointments.map(({ treatment, status }) => [treatment, status])).toEqual([
      ['Skinbooster', 'confirmed'],
      ['Hydrafacial', 'requested'],
    ]);
  });

  test('a deletion is reported by mail, and undone by signing in', async () => {
    const patient = await open('patient@example.org');
    expect((await send(patient, 'deletion')).body.url).toContain('/login?deleted=1');
    expect((await patient.get('/api/letters/')).status).toBe(401);
    const mailbox = openMailbox(node);
    const mail = await mailbox.newest('patient@example.org', 'wird gelöscht');
    expect(mail.text).toContain('Bis dahin genügt eine Anmeldung');
    const back = await open('patient@example.org');
    expect((await back.get('/api/letters/')).status).toBe(200);
    await mailbox.newest('patient@example.org', 'Ihr Konto bleibt');
    await sweep(Date.now() + 15 * DAY_MS);
    expect(await idOf('patient@example.org')).toBeTruthy();
  });

  test('after 14 days the account is gone, its letters are locked, and ten years later gone, too', async () => {
    const id = await idOf('patient@example.org');
    const patient = await open('patient@example.org');
    const [own] = (await patient.get<{ id: string }[]>('/api/profiles/')).body;
    const profileId = own?.id ?? '';
    staff = await open('staff@example.org'); // a sweep has ended older sessions
    const { body: draft } = await staff.send<{ id: string }>('POST', '/api/letters/', {
      patient_id: profileId,
      subject: 'Entwurf',
      body: 'Noch nicht fertig',
      status: 'draft',
    });
    const visit = async (days: number, status: string) => {
      const answer = await staff.send<{ id: string }>('POST', '/api/appointments/', {
        patient_id: profileId,
        status,
        starts_at: new Date(Date.now() + 40 * DAY_MS).toISOString(),
        ends_at: new Date(Date.now() + 40.01 * DAY_MS).toISOString(),
      });
      // Past appointments cannot be made through the API.
      await query(`update appointments set starts_at = ?, ends_at = ? where id = ?`, [
        ...[days, days + 0.01].map((each) => new Date(Date.now() + each * DAY_MS)),
        answer.body.id,
      ]);
      return answer;
    };
    const taken = await visit(-1, 'confirmed');
    const others = [await visit(3, 'confirmed'), await visit(-2, 'proposed')];
    expect([taken, ...others].map(({ status }) => status)).toEqual([201, 201, 201]);
    const asked = Date.now();
    const { body: shown } = await staff.get<{ version: number }>(`/api/profiles/${profileId}`);
    await send(patient, 'deletion');
    await sweep(asked + 14 * DAY_MS - 60_000);
    expect(await idOf('patient@example.org')).toBe(id);
    await sweep(asked + 14 * DAY_MS + 60_000);
    expect(await idOf('patient@example.org')).toBeUndefined();

    const [profile] = await query<Record<string, unknown>>('select * from profiles where id = ?', [
      profileId,
    ]);
    expect(Number(profile?.version)).toBeGreaterThan(shown.version);
    expect(await toldOf(profileId)).toEqual([{ action: 'update', audit: 'update' }]);
    expect(await toldOf(draft.id)).toEqual([{ action: 'remove', audit: 'delete' }]);
    expect(await toldOf(others[0]?.body.id)).toEqual([{ action: 'remove', audit: 'delete' }]);
    expect(await toldOf(id)).toEqual([{ action: 'remove', audit: 'delete' }]);
    expect(profile).toMatchObject({
      user_id: null,
      phone: null,
      street: null,
      postal_code: null,
      city: null,
      last_name: 'Mustermann',
    });
    expect(profile?.locked_at).toBeTruthy();
    const letters = await query<{ status: string }>(
      'select status from letters where patient_id = ?',
      [profileId],
    );
    expect(letters.length).toBeGreaterThan(0);
    expect(letters.every(({ status }) => status === 'sent')).toBe(true);
    const appointments = () =>
      query<{ id: string }>('select id from appointments where patient_id = ?', [profileId]);
    expect(await appointments()).toEqual([{ id: taken.body.id }]);
    // The site shows them to no user any longer, and nothing is added.
    staff = await open('staff@example.org'); // the sweep has ended old sessions
    for (const path of [`/api/profiles/${profileId}`, `/api/profiles/${profileId}?include=user`]) {
      expect((await staff.get(path)).status).toBe(404);
    }
    const listed = await staff.get<{ patient_id: string }[]>('/api/letters/?limit=500');
    expect(listed.body.filter(({ patient_id }) => patient_id === profileId)).toEqual([]);
    const more = await staff.send('POST', '/api/letters/', {
      patient_id: profileId,
      subject: 'Neu',
      body: 'Neu',
      status: 'draft',
    });
    expect(more.status).toBe(422);
    // The record of the account's year stays, and names no person.
    const events = await query<{ type: string; address: string; user_agent: string }>(
      'select type, address, user_agent from account_events where account_id = ? order by id',
      [id],
    );
    expect(events.at(-1)?.type).toBe('deleted');
    expect(events.filter(({ address, user_agent }) => address + user_agent !== '')).toEqual([]);

    await sweepLockedRecords(node.database.fork(), Date.now() + 9.9 * YEAR_MS);
    expect(await query('select id from profiles where id = ?', [profileId])).toHaveLength(1);
    await sweepLockedRecords(node.database.fork(), Date.now() + 10.1 * YEAR_MS);
    expect(await query('select id from profiles where id = ?', [profileId])).toEqual([]);
    expect(await query('select id from letters where patient_id = ?', [profileId])).toEqual([]);
    expect(await appointments()).toEqual([]);
  });

  test('a patient without letters leaves nothing behind', async () => {
    await node.database.fork().transactional(async (manager) => {
      const em = manager as SqlEntityManager;
      await allowLetterDeletion(em);
      await em.execute(
        `delete from letters where patient_id in (select p.id from profiles p join users u on u.id = p.user_id where u.email = 'patient2@example.org')`,
      );
    });
    const patient = await open('patient2@example.org');
    const [own] = (await patient.get<{ id: string }[]>('/api/profiles/')).body;
    await send(patient, 'deletion');
    await sweep(Date.now() + 15 * DAY_MS);
    expect(await query('select id from profiles where id = ?', [own?.id])).toEqual([]);
  });

  test('when two admins leave at the same moment one stays', async () => {
    await query(`update users set roles = '{admin}' where email = 'staff@example.org'`);
    const admins = [await open('admin@example.org'), await open('staff@example.org')];
    const answers = await Promise.all(admins.map((admin) => send(admin, 'deletion')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await query(`update users set deletion_at = null`);
    await query(`update users set roles = '{staff}' where email = 'staff@example.org'`);
  });

  test('letters of a deleted author keep the author’s name', async () => {
    const [{ id, name } = { id: '', name: '' }] = await query<{ id: string; name: string }>(
      `select id, name from users where email = 'staff@example.org'`,
    );
    const leaving = await open('staff@example.org');
    const person = { first_name: 'Nina', last_name: 'Neu', ...address };
    const { body: made } = await leaving.send<{ id: string }>('POST', '/api/profiles/', person);
    await sendLetter(leaving, { patient_id: made.id });
    const before = await query<{ id: string; version: number }>(
      'select id, version from letters where author_id = ?',
      [id],
    );
    // Open at a colleague's, who saves after the author is gone.
    const draft = {
      patient_id: made.id,
      subject: 'Offen',
      body: 'Noch nicht fertig',
      status: 'draft',
    };
    const { body: unsent } = await leaving.send<{ id: string }>('POST', '/api/letters/', draft);
    await send(leaving, 'deletion');
    await sweep(Date.now() + 15 * DAY_MS);
    const kept = await query<{ id: string; author_id: string | null; version: number }>(
      'select id, author_id, version from letters where author_name = ? and id <> ?',
      [name, unsent.id],
    );
    expect(kept.map(({ author_id }) => author_id)).toEqual(before.map(() => null));
    for (const { id: letterId, version } of before) {
      const now = kept.find((one) => one.id === letterId);
      expect(now?.version).toBeGreaterThan(version);
      expect(await toldOf(letterId)).toEqual([{ action: 'update', audit: 'update' }]);
    }
    await query(`update users set roles = '{staff}' where email = 'admin@example.org'`);
    const colleague = await open('admin@example.org');
    const saved = await colleague.send('PUT', `/api/letters/${unsent.id}`, draft, {
      'if-match': '"1"',
    });
    expect(saved.status).toBe(412);
  });
});
