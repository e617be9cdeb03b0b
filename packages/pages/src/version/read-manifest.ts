import { type BuildManifest, manifestAddress } from './build.ts';
import { readJson } from './read-build.ts';

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
