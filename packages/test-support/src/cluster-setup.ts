import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string;
  }
}

/** One PostgreSQL for all files of a run: embedded, or the one that DATABASE_URL names. */
export default async function setup(project: TestProject) {
  const cluster = await startCluster();
  project.provide('postgresAdminUrl', cluster.adminUrl);
  return cluster.stop;
}
