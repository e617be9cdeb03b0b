import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBuiltSite, type SiteHost } from '@praxiskit/pages/server';
import { createDatabaseOn, freePort } from '@praxiskit/test-support/cluster';
import { isLong } from '@praxiskit/test-support/tier';
import type { SiteData } from '@praxiskit/web/records';
import { inject } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type PracticeNode, startNode } from '../../src/node.ts';
import { copyDatabase, copyDirectory, SAMPLE_ENVIRONMENT } from './sample.ts';

export { PASSWORD } from './sample.ts';

/** Tests that must hold on both databases run once for each. */
export const databases = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof databases)[number];

/** For tests that start many servers: both in the long form only. */
export const mainDatabases: readonly DatabaseKind[] = isLong ? databases : ['postgres'];

/**
 * For tests that are about no database: PostgreSQL, where a node starts with a fifth of what PGlite takes of the
 * processor. The long form tries them on the other. Tests of a page just after a change stay on PGlite: where
 * PostgreSQL takes more than 250 ms for the revision, as beside other tests it may, the older page is right.
 */
export const anyDatabase: DatabaseKind = isLong ? 'pglite' : 'postgres';

const webDirectory = join(import.meta.dirname, '../../../web/dist');
let site: Promise<SiteHost<SiteData>> | undefined;

export interface TestNode extends PracticeNode {
  url: string;
  env: Record<string, string>;
}

/**
 * Environment of a server on a database of its own, which a first start has filled with the sample data; start
 * several nodes with one for a cluster.
 */
export async function freshEnvironment(
  kind: DatabaseKind,
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  const sample = inject('sample');
  if (sample.refusal) throw new Error(sample.refusal);
  const dataDir = await freshDirectory();
  if (kind === 'pglite') await copyDirectory(sample, dataDir);
  const url = kind === 'postgres' ? await copyDatabase(sample, freshName()) : undefined;
  return environment(dataDir, url, more);
}

/** An environment in which no server has ever started. */
export async function emptyEnvironment(
  kind: DatabaseKind,
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  const url = kind === 'postgres' ? await emptyDatabase() : undefined;
  return environment(await freshDirectory(), url, more);
}

export function emptyDatabase(): Promise<string> {
  return createDatabaseOn(inject('sample').adminUrl, freshName());
}

function environment(dataDir: string, url: string | undefined, more: Record<string, string>) {
  return {
    ...SAMPLE_ENVIRONMENT,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(url ? { DATABASE_URL: url } : {}),
    ...more,
  };
}

async function freshDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'praxiskit-test-'));
  cleanUps.push(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

function freshName(): string {
  return `t_${process.pid}_${Date.now()}_${count++}`;
}

/** Starts a server as `server.ts` does, on a free port. It is stopped by `stopAll`. */
export async function startTestNode(env: Record<string, string>): Promise<TestNode> {
  site ??= openBuiltSite(webDirectory);
  const port = String(await freePort());
  const node = await startNode(readConfig({ ...env, PORT: port }), await site);
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await node.stop();
  };
  cleanUps.push(() => {
    // A stop waits two seconds for connections that callers keep.
    node.app.server.closeIdleConnections();
    return stop();
  });
  return { ...node, stop, env, url: `http://localhost:${port}` };
}

const cleanUps: (() => Promise<void>)[] = [];
let count = 0;

export async function stopAll(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
}
