import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { sendLetter } from './support/letter.ts';
import { linkOf, openMailbox } from './support/mailbox.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);

interface Line {
  id: string;
  type: string;
  account_id: string | null;
  at: string;
}

/** A form of accounts, as a client sends it. */
async function send(client: TestClient, path: string, fields: Record<string, string> = {}) {
  const { body: csrf } = await client.get<{ csrfToken: string }>('/api/auth/csrf');
  const body = { ...csrf, ...fields };
  return client.send<{ url: string; secret?: string }>('POST', `/api/auth/${path}`, body);
}

async function addFactor(client: TestClient) {
  const { body } = await send(client, 'totp');
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret ?? '') });
  await send(client, 'totp/confirm', { code: totp.generate() });
}

const filterOf = (filter: object) => encodeURIComponent(JSON.stringify(filter));

describe.each(mainDatabases)('an admin, on %s', (kind) => {
  let node: TestNode;
  let admin: TestClient;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    admin = createClient(node.url);
    await admin.signIn('admin@example.org');
    await addFactor(admin);
  });

  test('invites a user, who chooses a password and works here then', async () => {
    const email = 'hilfe@example.org';
    const invited = { email, name: 'Helga Hilfe', roles: 'staff' };
    expect((await send(admin, 'invitations', invited)).status).toBe(200);
    const listed = await admin.get<{ email: string; roles: string[] }[]>('/api/auth/invitations');
    expect(listed.body).toMatchObject([{ email, roles: ['staff'] }]);
    const mail = await openMailbox(node).newest(email, 'Ihr Zugang');
    expect(mail.text).toContain('Passwort wählen');
    const guest = createClient(node.url);
    const used = await send(guest, 'callback/email', linkOf(mail));
    expect([used.status, new URL(used.body.url).pathname]).toEqual([200, '/password-new']);
    expect((await guest.get('/api/letters/')).status).toBe(401);
    await send(guest, 'password', { password: 'Vier Wolken ohne Hut' });
    expect((await admin.get('/api/auth/invitations')).body).toEqual([]);
    // The role reads letters: a second user with that right agrees to it first.
    expect((await guest.get('/api/letters/')).body).toEqual([]);
    const staff = createClient(node.url);
    await staff.signIn('staff@example.org');
    await addFactor(staff);
    const waiting = await staff.get<{ account_id: string }[]>('/api/auth/roles/waiting');
    expect(waiting.body).toMatchObject([{ email, role: 'staff' }]);
    // A mail announces it, their area leads to the page, and its forms need no script.
    const notice = await openMailbox(node).newest('staff@example.org', 'Eine Rolle wartet');
    expect(notice.text).toContain('/staff/roles');
    expect(await (await staff.request('/staff')).text()).toContain('href="/staff/roles"');
    const page = await (await staff.request('/staff/roles')).text();
    expect(page).toContain(invited.name);
    expect(page).toContain(
      `action="/api/auth/accounts/${waiting.body[0]?.account_id}/roles/refuse"`,
    );
    const path = `accounts/${waiting.body[0]?.account_id}/roles/confirm`;
    expect((await send(admin, path, { roles: 'staff' })).status).toBe(403);
    expect((await send(staff, path, { roles: 'staff' })).status).toBe(200);
    await openMailbox(node).newest(email, 'Ihr Konto hat eine neue Rolle');
    expect(await (await staff.request('/staff')).text()).not.toContain('href="/staff/roles"');
    await send(staff, 'totp/remove');
    await sendLetter(guest);
    expect((await guest.get('/api/auth/invitations')).status).toBe(404);
  });

  test('finds accounts by a part of the name or the address', async () => {
    const find = async (filter: object) =>
      (await admin.get<{ email: string }[]>(`/api/users/?filter=${filterOf(filter)}`)).body.map(
        ({ email }) => email,
      );
    const named = { $or: [{ name: { $contains: 'BEISP' } }, { email: { $contains: 'beisp' } }] };
    expect(await find(named)).toEqual(['patient2@example.org']);
    expect(await find({ email: { $startsWith: 'staff@' } })).toEqual(['staff@example.org']);
  });

  test('reads the audit log by account, kind and time, page by page', async () => {
    const guest = createClient(node.url);
    const before = new Date().toISOString();
    for (let round = 0; round < 3; round += 1) await guest.signIn('patient@example.org', 'wrong');
    const [{ id } = { id: '' }] = (
      await admin.get<{ id: string }[]>(
        `/api/users/?filter=${filterOf({ email: 'patient@example.org' })}`,
      )
    ).body;
    const filter = { account_id: id, type: 'refused', at: { $gte: before } };
    const first = await admin.get<Line[]>(`/api/audit/?limit=2&filter=${filterOf(filter)}`);
    expect(first.body.map(({ type, account_id }) => [type, account_id])).toEqual([
      ['refused', id],
      ['refused', id],
    ]);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await admin.get<Line[]>(next.replace(node.url, ''));
    expect(rest.body).toHaveLength(1);
    const all = [...first.body, ...rest.body].map(({ at }) => at);
    expect(all).toEqual([...all].sort().reverse());
    const later = { ...filter, at: { $gt: new Date(Date.now() + 60_000).toISOString() } };
    expect((await admin.get(`/api/audit/?filter=${filterOf(later)}`)).body).toEqual([]);
  });

  test('can neither change the audit log nor read a letter through it', async () => {
    const [line] = (await admin.get<Line[]>('/api/audit/?limit=1')).body;
    for (const [method, path] of [
      ['PUT', `/api/audit/${line?.id}`],
      ['DELETE', `/api/audit/${line?.id}`],
      ['POST', '/api/audit/'],
    ] as const) {
      const answer = await admin.send(method, path, { type: 'x' }, { 'if-match': '*' });
      expect(answer.status, method).toBe(404);
    }
    expect((await admin.get<Line>(`/api/audit/${line?.id}`)).body).toEqual(line);
    const text = JSON.stringify((await admin.get('/api/audit/?limit=500')).body);
    const letters = await node.database
      .fork()
      .execute<{ id: string; subject: string }[]>('select id, subject from letters');
    for (const { id, subject } of letters) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(subject);
    }
  });

  test.each([
    ['staff@example.org', 404],
    ['patient@example.org', 404],
    [null, 401],
  ])('no other user reads it: %s gets %i', async (email, status) => {
    const client = createClient(node.url);
    if (email) await client.signIn(email);
    for (const path of ['/api/audit/', '/api/audit/?count', '/api/model/audit']) {
      expect((await client.get(path)).status, path).toBe(status);
    }
  });
});
