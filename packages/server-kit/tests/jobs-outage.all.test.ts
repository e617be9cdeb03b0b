import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshUrl } from './support/databases.ts';
import { startProxy } from './support/proxy.ts';
import { killAll, startProcess } from './support/server-process.ts';

afterAll(killAll);

interface Line {
  msg: string;
  time: number;
  repeated?: number;
  err: { type: string; message: string };
}

const node = `
  class First extends kit.Migration {
    up() {
      this.addSql('create table content_revision (id int primary key, revision bigint not null)');
    }
  }
  const node = await kit.startNode({
    entities: [kit.ContentRevision],
    migrations: [{ name: 'First', class: First }],
    applicationName: 'server-kit-test',
    settings: {
      port: 0, host: '127.0.0.1', dataDir: process.env.DATA_DIR,
      databaseUrl: process.env.DATABASE_URL, replicaUrls: [], sessionSecret: 'x'.repeat(32),
    },
    jobs: { names: ['greeting', 'reminder'], handlers: () => ({ greeting() {}, reminder() {} }) },
    build: async () => kit.createServer({ logLevel: 'warn', trustProxy: false }),
  });
  console.log('at ' + node.app.listeningOrigin);`;

test('while the database is away the jobs are one line of the log a second, which says why and how often', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'server-kit-jobs-'));
  const proxy = await startProxy(await freshUrl());
  try {
    // By its name, so that Node tries both addresses, and fails with an error of two.
    const url = new URL(proxy.url);
    url.hostname = 'localhost';
    const server = startProcess(node, { DATABASE_URL: url.href, DATA_DIR: dataDir });
    await server.url;
    await proxy.close();
    const lines = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line): Line => JSON.parse(line))
        .filter(({ msg }) => msg === 'jobs');
    await expect.poll(() => lines().length, { timeout: 20_000 }).toBeGreaterThan(3);

    const told = lines();
    for (const { err } of told) expect(err.message).toMatch(/^The database of the jobs is away: ./);
    expect(told.at(-1)?.err.message).toContain('ECONNREFUSED');
    // A line that begins a second stands for itself alone.
    expect(told.filter(({ repeated = 0 }) => repeated > 0)).not.toEqual([]);
    const gaps = told.slice(1).map(({ time }, at) => time - (told[at]?.time ?? 0));
    // The lines' clock and the timers' differ by some milliseconds.
    expect(Math.min(...gaps)).toBeGreaterThan(900);
  } finally {
    await proxy.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
