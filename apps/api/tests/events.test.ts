import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { sendLetter } from './support/letter.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { publish } from './support/publish.ts';

afterAll(stopAll);

interface Stream {
  status: number;
  text(): string;
  events(): { view: string; id: string; action: string }[];
  isEnded(): boolean;
  close(): void;
}

/** A second is too short where a machine does much else. */
const eventually = (check: () => void) => vi.waitFor(check, 15_000);

async function open({ url }: TestNode, client: TestClient, views: string): Promise<Stream> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = get(`${url}/api/events?views=${views}`, { headers: { cookie }, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  let text = '';
  let isEnded = false;
  response.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  response
    .on('error', () => {})
    .on('close', () => {
      isEnded = true;
    });
  const stream = {
    status: response.statusCode ?? 0,
    text: () => text,
    events: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data)),
    isEnded: () => isEnded,
    close: () => request.destroy(),
  };
  if (stream.status === 200) await eventually(() => expect(text).toContain('id: '));
  return stream;
}

async function signedIn(node: TestNode, email: string): Promise<TestClient> {
  const client = createClient(node.url);
  await client.signIn(email);
  return client;
}

async function changePrice(client: TestClient, amount: string): Promise<string> {
  const { body } = await client.get<{ id: string }[]>('/api/prices/?limit=1');
  const id = body[0]?.id ?? '';
  expect((await publish(client, 'prices', id, { amount })).status).toBe(200);
  return id;
}

const ended = (stream: Stream) => eventually(() => expect(stream.isEnded()).toBe(true));

