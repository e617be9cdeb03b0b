import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Manifest {
  name: string;
  private?: boolean;
  exports: Record<string, unknown>;
  publishConfig?: { exports?: Record<string, unknown> };
  peerDependencies?: Record<string, string>;
}

export interface PublishedPackage {
  /** Its folder, from the root of the workspace. */
  home: string;
  manifest: Manifest;
}

/** The packages of `packages/` that a registry gets, in the order of their names. */
export function publishedPackages(): PublishedPackage[] {
  return globSync('packages/*/package.json')
    .sort()
    .map((file) => ({ home: dirname(file), manifest: JSON.parse(readFileSync(file, 'utf8')) }))
    .filter(({ manifest }) => !manifest.private);
}
