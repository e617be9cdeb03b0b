/**
 * Accounts: a session beside a JSON hello and the bare SELECT of the same server; sign-ins a second;
 * 260 sign-ins at once, and an attack on one account, with `/health/live` asked by another process; bytes
 * of the client beside its peers. `npm run bench -- auth session` takes one of them.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabaseOn, freePort, startCluster } from '@praxiskit/test-support/cluster';
import { Client } from 'pg';
import { buildServed } from '../scripts/run.ts';
import { bundle, gzip, installPeers, ours, peers, printTable } from './support/bundle.ts';
import { requestsPerSecond } from './support/load.ts';
import { median, quartiles } from './support/statistics.ts';

const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ATTACK_MS = 60_000;
const PASSWORD = 'a password for measuring';
const OWNER = 'patient@example.org';
const only = process.argv[3];
/** So that each request can have an address of its own. */
let places = 0;
const emailOf = (at: number) => (at === 0 ? OWNER : `known-${at}@example.org`);
const takes = (name: string) => !only || only === name;

if (takes('size')) await measureSizes();
if (!only || only !== 'size') {
  const cluster = await startCluster();
  try {
    if (takes('session'))
      await measureSession(await createDatabaseOn(cluster.adminUrl, nameOf('s')));
    if (['signin', 'storm', 'attack'].some(takes)) {
      await measureSite(await createDatabaseOn(cluster.adminUrl, nameOf('site')));
    }
  } finally {
    await cluster.stop();
  }
}

function nameOf(part: string): string {
  return `bench_${process.pid}_${part}`;
}

/** The scripts for a sign-in, and for showing who is signed in. */
async function measureSizes(): Promise<void> {
  installPeers();
  const tasks = [
    ['ours: core', "export { createAuthClient } from '@praxiskit/auth-client';", ours],
    [
      'ours: core with React',
      "export { createAuthClient } from '@praxiskit/auth-client'; export { AuthProvider, useSession } from '@praxiskit/auth-client/react';",
      ours,
    ],
    [
      'next-auth/react (v4)',
      "export { SessionProvider, signIn, signOut, useSession } from 'next-auth/react';",
      peers,
    ],
    ['better-auth/react', "export { createAuthClient } from 'better-auth/react';", peers],
  ] as const;
  const sizes = await Promise.all(
    tasks.map(
      async ([name, source, from]) => [name, gzip((await bundle(source, from)).js)] as const,
    ),
  );
  const own = sizes[1]?.[1] ?? 1;
  console.log('\nThe client, bytes of gzip, React left out\n');
  printTable(
    ['', 'script', 'relative'],
    sizes.map(([name, bytes]) => [name, bytes, (bytes / own).toFixed(2)]),
  );
}

async function measureSession(databaseUrl: string): Promise<void> {
  const port = String(await freePort());
  const child = start('auth-process.ts', { PORT: port, DATABASE_URL: databaseUrl });
  const [{ cookie }] = (await once(child, 'message')) as [{ cookie: string }];
  const url = `http://localhost:${port}`;
  const loads = { hello: '/hello', select: '/select', session: '/api/auth/session' };
  const rates: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(loads)) {
      const rate = await requestsPerSecond({ url: url + path, cookie, seconds: SECONDS });
      rates[name] = [...(rates[name] ?? []), rate];
    }
  }
  child.kill();
  const rate = (name: string) => median(rates[name] ?? []);
  console.log(`\nRequests a second, ${ROUNDS} interleaved rounds of ${SECONDS} s, PostgreSQL\n`);
  printTable(
    ['', 'a second', 'beside the SELECT', 'beside the hello'],
    Object.keys(loads).map((name) => [
      `${name}, ${show(rates[name] ?? [])}`,
      Math.round(rate(name)),
      (rate(name) / rate('select')).toFixed(2),
      (rate(name) / rate('hello')).toFixed(2),
    ]),
  );
}

