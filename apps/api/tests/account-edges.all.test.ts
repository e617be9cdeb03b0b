import { v7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { linkOf, openMailbox } from './support/mailbox.ts';
import {
  anyDatabase,
  emptyEnvironment,
  freshEnvironment,
  startTestNode,
  stopAll,
} from './support/node.ts';

afterAll(stopAll);

const password = 'Vier Wolken ohne Hut';
const person = { first_name: 'Nina', last_name: 'Neu', email: 'nina@example.org', password };

/** A form of accounts, as a client sends it. */
async function send(client: TestClient, path: string, fields: Record<string, string>) {
  const { body: csrf } = await client.get<{ csrfToken: string }>('/api/auth/csrf');
  const body = { ...csrf, ...fields };
  const answer = await client.send<{ url: string }>('POST', `/api/auth/${path}`, body);
  const url = new URL(answer.body.url, 'http://site');
  return { status: answer.status, path: url.pathname, error: url.searchParams.get('error') };
}

test('a link whose address gets an account at the same moment is reported as used, and not as an outage', async () => {
  const node = await startTestNode(await freshEnvironment('postgres'));
  const client = createClient(node.url);
  await send(client, 'signup', person);
  const link = linkOf(await openMailbox(node).newest(person.email, 'bestätigen'));
  const [other, watch] = [node.database.fork(), node.database.fork()];
  await other.begin();
  await other.execute(
    "insert into users (id, version, created_at, updated_at, email, name, roles, password_change) values (?, 1, now(), now(), ?, 'Other', '{}', false)",
    [v7(), person.email],
  );
  const used = send(client, 'callback/email', link);
  // It waits for the other one, whose row no other transaction sees yet.
  await expect
    .poll(
      () =>
        watch.execute(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into \"users\"%'",
        ),
      { interval: 5 },
    )
    .toHaveLength(1);
  await other.commit();
  expect(await used).toMatchObject({ status: 401, error: 'Verification' });
  const rows = await watch.execute('select name from users where email = ?', [person.email]);
  expect(rows).toEqual([{ name: 'Other' }]);
});

test('before a practice is entered a new password is judged without the practice’s name', async () => {
  const node = await startTestNode(await emptyEnvironment(anyDatabase, { SAMPLE_DATA: '0' }));
  const asked = await send(createClient(node.url), 'signup', person);
  expect(asked).toMatchObject({ status: 200, path: '/signup/mail' });
});

test('mails are written in the language of the page that makes an account, and then in the one that its owner chooses', async () => {
  const node = await startTestNode(await freshEnvironment(anyDatabase));
  const client = createClient(node.url);
  const box = openMailbox(node);
  client.cookies.set('locale', 'en');
  await send(client, 'signup', person);
  const link = linkOf(await box.newest(person.email, 'confirm'));
  expect(await send(client, 'callback/email', link)).toMatchObject({ status: 200 });
  const { body } = await client.get<{ id: string; locale: string }[]>('/api/profiles/');
  expect(body).toEqual([expect.objectContaining({ locale: 'en' })]);
  const path = `/api/profiles/${body[0]?.id}`;
  const saved = await client.send('PUT', path, { locale: 'de' }, { 'if-match': '*' });
  expect(saved.status).toBe(200);
  // Still on an English page.
  await send(client, 'password/request', { email: person.email });
  expect((await box.newest(person.email, 'Passwort')).subject).toContain('Passwort');
});
