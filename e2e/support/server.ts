import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@praxiskit/test-support/cluster';
import {
  type DatabaseProxy,
  startDatabaseProxy,
} from '../../apps/api/tests/support/database-proxy.ts';
import { type ServerProcess, startProcess } from '../../apps/api/tests/support/process.ts';
import {
  copyDatabase,
  copyDirectory,
  SAMPLE_ENVIRONMENT,
  type Sample,
} from '../../apps/api/tests/support/sample.ts';

export { PASSWORD } from '../../apps/api/tests/support/sample.ts';

/** Tiles that only a visitor who allows them would ask for. */
export const TILES = 'https://tiles.example/{z}/{x}/{y}.png';

/** A site of its own, that can be killed and started again on the same data and address. */
export interface SiteServer {
  url: string;
  /** Where its mails are, as files. */
  dataDir: string;
  /** Null on PGlite. */
  databaseUrl: string | null;
  /** Its warnings since its last start. */
  output(): string;
  kill(): Promise<void>;
  /** `build` is the folder of another build of the site. */
  restart(build?: string): Promise<void>;
  close(): Promise<void>;
}

export async function startSite(
  database: 'pglite' | 'postgres',
  more: Record<string, string> = {},
): Promise<SiteServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'praxiskit-e2e-'));
  const port = await freePort();
  const sample = JSON.parse(process.env.E2E_SAMPLE ?? '') as Sample;
  if (database === 'pglite') await copyDirectory(sample, dataDir);
  const name = `e2e_${process.pid}_${port}`;
  const env = {
    ...SAMPLE_ENVIRONMENT,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // An item to ask for, without which no question ever comes; no such host exists.
    MAP_TILES_URL: TILES,
    ...(database === 'postgres' ? { DATABASE_URL: await copyDatabase(sample, name) } : {}),
    ...more,
  };
  let server: ServerProcess = await startProcess(env);
  await server.ready;
  await firstAnswer(server.url);
  const kill = async () => {
    server.child.kill('SIGKILL');
    await server.exited;
  };
  return {
    url: server.url,
    dataDir,
    databaseUrl: 'DATABASE_URL' in env ? env.DATABASE_URL : null,
    output: () => server.output(),
    kill,
    async restart(build) {
      server = build
        ? await startProcess({ ...env, SITE_BUILD: build }, 'tests/support/server-of-build.ts')
        : await startProcess(env);
      await server.ready;
    },
    async close() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Where much else starts, too, a busy server refuses its first callers for a moment. The public data and the
 * imprint are there also behind the gate; a page is refused before data are.
 */
async function firstAnswer(url: string): Promise<void> {
  const until = Date.now() + 30_000;
  for (const path of ['/api/public', '/impressum']) {
    while ((await fetch(url + path)).status !== 200) {
      if (Date.now() > until) throw new Error(`${url}${path} does not answer`);
      await sleep(200);
    }
  }
}

/** A site on PostgreSQL, and the proxy between the two. */
export async function startSiteBehindProxy(): Promise<{
  site: SiteServer;
  proxy: DatabaseProxy;
  close(): Promise<void>;
}> {
  const sample = JSON.parse(process.env.E2E_SAMPLE ?? '') as Sample;
  const proxy = await startDatabaseProxy(
    await copyDatabase(sample, `e2e_proxy_${process.pid}_${await freePort()}`),
  );
  const site = await startSite('pglite', { DATABASE_URL: proxy.url });
  return {
    site,
    proxy,
    async close() {
      await site.close();
      await proxy.close();
    },
  };
}
