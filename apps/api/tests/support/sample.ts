import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, createDatabaseOn, startCluster } from '@praxiskit/test-support/cluster';
// @boundaries-ignore builds what the tests serve
import { buildServed } from '../../../../scripts/run.ts';
import { startProcess } from './process.ts';

export const PASSWORD = 'ein sehr langes Musterpasswort';

export const SAMPLE_ENVIRONMENT = {
  SAMPLE_DATA: '1',
  LETTER_TAKE_BACK_SECONDS: '1',
  // No question of consent where a test is about something else.
  MAP_TILES_URL: 'none',
  SAMPLE_PASSWORD: PASSWORD,
  SESSION_SECRET: 'a secret for tests that is long enough',
};

/**
 * The result of a first start with the sample data, on each of both databases. Tests start on copies of it: a
 * first start takes three times as much of the processor as a later one.
 */
export interface Sample {
  adminUrl: string;
  /** The data directory of a server that was stopped. */
  dataDir: string;
  /** The name of a database without connections. */
  database: string;
  /** Why the server does not start, so that tests without it still run: of a migration that is missing. */
  refusal?: string;
}

/**
 * The build as the sources are now, one PostgreSQL (embedded, or the one that DATABASE_URL names), and the sample data
 * on it; or what TEST_SAMPLE names, which another process has opened for several runs.
 */
export async function openSample(): Promise<{ sample: Sample; close(): Promise<void> }> {
  const given = process.env.TEST_SAMPLE;
  if (given) return { sample: JSON.parse(given), close: async () => {} };
  await buildServed();
  const cluster = await startCluster();
  return { sample: await makeSample(cluster), close: cluster.stop };
}

async function makeSample(cluster: Cluster) {
  const home = await mkdtemp(join(tmpdir(), 'praxiskit-sample-'));
  // Also where the run is interrupted.
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  const sample: Sample = {
    adminUrl: cluster.adminUrl,
    dataDir: join(home, 'pglite'),
    database: `sample_${process.pid}`,
  };
  const DATABASE_URL = await cluster.createDatabase(sample.database);
  const starts = await Promise.allSettled([
    startOnce({ DATA_DIR: sample.dataDir }),
    startOnce({ DATA_DIR: join(home, 'postgres'), DATABASE_URL }),
  ]);
  const refused = starts.find((start) => start.status === 'rejected');
  if (refused) sample.refusal = String(refused.reason.message).trim();
  return sample;
}

async function startOnce(env: Record<string, string>): Promise<void> {
  const server = await startProcess({ ...SAMPLE_ENVIRONMENT, LOG_LEVEL: 'warn', ...env });
  await server.ready;
  server.child.kill('SIGTERM');
  await server.exited;
}

/** Fills an empty directory. */
export function copyDirectory(sample: Sample, dataDir: string): Promise<void> {
  return cp(sample.dataDir, dataDir, { recursive: true });
}

/** Makes a database of that name and gives its address. */
export function copyDatabase(sample: Sample, name: string): Promise<string> {
  return createDatabaseOn(sample.adminUrl, name, sample.database);
}
