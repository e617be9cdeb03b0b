import { startCluster } from '../../scripts/postgres/cluster.ts';

/** One PostgreSQL for the run; workers make databases of their own on it. */
export default async function globalSetup() {
  const cluster = await startCluster();
  process.env.E2E_POSTGRES = cluster.adminUrl;
  return cluster.stop;
}
