import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { sweepTasks } from '../src/sweep.ts';
import { createClient, type TestClient } from './support/client.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';
import { readMails } from './support/read-mails.ts';
import { startSmtp } from './support/smtp.ts';

afterAll(stopAll);

const patience = { timeout: 20_000, interval: 100 };
const values = {
  name: 'Katharina Brandt',
  contact: 'katharina@beispiel.example',
  treatment: 'hyaluron',
  reachable: ['afternoon'],
  consent: true,
};

interface Row {
  id: string;
  name: string;
  status: string;
  treatment?: { slug: string };
}

/** A stamp that is old enough: what the least time is for is tested on its own. */
async function stampOf(visitor: TestClient): Promise<string> {
  const { body } = await visitor.get<{ stamp: string; wait_ms: number }>('/api/requests/stamp');
  await sleep(body.wait_ms);
  return body.stamp;
}

async function signedIn(url: string, email: string): Promise<TestClient> {
  const client = createClient(url);
  await client.signIn(email);
  return client;
}

const send = (visitor: TestClient, stamp: string, more: object = {}) =>
  visitor.send('POST', '/api/requests/send', { ...values, ...more, stamp });

const read = async (client: TestClient) =>
  (await client.get<Row[]>('/api/requests/?include=treatment')).body;

describe.each(mainDatabases)('requests on %s', (kind) => {
  test('are kept once, mailed without their content, answered by the staff, and deleted after their period', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const visitor = createClient(node.url);
    const stamp = await stampOf(visitor);
    const sent = await Promise.all([send(visitor, stamp), send(visitor, stamp)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await send(visitor, stamp)).status).toBe(200);

    const [staff, admin] = [
      await signedIn(node.url, 'staff@example.org'),
      await signedIn(node.url, 'admin@example.org'),
    ];
    const rows = await read(staff);
    expect(rows).toMatchObject([
      { name: 'Katharina Brandt', status: 'open', treatment: { slug: 'hyaluron' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('form_key');
    expect(await read(admin)).toHaveLength(1);
    expect((await visitor.get('/api/requests/')).status).toBe(401);
    const patient = await signedIn(node.url, 'patient@example.org');
    expect((await patient.get('/api/requests/')).status).toBe(404);
    const [row] = rows;
    const path = `/api/requests/${row?.id}`;
    expect((await patient.get(path)).status).toBe(404);
    expect((await visitor.send('POST', '/api/requests/', values)).status).toBe(401);
    expect((await staff.send('POST', '/api/requests/', values)).status).not.toBe(201);

    const change = (client: TestClient, body: object) =>
      client.send<Record<string, string>>('PUT', path, body, { 'if-match': '*' });
    const answered = await change(staff, { status: 'answered' });
    expect(answered.body).toMatchObject({ status: 'answered', answered_by_id: expect.any(String) });
    expect(Date.parse(answered.body.answered_at ?? '')).toBeLessThanOrEqual(Date.now());
    const back = await change(staff, { status: 'open' });
    expect(back.body).toMatchObject({ status: 'open', answered_by_id: null, answered_at: null });
    await change(staff, { status: 'answered' });
    expect((await change(staff, { status: 'lost' })).status).toBe(422);
    expect((await change(staff, { name: 'Anders' })).status).toBe(422);
    const closed = await change(admin, { status: 'closed' });
    expect(closed.body).toMatchObject({ status: 'closed', closed_by_id: expect.any(String) });
    expect(closed.body.closed_by_id).not.toBe(closed.body.answered_by_id);

    const dataDir = node.env.DATA_DIR ?? '';
    const [practice] = (await staff.get<{ email: string }[]>('/api/practice/')).body;
    const mails = await vi.waitFor(async () => {
      const found = [
        ...(await readMails(dataDir, practice?.email ?? '')),
        ...(await readMails(dataDir, values.contact)),
      ];
      expect(found).toHaveLength(2);
      return found;
    }, patience);
    for (const { raw, text } of mails) {
      expect(raw + text).not.toMatch(/Katharina Brandt|hyaluron/i);
    }
    expect(mails[0]?.text).toContain(`${node.url}/staff`);

    const later = (days: number) => () => Date.now() + days * 86_400_000;
    const sweep = async (days: number) => {
      for (const task of sweepTasks(() => node.database.fork(), later(days))) await task();
    };
    // A sweep in the future ends sessions, too.
    const kept = async () => (await read(await signedIn(node.url, 'staff@example.org'))).length;
    await sweep(179);
    expect(await kept()).toBe(1);
    await sweep(181);
    expect(await kept()).toBe(0);
  });

  test('without a mail server they are kept, and mailed once when it is back', async () => {
    const smtp = await startSmtp({ kind: 'refuse', code: 451, text: '4.3.0 later' });
    const node = await startTestNode(await freshEnvironment(kind, { SMTP_URL: smtp.url }));
    const visitor = createClient(node.url);
    const contact = '03643 000 00 00';
    expect((await send(visitor, await stampOf(visitor), { contact })).status).toBe(201);
    await vi.waitFor(() => expect(smtp.refused.length).toBeGreaterThan(0), patience);
    expect(await read(await signedIn(node.url, 'staff@example.org'))).toHaveLength(1);
    smtp.manners = { kind: 'accept' };
    // The next try is a minute away, from the moment when the first one is noted as refused.
    const bringForward = `update pgboss.job set start_after = now() where name = 'contact-request' and state = 'retry'`;
    const mails = () => smtp.received.filter((mail) => mail.includes('Eine neue Anfrage'));
    await vi.waitFor(async () => {
      await node.database.fork().execute(bringForward);
      expect(mails()).toHaveLength(1);
    }, patience);
    await node.stop();
    await smtp.close();
    expect(mails()).toHaveLength(1);
  });
});
