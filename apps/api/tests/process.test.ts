import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBuiltSite } from '@praxiskit/pages/server';
import { freePort } from '@praxiskit/test-support/cluster';
import { isLong } from '@praxiskit/test-support/tier';
import type { SiteData } from '@praxiskit/web/records';
import { Client } from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { startNode } from '../src/node.ts';
import { createClient } from './support/client.ts';
import {
  emptyEnvironment,
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
} from './support/node.ts';
import { type ServerProcess, startProcess } from './support/process.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');
const running: ServerProcess[] = [];

afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await stopAll();
});

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startProcess(env);
  running.push(server);
  return server;
}

describe('a start that cannot work is refused in one clear line', () => {
  async function refusal(env: Record<string, string>) {
    const server = await start(env);
    expect(await server.exited).toBe(1);
    const lines = server.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    return lines[0];
  }

  test.runIf(isLong)('a second server on one PGlite directory', async () => {
    const env = await freshEnvironment('pglite');
    await (await start(env)).ready;
    expect(await refusal(env)).toMatch(/^The data directory .+ is in use by another server\./);
  });

  test.runIf(isLong)('a wrong value in the environment', async () => {
    const env = await freshEnvironment('pglite', { CONSTRUCTION: 'perhaps' });
    expect(await refusal(env)).toBe('CONSTRUCTION must be 1 or 0.');
  });

  test('a DATABASE_URL without a server', async () => {
    const nobody = `postgres://a:b@127.0.0.1:${await freePort()}/c`;
    const env = await freshEnvironment('pglite', { DATABASE_URL: nobody });
    expect(await refusal(env)).toMatch(/^DATABASE_URL: the database cannot be used/);
  });

  test.runIf(isLong)('a DATABASE_URL with a wrong password or an unknown database', async () => {
    const env = await freshEnvironment('postgres');
    const wrong = new URL(env.DATABASE_URL ?? '');
    wrong.pathname = '/there_is_no_such_database';
    expect(await refusal({ ...env, DATABASE_URL: wrong.href })).toMatch(
      /^DATABASE_URL: the database cannot be used/,
    );
  });

  test.runIf(isLong)('a port that is taken', async () => {
    const first = await start(await freshEnvironment('pglite'));
    await first.ready;
    const port = new URL(first.url).port;
    expect(await refusal({ ...(await freshEnvironment('pglite')), PORT: port })).toBe(
      'PORT is in use by another program. Choose another one.',
    );
  });
});

describe('all parts of a node are stopped', () => {
  /** The server's connections, those of its jobs among them. */
  async function connectionsTo(url: string | undefined): Promise<unknown[]> {
    const client = new Client({ connectionString: url ?? '' });
    await client.connect();
    const { rows } = await client.query(
      "select application_name from pg_stat_activity where datname = current_database() and application_name like 'praxiskit%'",
    );
    await client.end();
    return rows;
  }
  const expectNone = (url: string | undefined) =>
    vi.waitFor(async () => expect(await connectionsTo(url)).toEqual([]), { timeout: 3000 });

  test('a node whose start fails at the last step stops all its parts', async () => {
    const env = await freshEnvironment('postgres');
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const PORT = String((taken.address() as AddressInfo).port);
    const started = startNode(
      readConfig({ ...env, PORT }),
      await openBuiltSite<SiteData>(webDirectory),
    );
    await expect(started).rejects.toThrow('EADDRINUSE');
    taken.close();
    await expectNone(env.DATABASE_URL);
  });

  test('a node stops the other parts if one part cannot be stopped, and reports that error', async () => {
    const env = await freshEnvironment('postgres');
    const node = await startTestNode(env);
    expect(await connectionsTo(env.DATABASE_URL)).not.toEqual([]);
    const stopJobs = node.jobs.stop;
    node.jobs.stop = async () => {
      await stopJobs();
      throw new Error('the jobs cannot be stopped');
    };
    await expect(node.stop()).rejects.toThrow('the jobs cannot be stopped');
    expect(node.app.server.listening).toBe(false);
    await expectNone(env.DATABASE_URL);
  });
});