describe.each(mainDatabases)('streams of events on %s', (kind) => {
  let node: TestNode;
  let staff: TestClient;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    staff = await signedIn(node, 'staff@example.org');
  });

  test('a patient receives events of a price, and of their own letter alone', async () => {
    const [patient, other] = await Promise.all(
      ['patient@example.org', 'patient2@example.org'].map((email) => signedIn(node, email)),
    );
    const mine = await open(node, patient as TestClient, 'prices,letters,letter_cards');
    const theirs = await open(node, other as TestClient, 'letters,letter_cards');
    const price = await changePrice(staff, '51.00');
    const profile = await patient?.get<{ id: string }[]>('/api/profiles/');
    const patient_id = profile?.body[0]?.id;
    const { id } = await sendLetter(staff, { patient_id, subject: 'Befund', body: 'Geheim' });
    await eventually(() => expect(mine.events().length).toBeGreaterThanOrEqual(3));
    // Nothing of a letter that is not sent yet; both of its views, then.
    const version = expect.any(Number);
    expect(mine.events().slice(0, 3)).toEqual([
      { view: 'prices', id: price, version, action: 'update' },
      { view: 'letters', id, version, action: 'update' },
      { view: 'letter_cards', id, version, action: 'update' },
    ]);
    expect(mine.text()).not.toMatch(/Befund|Geheim/);
    await sleep(200);
    expect(theirs.events()).toEqual([]);
    for (const stream of [mine, theirs]) stream.close();
  });

  test('a draft that is deleted leaves the lists of all who could read it, though their stream has sent nothing of it', async () => {
    const [doctor, desk] = await Promise.all(
      ['staff@example.org', 'desk@example.org'].map((email) => signedIn(node, email)),
    );
    const { body: patients } = await staff.get<{ id: string }[]>('/api/profiles/?limit=1');
    const draft = await staff.send<{ id: string }>('POST', '/api/letters/', {
      patient_id: patients[0]?.id,
    });
    const { id } = draft.body;
    const streams = [
      await open(node, doctor as TestClient, 'letters,letter_cards'),
      await open(node, desk as TestClient, 'letters,letter_cards'),
    ] as const;
    await staff.send('DELETE', `/api/letters/${id}`, undefined, { 'if-match': '*' });
    const removal = (view: string) => ({ view, id, version: expect.any(Number), action: 'remove' });
    await eventually(() => {
      expect(streams[0].events()).toEqual([removal('letters'), removal('letter_cards')]);
      // It was for doctors alone: the desk has its card.
      expect(streams[1].events()).toEqual([removal('letter_cards')]);
    });
    for (const stream of streams) stream.close();
  });

  test('a view for other roles is refused like an unknown view, and a guest gets 401', async () => {
    const patient = await signedIn(node, 'patient@example.org');
    const hidden = await patient.get('/api/events?views=audit');
    expect(hidden).toMatchObject({ status: 400, body: { code: 'QUERY_INVALID' } });
    expect((await patient.get('/api/events?views=nothing')).body).toEqual(hidden.body);
    const guest = await createClient(node.url).get('/api/events?views=prices');
    expect(guest).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  test('signing out ends the streams of that session, and of no other', async () => {
    const [one, two] = [
      await signedIn(node, 'patient@example.org'),
      await signedIn(node, 'patient@example.org'),
    ];
    const [first, second] = [await open(node, one, 'prices'), await open(node, two, 'prices')];
    await one.send('POST', '/api/user/logout');
    await ended(first);
    await changePrice(staff, '52.00');
    await eventually(() => expect(second.events()).toHaveLength(1));
    expect(second.isEnded()).toBe(false);
    second.close();
  });

  test.each([
    ['other roles', `roles = array_append(roles, 'staff')`],
    [
      'a password that has to be changed, so that the session has a purpose',
      'password_change = true',
    ],
    ['a disabled account', 'disabled_at = now()'],
  ])('%s end the stream', async (_name, change) => {
    const client = await signedIn(node, 'patient2@example.org');
    const stream = await open(node, client, 'prices');
    const em = node.database.fork();
    await em.execute(`update users set ${change} where email = 'patient2@example.org'`);
    await ended(stream);
    await em.execute(
      `update users set roles = '{patient}', password_change = false, disabled_at = null where email = 'patient2@example.org'`,
    );
  });

  test('a stream keeps no session alive', async () => {
    const client = await signedIn(node, 'admin@example.org');
    const em = node.database.fork();
    const sql =
      "update sessions set active_at = active_at - interval '20 minutes' returning active_at";
    const [before] = await em.execute<{ active_at: string }[]>(sql);
    const stream = await open(node, client, 'prices');
    const ages = await em.execute<{ old: boolean }[]>(
      `select active_at < now() - interval '19 minutes' as old from sessions s
       join users u on u.id = s.user_id where u.email = 'admin@example.org'`,
    );
    expect(before).toBeDefined();
    expect(ages).toEqual([{ old: true }]);
    stream.close();
    await em.execute('update sessions set active_at = now()');
  });

  test('a stop ends the streams with a time to come back, and waits for none of them', async () => {
    const own = await startTestNode(await freshEnvironment(kind));
    const client = await signedIn(own, 'patient@example.org');
    const stream = await open(own, client, 'prices');
    const startedAt = performance.now();
    await own.stop();
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(stream.isEnded()).toBe(true);
    expect(stream.text()).toMatch(/retry: \d{4}\n\n$/);
  });
});

test('a write on one node is reported by the other, also after its listening connection was cut', async () => {
  const env = await freshEnvironment('postgres');
  const [one, two] = [await startTestNode(env), await startTestNode(env)];
  const staff = await signedIn(one, 'staff@example.org');
  const there = await open(two, await signedIn(two, 'patient@example.org'), 'prices');
  await changePrice(staff, '61.00');
  await eventually(() => expect(there.events()).toHaveLength(1));
  await two.database
    .fork()
    .execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
    );
  await changePrice(staff, '62.00');
  await eventually(() => expect(there.events()).toHaveLength(2));
  await eventually(() => expect(two.database.listener.isLive).toBe(true));
  await changePrice(staff, '63.00');
  await eventually(() => expect(there.events()).toHaveLength(3));
});
