import { setTimeout as sleep } from 'node:timers/promises';
import { isLong } from '@praxiskit/test-support/tier';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './support/client.ts';
import { startDatabaseProxy } from './support/database-proxy.ts';
import { sendLetter } from './support/letter.ts';
import { databases, freshEnvironment, stopAll } from './support/node.ts';
import { type ServerProcess, startProcess } from './support/process.ts';
import { type SmtpManners, startSmtp } from './support/smtp.ts';

/** Real waiting times. Their short forms are in `jobs.all.test.ts`. */
const timeout = 300_000;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await stopAll();
});

async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(env);
  cleanUps.push(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
  });
  await server.ready;
  return server;
}

async function smtpServer(manners: SmtpManners) {
  const smtp = await startSmtp(manners);
  cleanUps.push(smtp.close);
  return smtp;
}

async function sendLetterBy(server: ServerProcess): Promise<void> {
  const staff = createClient(server.url);
  await staff.signIn('staff@example.org');
  await sendLetter(staff);
}

describe.runIf(isLong).each(databases)('a node that is killed, on %s', (kind) => {
  test('another node, or the restarted one, sends its mail within 60 s', { timeout }, async () => {
    const smtp = await smtpServer({ kind: 'no-greeting' });
    const env = await freshEnvironment(kind, { SMTP_URL: smtp.url });
    const first = await startServer(env);
    await sendLetterBy(first);
    await vi.waitFor(() => expect(smtp.connections).toBe(1), { timeout: 10_000 });
    if (kind === 'postgres') await startServer(env);
    smtp.manners = { kind: 'accept' };
    first.child.kill('SIGKILL');
    await first.exited;
    if (kind === 'pglite') await startServer(env);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), {
      timeout: 60_000,
      interval: 100,
    });
  });
});

describe.runIf(isLong)('two nodes', () => {
  test('send one mail to a server that acknowledges it after 75 s', { timeout }, async () => {
    const smtp = await smtpServer({ kind: 'slow', ms: 75_000 });
    const env = await freshEnvironment('postgres', { SMTP_URL: smtp.url });
    const first = await startServer(env);
    await startServer(env);
    await sendLetterBy(first);
    await sleep(140_000);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.connections).toBe(1);
  });

  // Away before the server acknowledges the mail and back again, or at that moment.
  test.each([
    ['silence', 35_000],
    ['cut', 35_000],
    ['silence', 12_000],
    ['cut', 12_000],
  ] as const)(
    'send one mail while their database is away for 20 s (%s, mail of %i ms)',
    {
      timeout,
    },
    async (how, ms) => {
      const smtp = await smtpServer({ kind: 'slow', ms });
      const env = await freshEnvironment('postgres', { SMTP_URL: smtp.url });
      const proxy = await startDatabaseProxy(env.DATABASE_URL ?? '');
      cleanUps.push(proxy.close);
      const away = { ...env, DATABASE_URL: proxy.url };
      const first = await startServer(away);
      await startServer(away);
      await sendLetterBy(first);
      await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 });
      await sleep(5000);
      proxy[how]();
      await sleep(20_000);
      proxy.resume();
      await sleep(80_000);
      expect(smtp.received).toHaveLength(1);
      expect(smtp.connections).toBe(1);
    },
  );
});
