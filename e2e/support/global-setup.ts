import { startCluster } from '../../scripts/postgres/cluster.ts';
import { buildServed } from '../../scripts/run.ts';

/** The build as the sources are now, and one PostgreSQL, on which workers make databases of their own. */
export default async function globalSetup() {
  await buildServed();
  const cluster = await startCluster();
  process.env.E2E_POSTGRES = cluster.adminUrl;
  return cluster.stop;
}
