import { Secret, TOTP } from 'otpauth';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { linkOf, openMailbox } from './support/mailbox.ts';
import {
  freshEnvironment,
  mainDatabases,
  PASSWORD,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);

interface Answer {
  url: string;
  purpose?: string;
  secret?: string;
  codes?: string[];
}

/** A form of accounts, as a client sends it. */
async function send(client: TestClient, path: string, fields: Record<string, string> = {}) {
  const { body: csrf } = await client.get<{ csrfToken: string }>('/api/auth/csrf');
  const answer = await client.send<Answer>('POST', `/api/auth/${path}`, { ...csrf, ...fields });
  const url = new URL(answer.body.url, 'http://site');
  return { ...answer, path: url.pathname, error: url.searchParams.get('error') };
}

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

const password = 'Vier Wolken ohne Hut';

describe.each(mainDatabases)('on %s', (kind) => {
  let node: TestNode;
  let mailbox: ReturnType<typeof openMailbox>;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    mailbox = openMailbox(node);
  });
  const open = () => createClient(node.url);

  test('from a sign-up by mail to a second factor, a new password and a known device', async () => {
    const email = 'neu@example.org';
    const first = open();
    const name = { first_name: 'Nina', last_name: 'von der Heide' };
    const signedUp = await send(first, 'signup', { ...name, email, password });
    expect([signedUp.status, signedUp.path]).toEqual([200, '/signup/mail']);
    const confirm = linkOf(await mailbox.newest(email, 'bestätigen'));
    // A scanner opens it first.
    expect((await open().get(confirm.path)).status).toBeLessThan(400);
    const confirmed = await send(first, 'callback/email', confirm);
    expect([confirmed.status, confirmed.path]).toEqual([200, '/private']);
    expect((await first.get('/private')).status).toBe(200);
    // The person is there with the account, as it was typed.
    expect((await first.get<object[]>('/api/profiles/')).body).toMatchObject([name]);

    const { body } = await send(first, 'totp');
    const secret = body.secret ?? '';
    const { body: made } = await send(first, 'totp/confirm', { code: codeOf(secret) });
    expect(made.codes).toHaveLength(10);

    const second = open();
    expect((await send(second, 'callback/credentials', { email, password })).path).toBe(
      '/login/second',
    );
    expect((await second.get('/private')).status).toBe(302);
    const [code = ''] = made.codes ?? [];
    const entered = await send(second, 'second-factor', { code });
    expect([entered.status, entered.path]).toEqual([200, '/private']);
    expect((await mailbox.newest(email, 'neuen Gerät')).text).toContain('Chrome');

    const third = open();
    await send(third, 'password/request', { email });
    const reset = linkOf(await mailbox.newest(email, 'neues Passwort'));
    expect((await send(third, 'callback/email', reset)).path).toBe('/password-new');
    const chosen = await send(third, 'password', { password: 'Sieben Igel unterm Dach' });
    expect(chosen.path).toBe('/login/second');
    // It signs out all other sessions.
    expect((await second.get('/api/auth/session')).body).toEqual({});
    const next = codeOf(secret, Date.now() + 30_000);
    expect((await send(third, 'second-factor', { code: next })).path).toBe('/private');
    expect((await mailbox.newest(email, 'Passwort wurde geändert')).text).toMatch(
      /um \d\d:\d\d\sUhr geändert/,
    );
  });

  test('a sign-up that is confirmed on another device asks for the name with the password [R6.8D]', async () => {
    const email = 'unterwegs@example.org';
    const [computer, phone] = [open(), open()];
    const typed = { first_name: 'Nicht', last_name: 'Bewiesen' };
    await send(computer, 'signup', { ...typed, email, password });
    const confirmed = await send(
      phone,
      'callback/email',
      linkOf(await mailbox.newest(email, 'bestätigen')),
    );
    expect(confirmed.path).toBe('/password-new');
    expect((await phone.get<string>('/password-new')).body).toContain('name="first_name"');
    const names = { first_name: 'Ute', last_name: 'Ärmel' };
    const chosen = await send(phone, 'password', { password, ...names });
    expect([chosen.status, chosen.path]).toEqual([200, '/private']);
    expect((await phone.get<object[]>('/api/profiles/')).body).toMatchObject([names]);
    const session = await phone.get<{ user: object }>('/api/auth/session');
    expect(session.body.user).toMatchObject({ name: 'Ute Ärmel', email });
    expect((await phone.get<string>('/password-new')).body).not.toContain('name="first_name"');
  });

  test('letters of a patient with a second factor are shown only to a session that has proved it', async () => {
    const email = 'patient2@example.org';
    const [first, former] = [open(), open()];
    for (const client of [former, first]) await client.signIn(email);
    const letters = async (client: TestClient) => (await client.get('/api/letters/')).status;
    expect(await letters(former)).toBe(200);
    const { body } = await send(first, 'totp');
    const secret = body.secret ?? '';
    await send(first, 'totp/confirm', { code: codeOf(secret) });
    expect(await letters(first)).toBe(200);
    // Signed in before there was one: that session has ended.
    expect(await letters(former)).toBe(401);
    const [byPassword, byLink] = [open(), open()];
    await byPassword.signIn(email);
    await send(byLink, 'signin/email', { email });
    const link = linkOf(await mailbox.newest(email, 'Link zum Anmelden'));
    expect((await send(byLink, 'callback/email', link)).path).toBe('/login/second');
    for (const half of [byPassword, byLink]) {
      expect(await letters(half)).toBe(401);
      expect((await half.get('/private')).headers.get('location')).toMatch(/^\/login/);
    }
    const next = codeOf(secret, Date.now() + 30_000);
    expect((await send(byLink, 'second-factor', { code: next })).status).toBe(200);
    expect(await letters(byLink)).toBe(200);
    await send(byLink, 'totp/remove');
  });

  test('a link signs in, in the language of its account and to the page that was asked for', async () => {
    const client = open();
    const email = 'patient2@example.org';
    const manager = node.database.fork();
    const user = '(select id from users where email = ?)';
    await manager.execute(`update profiles set locale = 'en' where user_id = ${user}`, [email]);
    const asked = await client.request('/api/auth/email/signin/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      body: JSON.stringify({ email, callbackUrl: '/user' }),
    });
    expect(asked.status).toBe(200);
    const mail = await mailbox.newest(email, 'Your link to sign in');
    expect(mail.text).toContain('Your way in.');
    expect(mail.text).toMatch(/only once, until \d{1,2}:\d\d\s[AP]M\./);
    expect(mail.text).toMatch(/03643.*\s+Mon–Tue\s/);
    expect(mail.raw).toContain('text/html');
    const used = await send(client, 'callback/email', linkOf(mail));
    expect([used.status, used.path]).toEqual([200, '/user']);
    await manager.execute(`update profiles set locale = 'de' where user_id = ${user}`, [email]);
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const [known, unknown] = [open(), open()];
    const answers = [
      await send(known, 'signin/email', { email: 'patient@example.org' }),
      await send(unknown, 'signin/email', { email: 'niemand@example.org' }),
    ];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await mailbox.newest('patient@example.org', 'Link');
    expect(await mailbox.mailsTo('niemand@example.org')).toEqual([]);
  });

  test('neither tables nor queue contain the token of a mail’s link', async () => {
    const client = open();
    await send(client, 'password/request', { email: 'staff@example.org' });
    const { token } = linkOf(await mailbox.newest('staff@example.org', 'neues Passwort'));
    const secret = token.split('.').at(-1) ?? 'missing';
    const em = node.database.fork();
    const tables = ['account_links', 'account_events', 'sessions', 'pgboss.job'];
    for (const table of tables) {
      const rows = await em.execute<object[]>(`select * from ${table}`);
      expect(JSON.stringify(rows), table).not.toContain(secret);
    }
  });

  test('the audit log of accounts accepts new lines, and no change or deletion', async () => {
    const em = node.database.fork();
    const [{ count } = { count: '0' }] = await em.execute<{ count: string }[]>(
      'select count(*) as count from account_events',
    );
    expect(Number(count)).toBeGreaterThan(5);
    await expect(em.execute(`update account_events set type = 'x'`)).rejects.toThrow('only grows');
    await expect(em.execute('delete from account_events')).rejects.toThrow('only grows');
    await expect(em.execute('truncate account_events')).rejects.toThrow('only grows');
  });

  test('the audit log of records accepts new lines, and no change or deletion, for a year', async () => {
    const em = node.database.fork();
    const add = (id: string, age: string) =>
      em.execute(
        `insert into audit_events (id, at, action, view) values (?, now() - ?::interval, 'create', 'letters')`,
        [id, age],
      );
    const [old, young] = [v7(), v7()];
    await add(old, '367 days');
    await add(young, '364 days');
    await expect(em.execute(`update audit_events set view = 'x'`)).rejects.toThrow('only grows');
    await expect(em.execute('delete from audit_events')).rejects.toThrow('only grows');
    await expect(em.execute('truncate audit_events')).rejects.toThrow('only grows');
    await em.execute('delete from audit_events where id = ?', [old]);
    const left = await em.execute('select id from audit_events where id in (?, ?)', [old, young]);
    expect(left).toEqual([{ id: young }]);
  });

  test('only the audit log shows whether a password of staff that needs a second factor was right', async () => {
    const client = open();
    const wrong = await send(client, 'callback/credentials', {
      email: 'admin@example.org',
      password: 'x',
    });
    expect([wrong.status, wrong.error]).toEqual([401, 'CredentialsSignin']);
    const right = await send(client, 'callback/credentials', {
      email: 'admin@example.org',
      password: PASSWORD,
    });
    expect(right.status).toBe(200);
    const rows = await node.database
      .fork()
      .execute<{ type: string; address: string }[]>(
        `select e.type, e.address from account_events e join users u on u.id = e.account_id where u.email = 'admin@example.org' order by e.id`,
      );
    expect(rows.map(({ type }) => type)).toEqual(['refused', 'signed-in']);
    expect(rows[0]?.address).toMatch(/127\.0\.0\.1|::1/);
  });
});