async function measureSite(databaseUrl: string): Promise<void> {
  await buildServed();
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const child = start('site-process.ts', {
    PORT: port,
    DATABASE_URL: databaseUrl,
    SAMPLE_DATA: '1',
    SAMPLE_PASSWORD: PASSWORD,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'praxiskit-bench-')),
    LOG_LEVEL: 'silent',
    // So that each caller can have an address of its own.
    TRUST_PROXY: '1',
    SESSION_SECRET: 'a secret for measuring, 32 characters or more',
  });
  await once(child, 'message');
  try {
    await addAccounts(databaseUrl);
    const callers = await Promise.all(Array.from({ length: 20 }, () => openCaller(url)));
    for (const [at, caller] of callers.entries()) await caller.signIn(emailOf(at), PASSWORD);
    await report('nothing else', url, () => sleep(5000));
    if (takes('signin')) await measureSignIns(url, callers);
    if (takes('storm')) await measureStorm(url, callers);
    if (takes('attack')) await measureAttack(url, callers);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** With the password of the sample's, so that each known device has an account of its own. */
async function addAccounts(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (id, version, created_at, updated_at, email, name, roles, password_change, password_hash, email_verified_at)
     select gen_random_uuid(), 1, now(), now(), 'known-' || n || '@example.org', name, roles, false, password_hash, now()
     from users, generate_series(1, 19) n where email = $1::text`,
    [OWNER],
  );
  await client.end();
}

type Caller = Awaited<ReturnType<typeof openCaller>>;

/** From an address and a network of its own. */
async function openCaller(url: string) {
  const cookies = new Map<string, string>();
  async function ask(path: string, init: RequestInit = {}) {
    places += 1;
    const place = `2001:${(places >> 12).toString(16)}:${(places & 4095).toString(16)}::1`;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'x-forwarded-for': place };
    const answer = await fetch(url + path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    async signIn(email: string, password: string) {
      const { csrfToken } = (await (await ask('/api/auth/csrf')).json()) as { csrfToken: string };
      const body = new URLSearchParams({ email, password, csrfToken, json: 'true' });
      const answer = await ask('/api/auth/callback/credentials', { method: 'POST', body });
      await answer.arrayBuffer();
      return answer;
    },
  };
}

/** 20 known devices that sign in one time after the other, for 10 s. */
async function measureSignIns(url: string, callers: Caller[]): Promise<void> {
  let done = 0;
  const end = Date.now() + 10_000;
  await report('sign-ins of 20 known devices', url, () =>
    Promise.all(
      callers.map(async (caller, at) => {
        while (Date.now() < end) if ((await caller.signIn(emailOf(at), PASSWORD)).ok) done += 1;
      }),
    ),
  );
  console.log(`Sign-ins a second: ${(done / 10).toFixed(0)}`);
}

/** 240 strangers with one wrong password each for an account of their own, and 20 known devices. */
async function measureStorm(url: string, known: Caller[]): Promise<void> {
  const strangers = await Promise.all(Array.from({ length: 240 }, () => openCaller(url)));
  const statuses: Record<string, number> = {};
  const count = (kind: string, status: number) => {
    statuses[`${kind} ${status}`] = (statuses[`${kind} ${status}`] ?? 0) + 1;
  };
  let knownMs = 0;
  const start = performance.now();
  await report('260 sign-ins at once', url, async () => {
    await Promise.all([
      ...strangers.map(async (caller, at) =>
        count('strangers', (await caller.signIn(`s-${at}@example.org`, 'wrong')).status),
      ),
      ...known.map(async (caller, at) => {
        count('known devices', (await caller.signIn(emailOf(at), PASSWORD)).status);
        knownMs = performance.now() - start;
      }),
    ]);
  });
  console.log(
    JSON.stringify(statuses),
    `last known device after ${Math.round(knownMs)} ms, all after ${Math.round(performance.now() - start)} ms`,
  );
}

/** Ten at a time guess at one account, each time from another network. */
async function measureAttack(url: string, known: Caller[]): Promise<void> {
  const statuses: Record<number, number> = {};
  const owner: string[] = [];
  await report(`an attack of ${ATTACK_MS / 1000} s on one account`, url, async () => {
    const end = Date.now() + ATTACK_MS;
    const attackers = Array.from({ length: 10 }, async () => {
      const caller = await openCaller(url);
      while (Date.now() < end) {
        const { status } = await caller.signIn(OWNER, 'wrong');
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    });
    await sleep(ATTACK_MS / 2);
    const start = performance.now();
    const first = await known[0]?.signIn(OWNER, PASSWORD);
    owner.push(`known device: ${first?.status} after ${Math.round(performance.now() - start)} ms`);
    const fresh = await openCaller(url);
    const begun = performance.now();
    let answer = await fresh.signIn(OWNER, PASSWORD);
    while (!answer.ok) {
      await sleep(Number(answer.headers.get('retry-after')) * 1000);
      answer = await fresh.signIn(OWNER, PASSWORD);
    }
    owner.push(`new device: after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    await Promise.all(attackers);
  });
  console.log(JSON.stringify(statuses), owner.join(', '));
}

/** How long `/health/live` takes for another process meanwhile. */
async function report(name: string, url: string, work: () => Promise<unknown>): Promise<void> {
  const probe = start('live-probe.ts', { LIVE_URL: `${url}/health/live` });
  await once(probe, 'message');
  await work();
  probe.send('end');
  const [times] = (await once(probe, 'message')) as [number[]];
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(
    `\n${name}: /health/live p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (${times.length} times)`,
  );
}

function start(file: string, env: Record<string, string>): ChildProcess {
  const child = fork(join(import.meta.dirname, 'support', file), {
    execArgv: [],
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
  });
  // One that ends before its time would leave us waiting for its message.
  child.once('exit', (code) => {
    if (code) process.exit(code);
  });
  return child;
}

function show(values: number[]): string {
  const [low, high] = quartiles(values);
  return `${Math.round(low)}–${Math.round(high)}`;
}