test.runIf(isLong)('a password that was made is printed', async () => {
  const { SAMPLE_PASSWORD: _none, ...env } = await emptyEnvironment('postgres');
  const server = await start(env);
  await server.ready;
  expect(server.output()).toMatch(/Their password: [\w-]{16}\n/);
});

describe.each(mainDatabases)('on %s', (kind) => {
  test('a start prints the address, the sample accounts and a note about PGlite, but no given password', async () => {
    const env = await emptyEnvironment(kind);
    const server = await start(env);
    await server.ready;
    await sleep(50);
    expect(server.output()).toContain(`PraxisKit is ready: ${server.url}`);
    expect(server.output()).toContain('patient@example.org');
    expect(server.output()).not.toContain(env.SAMPLE_PASSWORD);
    expect(
      server.output().includes("without patients' data") ||
        server.output().includes('for trying out'),
    ).toBe(kind === 'pglite');
  });

  test.runIf(isLong)(
    'a signal at any moment of a start ends it soon, with exit code 0, and the next one starts',
    async () => {
      const env = await emptyEnvironment(kind);
      for (const ms of isLong ? [300, 600, 1000, 1500] : [300, 1000]) {
        const server = await start(env);
        await sleep(ms);
        server.child.kill('SIGTERM');
        server.child.kill('SIGINT');
        expect(await server.exited).toBe(0);
      }
      await (await start(env)).ready;
    },
  );

  test('an acknowledged change survives SIGKILL', async () => {
    const env = await freshEnvironment(kind);
    const first = await start(env);
    await first.ready;
    const patient = createClient(first.url);
    await patient.signIn('patient@example.org');
    const [profile] = (await patient.get<{ id: string; city: string }[]>('/api/profiles/')).body;
    const path = `/api/profiles/${profile?.id}`;
    const before = await patient.get<object>(path);
    const saved = await patient.send(
      'PUT',
      path,
      { ...before.body, city: 'Apolda' },
      { 'if-match': before.headers.get('etag') ?? '' },
    );
    expect(saved.status).toBe(200);
    first.child.kill('SIGKILL');
    await first.exited;

    const second = await start(env);
    await second.ready;
    const again = createClient(second.url, patient.cookies);
    const found = await again.get<{ city: string }>(path);
    // The session outlives the process too: it is in the database.
    expect(found.status).toBe(200);
    expect(found.body.city).toBe('Apolda');
  });

  test('SIGTERM under load loses no request', async () => {
    const server = await start(await freshEnvironment(kind));
    await server.ready;
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    let answered = 0;
    let refused = 0;
    const lost: string[] = [];
    let isStopping = false;

    async function hammer() {
      while (!isStopping || refused === 0) {
        const outcome = await get(`${server.url}/api/treatments/?include=prices`, agent);
        if (outcome === 'answered') answered += 1;
        else if (outcome === 'refused') {
          refused += 1;
          return;
        } else lost.push(outcome);
        if (lost.length > 0) return;
      }
    }
    const load = Array.from({ length: 20 }, hammer);
    await sleep(700);
    server.child.kill('SIGTERM');
    isStopping = true;
    await Promise.all(load);
    expect(await server.exited).toBe(0);
    agent.destroy();
    expect(answered).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });
});

/** 'refused' is a connection that was never made: a proxy sends that request to another node. */
function get(url: string, agent: Agent): Promise<'answered' | 'refused' | `lost: ${string}`> {
  return new Promise((resolve) => {
    const request = httpRequest(url, { agent }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('error', (error) => resolve(`lost: ${error.message}`));
      response.on('end', () => {
        const isWhole = response.statusCode === 200 && size > 1000;
        resolve(isWhole ? 'answered' : `lost: ${response.statusCode}, ${size} bytes`);
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : `lost: ${error.code}`),
    );
    request.end();
  });
}
