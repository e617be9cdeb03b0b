import {
  type BuildManifest,
  type LatestBuild,
  latestBuildAddress,
  manifestAddress,
} from './build.ts';

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

/**
 * The manifest of a build. While a deploy goes from node to node, the one that is asked may not have it.
 *
 * @throws where the server does not answer it
 */
export async function readManifest(id: string, fetcher: typeof fetch): Promise<BuildManifest> {
  const manifest = (await readJson(manifestAddress(id), fetcher)) as Partial<BuildManifest>;
  if (manifest.id !== id || !Array.isArray(manifest.routes)) {
    throw new Error(`${manifestAddress(id)} is no manifest`);
  }
  return manifest as BuildManifest;
}

/** An object, also where the server answers something else: its fields are checked by the caller. */
async function readJson(address: string, fetcher: typeof fetch): Promise<object> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetcher(address, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  const value: unknown = await answer.json();
  return typeof value === 'object' && value !== null ? value : {};
}
