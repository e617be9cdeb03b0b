export { type AssetSources, assetSources } from './assets/asset-sources.ts';
export { createDevelopmentHost, type DevelopmentOptions } from './vite/development-host.ts';
export {
  createDevelopmentServer,
  type DevelopmentModule,
  type DevelopmentServer,
  type DevelopmentServerOptions,
  type DevelopmentSite,
} from './vite/development-server.ts';
export { type SiteBuildOptions, siteBuild } from './vite/site-build.ts';
