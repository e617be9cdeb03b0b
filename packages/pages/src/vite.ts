export type { AssetSources } from './assets/asset-sources.ts';

export { createDevelopmentHost, type DevelopmentOptions } from './vite/development-host.ts';
export { type SiteBuildOptions, siteBuild } from './vite/site-build.ts';
