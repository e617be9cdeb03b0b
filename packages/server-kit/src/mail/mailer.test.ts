import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { createMailer, MailError } from '@praxiskit/server-kit';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { queueOptions } from '../jobs/limits.ts';
import { mailLimits } from './mailer.ts';

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

test.each([
  [550, '5.1.1 no such mailbox', { smtpCode: 550, smtpStatus: '5.1.1', isPermanent: true }],
  [450, '4.2.1 try later', { smtpCode: 450, smtpStatus: '4.2.1', isPermanent: false }],
  [554, 'no', { smtpCode: 554, smtpStatus: null, isPermanent: true }],
])('the answer %i %s is read', async (responseCode, message, expected) => {
  const { smtpUrl } = await smtpServer(Object.assign(new Error(message), { responseCode }));
  const error = await createMailer({ smtpUrl, from, directory: '' })(mail).catch((cause) => cause);
  expect(error).toBeInstanceOf(MailError);
  expect(error).toMatchObject(expected);
});

/** Refuses at one step of the session, and takes everything before it. */
async function refusingServer(step: string, answer: string) {
  const server = createServer(async (socket) => {
    socket.on('error', () => {});
    socket.write(step === 'greeting' ? `${answer}\r\n` : '220 hello\r\n');
    let isData = false;
    for await (const line of createInterface({ input: socket })) {
      if (isData && line !== '.') continue;
      const command: string | undefined = isData
        ? 'end of data'
        : line.split(/[ :]/)[0]?.toUpperCase();
      isData = command === 'DATA' && step !== 'DATA';
      const usual = { EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '235 ok', DATA: '354 go on' };
      const reply = command === step ? answer : usual[command as keyof typeof usual];
      socket.write(`${reply ?? '250 ok'}\r\n`);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(async () => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `smtp://me:password@127.0.0.1:${port}`;
}

test.each([
  ['greeting', '554 no service here', false],
  ['AUTH', '535 5.7.8 wrong password', false],
  ['MAIL', '530 Must issue a STARTTLS command first', false],
  ['MAIL', '550 5.1.8 sender refused', false],
  ['RCPT', '550 5.1.1 no such mailbox', true],
  ['DATA', '554 no', true],
  ['end of data', '550 5.7.1 content refused', true],
])('at %s "%s" is about the mail, not the session: %s', async (step, answer, isPermanent) => {
  const smtpUrl = await refusingServer(step, answer);
  const error = await createMailer({ smtpUrl, from, directory: '' })(mail).catch((cause) => cause);
  expect(error).toMatchObject({ name: 'MailError', isPermanent });
});

/** Answers each line after `ms`, or never. */
async function slowServer(ms: number) {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const sockets: Socket[] = [];
  const server = createServer(async (socket) => {
    sockets.push(socket);
    begun.resolve();
    socket.on('error', () => {});
    socket.on('close', ended.resolve);
    await sleep(ms);
    socket.write('220 slow\r\n');
    for await (const line of createInterface({ input: socket })) {
      await sleep(ms);
      socket.write(/^DATA/i.test(line) ? '354 go on\r\n' : '250 fine\r\n');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return { smtpUrl: `smtp://127.0.0.1:${port}`, begun: begun.promise, ended: ended.promise };
}

test.each([
  ['that does not greet', { greetingMs: 200 }, 60_000],
  ['that is silent for too long', { greetingMs: 10_000, silenceMs: 200 }, 1000],
  ['that answers each step in time, but is too slow in all', { totalMs: 700 }, 200],
])('a server %s is given up, and the connection to it ended', async (_title, limits, ms) => {
  const { smtpUrl, ended } = await slowServer(ms);
  const error = await createMailer({ smtpUrl, from, directory: '', limits })(mail).catch(
    (cause) => cause,
  );
  expect(error).toMatchObject({ code: 'ETIMEDOUT', isPermanent: false });
  await ended;
});

test('a signal aborts the sending', async () => {
  const { smtpUrl, begun, ended } = await slowServer(60_000);
  const stop = new AbortController();
  void begun.then(() => stop.abort());
  const sent = createMailer({ smtpUrl, from, directory: '' })(mail, stop.signal);
  await expect(sent).rejects.toMatchObject({ code: 'EABORT', isPermanent: false });
  await ended;
});

test('the job ends after every limit of the mailer, one after the other', () => {
  const { connectMs, greetingMs, silenceMs, totalMs } = mailLimits;
  const sum = connectMs + greetingMs + silenceMs + totalMs;
  expect(sum).toBeLessThan(queueOptions.expireInSeconds * 1000);
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
