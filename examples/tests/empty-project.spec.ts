import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { freePort } from '@praxiskit/test-support/cluster';
import { ACCOUNTS } from '../../scripts/examples/empty-project.ts';

const email = 'nina@example.org';
const password = 'Vier Wolken ohne Hut';

let dataDir = '';
let server: ChildProcess | undefined;
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praxiskit-accounts-'));
});
test.afterEach(async () => {
  // It runs on where a test has failed.
  server?.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

test('an empty project has sign-up by mail, sign-in and a guarded route by the README of auth-server [R6.3] [R6.8]', async ({
  playwright,
}) => {
  // Two starts of a new process and several hashes, on a machine that may be busy.
  test.setTimeout(120_000);
  const port = await freePort();
  const baseURL = `http://localhost:${port}`;
  const client = await playwright.request.newContext({ baseURL });
  const statusOfGuest = async () => (await fetch(`${baseURL}/api/mine`)).status;

  const first = await startServer(port);
  expect(await statusOfGuest()).toBe(401);
  await post(client, 'signup', { name: 'Nina Neu', email, password });
  expect((await client.get('/api/mine')).status()).toBe(401);
  const link = await first.find(/^http\S+token=\S+$/m);
  // Opening it confirms nothing; the form on its page does.
  expect((await client.get(link)).status()).toBe(200);
  expect(await (await client.get('/api/auth/session')).json()).toEqual({});
  const { searchParams } = new URL(link);
  await post(client, 'callback/email', {
    token: searchParams.get('token') ?? '',
    email: searchParams.get('email') ?? '',
  });
  await expectSignedIn(client);
  expect(await statusOfGuest()).toBe(401);
  await first.stop();

  // The directory keeps the account and its session.
  const second = await startServer(port);
  await expectSignedIn(client);
  await post(client, 'signout', {});
  expect((await client.get('/api/mine')).status()).toBe(401);
  await post(client, 'callback/credentials', { email, password });
  await expectSignedIn(client);
  await second.stop();
  await client.dispose();
});

async function expectSignedIn(client: APIRequestContext): Promise<void> {
  expect(await (await client.get('/api/auth/session')).json()).toMatchObject({ user: { email } });
  const answer = await client.get('/api/mine');
  expect([answer.status(), await answer.json()]).toEqual([200, { name: 'Nina Neu' }]);
}

/** A form of accounts that succeeds, as next-auth's client sends it. */
async function post(client: APIRequestContext, path: string, fields: Record<string, string>) {
  const { csrfToken } = await (await client.get('/api/auth/csrf')).json();
  const form = { csrfToken, json: 'true', ...fields };
  const answer = await client.post(`/api/auth/${path}`, { form });
  expect(answer.status(), await answer.text()).toBe(200);
  expect(await answer.json()).toEqual({ url: expect.not.stringContaining('error') });
}

async function startServer(port: number) {
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: join(process.env.EXAMPLE_HOME ?? '', ACCOUNTS),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, FORCE_COLOR: '0' },
  });
  server = child;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const { find, errors } = listen(child);
  await find(/^401$/m);
  return {
    find,
    async stop() {
      child.kill('SIGTERM');
      expect([await ended, errors()]).toEqual([0, '']);
    },
  };
}

/** `find` waits for something that the server prints. */
function listen(child: ChildProcess) {
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  return {
    errors: () => errors,
    async find(pattern: RegExp): Promise<string> {
      await expect(() => {
        // A failure says more than what is missing.
        expect(errors).toBe('');
        expect(output).toMatch(pattern);
      }).toPass({ timeout: 30_000 });
      return pattern.exec(output)?.[0] ?? '';
    },
  };
}
