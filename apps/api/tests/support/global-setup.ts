import type { TestProject } from 'vitest/node';
import { startCluster } from '../../../../scripts/postgres/cluster.ts';
import { buildServed } from '../../../../scripts/run.ts';
import { makeSample, type Sample } from './sample.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sample: Sample;
  }
}

/**
 * The build as the sources are now, one PostgreSQL for all files of a run (embedded, or the one that
 * DATABASE_URL names), and the sample data that tests start from.
 */
export default async function setup(project: TestProject) {
  await buildServed();
  const cluster = await startCluster();
  const { sample, remove } = await makeSample(cluster);
  project.provide('sample', sample);
  return async () => {
    await remove();
    await cluster.stop();
  };
}
