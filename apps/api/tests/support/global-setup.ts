import type { TestProject } from 'vitest/node';
import { startCluster } from '../../../../scripts/postgres/cluster.ts';
import { buildServed } from '../../../../scripts/run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string;
  }
}

/**
 * The build as the sources are now, and one PostgreSQL for all files of a run: embedded, or the one that
 * DATABASE_URL names.
 */
export default async function setup(project: TestProject) {
  await buildServed();
  const cluster = await startCluster();
  project.provide('postgresAdminUrl', cluster.adminUrl);
  return cluster.stop;
}
