import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { createMailer } from '@praxiskit/server-kit';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';

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

test('an error names the server’s answer without the address in it', async () => {
  const refusal = Object.assign(new Error('no patient@example.org here'), { responseCode: 550 });
  const { smtpUrl } = await smtpServer(refusal);
  const error = await createMailer({ smtpUrl, from, directory: '' })(mail).catch((cause) => cause);
  expect(error).toMatchObject({
    message: 'The mail was not sent (EMESSAGE, 550, DATA).',
    code: 'EMESSAGE',
  });
  expect(inspect(error)).not.toContain('patient@example.org');
});

test('a server that hangs is given up before the job is tried again after 60 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  cleanUps.push(async () => void vi.useRealTimers());
  const connected = Promise.withResolvers<Socket>();
  const server = createServer(connected.resolve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const sent = createMailer({ smtpUrl, from, directory: '' })(mail).catch((cause) => cause);
  const socket = await connected.promise;
  cleanUps.push(async () => {
    socket.destroy();
    await new Promise((done) => server.close(done));
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await sent).toMatchObject({ message: expect.stringContaining('ETIMEDOUT') });
});

test('a silence between two answers is at most 30 s', async () => {
  const setTimeout = vi.spyOn(Socket.prototype, 'setTimeout');
  cleanUps.push(async () => setTimeout.mockRestore());
  const { smtpUrl } = await smtpServer();
  await createMailer({ smtpUrl, from, directory: '' })(mail);
  const port = Number(new URL(smtpUrl).port);
  const ofClient = setTimeout.mock.calls.filter((_call, index) => {
    return (setTimeout.mock.contexts[index] as Socket).remotePort === port;
  });
  expect(Math.max(...ofClient.map(([ms]) => ms))).toBe(30_000);
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
