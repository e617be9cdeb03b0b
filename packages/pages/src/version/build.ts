import type { RouteRule } from '../routes/route.ts';

/** What `/builds/latest.json` answers: the build that the server has now. */
export interface LatestBuild {
  id: string;
}

/** What `/builds/meta/{buildId}.json` answers: what a client may know of a build's routes [R8.12]. */
export interface BuildManifest {
  id: string;
  routes: readonly RouteRule[];
}

export const latestBuildAddress = '/builds/latest.json';
