import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createMailer } from '@praxiskit/server-kit';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';

const from = 'Praxis Aurelia <praxis@aurelia.example>';
const mail = { to: 'patient@example.org', subject: 'Ein Brief', text: 'Grüße', id: 'job-1' };

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function smtpServer(refusal?: Error) {
  const received: { from: string; to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, { envelope }, done) {
      const source = await text(stream);
      if (refusal) return done(refusal);
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        source,
      });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  cleanUps.push(() => new Promise((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return { received, smtpUrl: `smtp://127.0.0.1:${port}` };
}

async function emptyDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'server-kit-mail-'));
  cleanUps.push(() => rm(directory, { recursive: true }));
  return directory;
}

test('a mail reaches the server of SMTP_URL, marked as automatic, and no file is kept', async () => {
  const { received, smtpUrl } = await smtpServer();
  const directory = await emptyDirectory();
  await createMailer({ smtpUrl, from, directory })(mail);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    from: 'praxis@aurelia.example',
    to: ['patient@example.org'],
  });
  const source = received[0]?.source ?? '';
  expect(source).toContain('Message-ID: <job-1@aurelia.example>');
  expect(source).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain('Subject: Ein Brief');
  expect(await readdir(directory)).toEqual([]);
});

test('a mail that the server refuses is an error, so that its job is tried again', async () => {
  const { smtpUrl, received } = await smtpServer(
    Object.assign(new Error('try later'), { responseCode: 451 }),
  );
  const send = createMailer({ smtpUrl, from, directory: '' });
  await expect(send(mail)).rejects.toThrow('451');
  expect(received).toEqual([]);
});

test('a line break in a subject adds no header', async () => {
  const { received, smtpUrl } = await smtpServer();
  await createMailer({ smtpUrl, from, directory: '' })({
    ...mail,
    subject: 'Ein Brief\r\nBcc: other@example.org',
  });
  expect(received[0]?.to).toEqual(['patient@example.org']);
  expect(received[0]?.source).not.toMatch(/^Bcc:/m);
});

test('a mail whose job is tried again after a crash stays one file', async () => {
  const directory = join(await emptyDirectory(), 'mail');
  const send = createMailer({ smtpUrl: null, from, directory });
  await send(mail);
  await send(mail);
  await send({ ...mail, id: 'job-2' });
  expect((await readdir(directory)).sort()).toEqual(['job-1.eml', 'job-2.eml']);
  expect(await readFile(join(directory, 'job-1.eml'), 'utf8')).toContain('To: patient@example.org');
});
