import { makeSample } from '../../apps/api/tests/support/sample.ts';
import { startCluster } from '../../scripts/postgres/cluster.ts';
import { buildServed } from '../../scripts/run.ts';

/** The build as the sources are now, one PostgreSQL, and the sample data of which each worker has its own copy. */
export default async function globalSetup() {
  await buildServed();
  const cluster = await startCluster();
  const { sample, remove } = await makeSample(cluster);
  process.env.E2E_SAMPLE = JSON.stringify(sample);
  return async () => {
    await remove();
    await cluster.stop();
  };
}
