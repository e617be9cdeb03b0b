import type { RouteRule } from '../routes/route.ts';

/** The answer of `/builds/latest.json`: the server's current build. */
export interface LatestBuild {
  id: string;
}

/** The answer of `/builds/meta/{buildId}.json`: the public data of a build's routes [R8.12]. */
export interface BuildManifest {
  id: string;
  routes: readonly RouteRule[];
}

export const latestBuildAddress = '/builds/latest.json';
