import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentRevision, openDatabase } from '@praxiskit/server-kit';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory whose PGlite is initialised, closed and empty. */
    emptyPglite: string;
  }
}

/** Tests start on copies of it: to initialise a directory takes two seconds of the processor. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'server-kit-empty-'));
  // Also where the run is interrupted.
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({
    url: null,
    replicaUrls: [],
    dataDir,
    entities: [ContentRevision],
    migrations: [],
    applicationName: 'server-kit-test',
  });
  await database.close();
  project.provide('emptyPglite', dataDir);
}
