export { type AssetSources, assetSources } from './assets/asset-sources.ts';
export {
  type DevelopedSite,
  type DevelopmentModule,
  type DevelopmentSite,
  type DevelopOptions,
  developSite,
} from './vite/develop-site.ts';
export { createDevelopmentHost, type DevelopmentOptions } from './vite/development-host.ts';
export { type SiteBuildOptions, siteBuild } from './vite/site-build.ts';
