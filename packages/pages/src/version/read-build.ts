import { type LatestBuild, latestBuildAddress } from './build.ts';

/** A request that does not end would block one of the few places in the queue. */
const PATIENCE_MS = 10_000;

/**
 * The id of the server's current build.
 * @throws if the server does not return one
 */
export async function readLatestId(fetcher: typeof fetch): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetcher(latestBuildAddress, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`${latestBuildAddress}: status ${answer.status}`);
  // Checked below: the server may answer something else.
  const { id } = Object(await answer.json()) as Partial<LatestBuild>;
  if (typeof id !== 'string' || id === '') throw new Error(`${latestBuildAddress} names no build`);
  return id;
}
