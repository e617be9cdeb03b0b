import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { address, changeLetter, sendLetter, writeLetter } from './support/letter.ts';
import { linkOf, openMailbox } from './support/mailbox.ts';
import { anyDatabase, freshEnvironment, stopAll, type TestNode } from './support/node.ts';
import { type ServerProcess, startProcess } from './support/process.ts';

/** Texts that no program writes by itself: they may only be in the database and in its answers. */
const canary = {
  name: 'Kanari Vogelsang',
  email: 'kanari.vogelsang@example.org',
  password: 'Zwitscherkäfig morgens um sieben',
  diagnosis: 'Melasma Stadium Sieben',
  phone: '+49 171 7777777',
};

let server: ServerProcess;
let env: Record<string, string>;
/** The addresses that answers have led to. */
const led: string[] = [];
const tokens: string[] = [];

beforeAll(async () => {
  env = await freshEnvironment(anyDatabase, { LOG_LEVEL: 'trace' });
  server = await startProcess(env);
  await server.ready;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await stopAll();
});

function open(): TestClient {
  const client = createClient(server.url);
  const request = client.request.bind(client);
  return {
    ...client,
    async request(path, init) {
      const answer = await request(path, init);
      led.push(answer.headers.get('location') ?? '');
      return answer;
    },
  };
}

async function post(client: TestClient, path: string, fields: Record<string, unknown>) {
  const { body: csrf } = await client.get<object>('/api/auth/csrf');
  const answer = await client.send<{ url?: string }>('POST', `/api/auth/${path}`, {
    ...csrf,
    ...fields,
  });
  led.push(answer.body.url ?? '', answer.headers.get('location') ?? '');
  return answer;
}

/** The lines of the log since the start, as objects. */
function logged(): Record<string, unknown>[] {
  const text = server.output();
  const lines = text.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line));
}

test('names, mails, passwords, tokens and diagnoses are in no line of the log and in no address [ASVS v5.0.0-16.2.5] [14.2.1]', async () => {
  const guest = open();
  const { name, email, password, diagnosis, phone } = canary;
  expect((await post(guest, 'signup', { name, email, password })).status).toBe(200);
  const mailbox = openMailbox({ env } as unknown as TestNode);
  const link = linkOf(await mailbox.newest(email, 'bestätigen'));
  tokens.push(link.token);
  expect((await post(guest, 'callback/email', link)).status).toBe(200);
  tokens.push(guest.cookies.get('next-auth.session-token') ?? 'none');
  await post(guest, 'signout', {});
  for (const attempt of [password, `${password}!`, 'x'.repeat(2000) + password]) {
    await post(guest, 'callback/credentials', { email, password: attempt });
  }
  await post(guest, 'password/request', { email });
  await post(guest, 'second-factor', { code: password });
  await post(guest, 'signin/email', { email, callbackUrl: `/private?q=${name}` });

  const staff = open();
  await staff.signIn('staff@example.org');
  tokens.push(staff.cookies.get('next-auth.session-token') ?? 'none');
  const [first = '', last = ''] = name.split(' ');
  const made = await staff.send<{ id: string }>('POST', '/api/profiles/', {
    first_name: first,
    last_name: last,
    phone,
    ...address,
  });
  const letter = { patient_id: made.body.id, subject: diagnosis, body: `${diagnosis} ${name}` };
  const { id } = await writeLetter(staff, letter);
  await changeLetter(staff, id, { subject: `${diagnosis} 😀` });
  await changeLetter(staff, id, { status: 'sending' });
  await staff.get(`/api/letters/${id}/layout`);
  await sendLetter(staff, letter).then((sent) =>
    staff.send('POST', `/api/letters/${sent.id}/withdraw`, { reason: diagnosis }),
  );
  await staff.send('POST', `/api/letters/${id}/withdraw`, { reason: diagnosis });
  await staff.send('POST', '/api/letter_cards/query', {
    filter: { subject: { $contains: diagnosis }, patient: { $search: name } },
  });
  // What is refused, or fails, too: a rule, a foreign key, an id, a filter, a body that is no JSON.
  await staff.send('POST', '/api/letters/', { patient_id: name, subject: diagnosis, body: email });
  await staff.send('POST', '/api/profiles/', { first_name: diagnosis.repeat(50), phone: email });
  await staff.get(`/api/letters/${encodeURIComponent(name)}`);
  await staff.get(
    `/api/profiles/?filter=${encodeURIComponent(JSON.stringify({ last_name: last }))}`,
  );
  await staff.get(`/api/profiles/?filter=${encodeURIComponent(`{"last_name":"${name}`)}`);
  await staff.get(`/api/profiles/?after=${encodeURIComponent(name)}`);
  await staff.request('/api/letters/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"subject":"${diagnosis}`,
  });
  await staff.get(`/${encodeURIComponent(name)}?${encodeURIComponent(email)}`);

  expect(logged().length).toBeGreaterThan(20);
  const log = server.output();
  const secrets = [
    ...Object.values(canary),
    ...tokens,
    first,
    last,
    'kanari',
    'Zwitscher',
    'Melasma',
  ];
  for (const secret of secrets) {
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) {
      expect(log, form).not.toContain(form);
      // The address that was asked for itself may come back in the caller's own callback.
      const foreign = led.filter((address) => !address.includes('callbackUrl='));
      expect(foreign.filter((address) => address.includes(form))).toEqual([]);
    }
  }
});

test('a line break in a caller’s input starts no line of the log, and each line has its time in UTC [ASVS v5.0.0-16.4.1] [16.2.2]', async () => {
  const client = open();
  const forged = '\n{"level":30,"time":1,"msg":"forged"}\n';
  await client.get(`/gibt${encodeURIComponent(forged)}`);
  await client.get(`/api/letters/?filter=${encodeURIComponent(forged)}`);
  await post(client, 'callback/credentials', { email: forged, password: forged });
  await client.request('/api/public', {
    headers: { 'x-request-id': 'x forged', 'user-agent': 'forged' },
  });
  const lines = logged();
  expect(lines.filter(({ msg }) => msg === 'forged')).toEqual([]);
  // Milliseconds since 1970, which know no time zone.
  for (const { time } of lines) expect(Math.abs(Date.now() - Number(time))).toBeLessThan(600_000);
});

test('refusals are logged with caller and address, once a second at most; unknown addresses are not [ASVS v5.0.0-16.3.2] [16.3.3]', async () => {
  const patient = open();
  await patient.signIn('patient@example.org');
  const { body: session } = await patient.get<{ user: { data: { id: string } } }>(
    '/api/auth/session',
  );
  const before = logged().length;
  const foreign = { origin: 'https://evil.example', 'content-type': 'application/json' };
  for (let n = 0; n < 20; n += 1) {
    await patient.get(`/api/letters/${crypto.randomUUID()}`);
    await patient.request('/api/auth/signout', { method: 'POST', headers: foreign, body: '{}' });
    await patient.get(`/gibt-es-nicht-${n}`);
  }
  await setTimeout(1100);
  const refused = logged()
    .slice(before)
    .filter(({ msg }) => msg === 'Refused');
  const account = session.user.data.id;
  expect(refused).toContainEqual(
    expect.objectContaining({ account, method: 'GET', route: '/api/:view/:id' }),
  );
  expect(refused).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/auth/signout' }),
  );
  expect(refused.length).toBeLessThan(20);
  expect(refused.some(({ repeated }) => Number(repeated) > 0)).toBe(true);
  expect(refused.filter(({ route }) => route === '/*')).toEqual([]);
});
