import { AuditEvent } from '@praxiskit/record-server';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { type Letter, sendLetter } from './support/letter.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';
import { startProcess } from './support/process.ts';
import { messageIdOf, startSmtp } from './support/smtp.ts';

interface FailedMail {
  id: string;
  version: number;
  status: string;
}

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});
afterAll(stopAll);

const patience = { timeout: 15_000, interval: 50 };
const listOf = async (admin: TestClient) =>
  (await admin.get<FailedMail[]>('/api/failed_mails/')).body;

/** A letter whose mail was refused for good. */
async function refusedLetter(kind: (typeof mainDatabases)[number]) {
  const smtp = await startSmtp({
    kind: 'refuse',
    code: 550,
    text: '5.1.1 <patient@example.org>: unknown',
  });
  cleanUps.push(smtp.close);
  const node = await startTestNode(await freshEnvironment(kind, { SMTP_URL: smtp.url }));
  const [staff, admin, patient] = await Promise.all(
    ['staff', 'admin', 'patient'].map(async (name) => {
      const client = createClient(node.url);
      await client.signIn(`${name}@example.org`);
      return client;
    }),
  );
  if (!staff || !admin || !patient) throw new Error('Three clients');
  const letter = await sendLetter(staff);
  await vi.waitFor(async () => expect(await listOf(admin)).toHaveLength(1), patience);
  const [mail] = await listOf(admin);
  if (!mail) throw new Error('No failed mail');
  const path = `/api/failed_mails/${mail.id}`;
  const again = (client: TestClient, headers: Record<string, string> = {}) =>
    client.send(
      'PUT',
      path,
      { ...mail, status: 'waiting' },
      { 'if-match': `"${mail.version}"`, ...headers },
    );
  return { smtp, node, staff, admin, patient, letter, mail, path, again };
}

describe.each(mainDatabases)('a mail that failed for good, on %s', (kind) => {
  test('is visible to the admin, without address, subject and letter', async () => {
    const { mail, admin, staff, patient, node, path } = await refusedLetter(kind);
    expect(mail).toMatchObject({
      job: 'letter-available',
      status: 'failed',
      smtp_code: 550,
      smtp_status: '5.1.1',
      reason: 'unknown',
      tries: 1,
    });
    expect(JSON.stringify(mail)).not.toMatch(/@|payload|letterId|Geheimnis/);
    const definition = await admin.get<{ columns: object }>('/api/model/failed_mails');
    expect(Object.keys(definition.body.columns)).not.toContain('payload');
    for (const client of [staff, patient]) {
      expect((await client.get(path)).status).toBe(404);
      expect((await client.get('/api/failed_mails/')).status).toBe(404);
    }
    expect((await createClient(node.url).get(path)).status).toBe(401);
  });

  test('is shown at its letter, to staff only', async () => {
    const { letter, staff, patient } = await refusedLetter(kind);
    const path = `/api/letters/${letter.id}`;
    expect((await staff.get<Letter>(path)).body.mail_status).toBe('failed');
    expect((await patient.get<Letter>(path)).body).not.toHaveProperty('mail_status');
    const page = (client: TestClient) => client.get<string>(`/service/letter/${letter.id}`);
    expect((await page(staff)).body).toContain('Die E-Mail zu diesem Brief kam nicht an');
    expect((await page(patient)).body).not.toContain('kam nicht an');
  });

  test('is sent again by the admin: audited, once, with the same Message-ID', async () => {
    const { smtp, admin, staff, again, mail, letter, node } = await refusedLetter(kind);
    smtp.manners = { kind: 'accept' };
    const answers = await Promise.all([again(admin), again(admin)]);
    // The second comes to a version that is old, or to a row that it may change no more.
    const [first, second] = answers.map(({ status }) => status).sort();
    expect(first).toBe(200);
    expect([404, 412]).toContain(second);
    await vi.waitFor(async () => expect(await listOf(admin)).toEqual([]), patience);
    expect(smtp.received).toHaveLength(1);
    expect(messageIdOf(smtp.received[0])).toBe(messageIdOf(smtp.refused[0]));
    const { body } = await staff.get<Letter>(`/api/letters/${letter.id}`);
    expect(body.mail_status).toBe('sent');
    const audit = await node.database.fork().find(AuditEvent, { view: 'failed_mails' });
    expect(audit).toMatchObject([{ action: 'update', recordId: mail.id }]);
    expect(audit[0]?.actorId).not.toBeNull();
  });

  test('is sent again by no other user, and from no other site', async () => {
    const { smtp, admin, staff, patient, again } = await refusedLetter(kind);
    smtp.manners = { kind: 'accept' };
    expect((await again(staff)).status).toBe(404);
    expect((await again(patient)).status).toBe(404);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await again(admin, foreign)).status).toBe(403);
    expect(await listOf(admin)).toMatchObject([{ status: 'failed' }]);
    expect(smtp.connections).toBe(1);
  });

  test('is listed again if it fails again', async () => {
    const { admin, again, smtp } = await refusedLetter(kind);
    smtp.manners = { kind: 'refuse', code: 552, text: '5.2.2 mailbox full' };
    expect((await again(admin)).status).toBe(200);
    const expected = [{ status: 'failed', smtp_code: 552, smtp_status: '5.2.2' }];
    await vi.waitFor(async () => expect(await listOf(admin)).toMatchObject(expected), patience);
  });

  test('is logged once, without an address', async () => {
    const smtp = await startSmtp({
      kind: 'refuse',
      code: 550,
      text: '5.1.1 <patient@example.org>: unknown',
    });
    cleanUps.push(smtp.close);
    const more = { SMTP_URL: smtp.url, LOG_LEVEL: 'warn' };
    const server = await startProcess(await freshEnvironment(kind, more));
    cleanUps.push(async () => {
      server.child.kill('SIGKILL');
      await server.exited;
    });
    await server.ready;
    const staff = createClient(server.url);
    await staff.signIn('staff@example.org');
    await sendLetter(staff);
    const failures = () => server.output().match(/^.*letter-available.*$/gm) ?? [];
    await vi.waitFor(() => expect(failures()).toHaveLength(1), patience);
    expect(failures()[0]).toContain('The mail was not sent (EMESSAGE, 550, 5.1.1, DATA).');
    expect(failures()[0]).toContain('failed for good');
    expect(failures()[0]).not.toContain('patient@');
  });
});
