import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@praxiskit/test-support/cluster';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createClient } from './support/client.ts';
import { type Letter, sendLetter } from './support/letter.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';

afterAll(stopAll);

describe.each(mainDatabases)('a letter that is sent, on %s', (kind) => {
  test('notifies the patient by one mail, which lands as a file without SMTP', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = createClient(node.url);
    await staff.signIn('staff@example.org');
    const letter = await sendLetter(staff);

    const folder = join(node.env.DATA_DIR ?? '', 'mail');
    const files = await vi.waitFor(
      async () => {
        const found = (await readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name));
        expect(found).toHaveLength(1);
        return found;
      },
      { timeout: 15_000, interval: 100 },
    );
    const mail = await readFile(join(folder, files[0] ?? ''), 'utf8');
    expect(mail).toContain('To: patient@example.org');
    expect(mail.replaceAll('=\r\n', '')).toContain(`${node.url}/private`);
    expect(mail).not.toContain(letter.id);
    expect(mail).not.toContain('Mustermann');
    expect(mail).not.toContain('Geheimnis');
    expect(mail).not.toContain('keiner E-Mail stehen');
  });

  test('keeps the name that its author had, whatever the account is called later', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const [staff, admin, patient] = Array.from({ length: 3 }, () => createClient(node.url));
    await staff?.signIn('staff@example.org');
    await admin?.signIn('admin@example.org');
    await patient?.signIn('patient@example.org');
    if (!staff || !admin || !patient) return;
    const letter = await sendLetter(staff);
    const path = `/api/letters/${letter.id}?include=author`;
    type Authored = { author_id: string; author_name: string };
    const before = (await patient.get<Authored>(path)).body;
    expect(before.author_name).toMatch(/\p{L}/u);
    const renamed = await admin.send(
      'PUT',
      `/api/users/${before.author_id}`,
      { name: 'Jemand Anderes' },
      { 'if-match': '*' },
    );
    expect(renamed.status).toBe(200);
    expect((await patient.get<Authored>(path)).body.author_name).toBe(before.author_name);
    for (const page of [`/service/letter/${letter.id}`, '/private']) {
      const html = await (await patient.request(page)).text();
      expect(html, page).toContain(before.author_name);
      expect(html, page).not.toContain('Jemand Anderes');
    }
    await sendLetter(staff);
    expect(JSON.stringify((await patient.get('/api/letters/')).body)).toContain('Jemand Anderes');
  });

  test('goes through SMTP where it is configured', async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk) => {
          text += chunk;
        });
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    const port = await freePort();
    await new Promise<void>((ready) => smtp.listen(port, '127.0.0.1', ready));
    try {
      const node = await startTestNode(
        await freshEnvironment(kind, { SMTP_URL: `smtp://127.0.0.1:${port}` }),
      );
      const staff = createClient(node.url);
      await staff.signIn('staff@example.org');
      await sendLetter(staff);
      await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 15_000, interval: 100 });
      expect(received[0]).toContain('To: patient@example.org');
      await node.stop();
    } finally {
      await new Promise<void>((closed) => smtp.close(closed));
    }
  });

  test('sends no mail when the save that should send it is refused', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = createClient(node.url);
    await staff.signIn('staff@example.org');
    const draft = (await staff.get<Letter[]>('/api/letters/?filter={"status":"draft"}')).body[0];
    const answer = await staff.send(
      'PUT',
      `/api/letters/${draft?.id}`,
      { ...draft, subject: '', status: 'sending' },
      { 'if-match': '"1"' },
    );
    expect(answer.status).toBe(422);
    const jobs = await node.database
      .fork()
      .execute<{ count: string }[]>(
        "select count(*) from pgboss.job where name = 'letter-available'",
      );
    expect(Number(jobs[0]?.count)).toBe(0);
  });
});
