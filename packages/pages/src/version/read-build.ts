import { type LatestBuild, latestBuildAddress } from './build.ts';

/** A request that does not end would keep one of the few places in the queue. */
const PATIENCE_MS = 10_000;

/**
 * The id of the build that the server has now.
 *
 * @throws where the server does not answer one
 */
export async function readLatestId(fetcher: typeof fetch): Promise<string> {
  const { id } = (await readJson(latestBuildAddress, fetcher)) as Partial<LatestBuild>;
  if (typeof id !== 'string' || id === '') throw new Error(`${latestBuildAddress} names no build`);
  return id;
}

/** An object, also where the server answers something else: its fields are checked by the caller. */
export async function readJson(address: string, fetcher: typeof fetch): Promise<object> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetcher(address, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  return Object(await answer.json());
}
