import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBuiltSite, type SiteHost } from '@praxiskit/pages/server';
import type { SiteData } from '@praxiskit/web/records';
import { inject } from 'vitest';
import { createDatabaseOn, freePort } from '../../../../scripts/postgres/cluster.ts';
import { readConfig } from '../../src/config.ts';
import { type PracticeNode, startNode } from '../../src/node.ts';

/** Tests that must hold on both databases run once for each. */
export const databases = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof databases)[number];

export const PASSWORD = 'ein sehr langes Musterpasswort';

const webDirectory = join(import.meta.dirname, '../../../web/dist');
let site: Promise<SiteHost<SiteData>> | undefined;

export interface TestNode extends PracticeNode {
  url: string;
  env: Record<string, string>;
}

/** Environment of a server on an empty database of its own; start several nodes with one for a cluster. */
export async function freshEnvironment(
  kind: DatabaseKind,
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'praxiskit-test-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  return {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SAMPLE_DATA: '1',
    SAMPLE_PASSWORD: PASSWORD,
    SESSION_SECRET: 'a secret for tests that is long enough',
    ...(kind === 'postgres' ? { DATABASE_URL: await freshDatabase() } : {}),
    ...more,
  };
}

export async function freshDatabase(): Promise<string> {
  return createDatabaseOn(inject('postgresAdminUrl'), `t_${process.pid}_${Date.now()}_${count++}`);
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
  cleanUps.push(stop);
  return { ...node, stop, env, url: `http://localhost:${port}` };
}

const cleanUps: (() => Promise<void>)[] = [];
let count = 0;

export async function stopAll(): Promise<void> {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
}
