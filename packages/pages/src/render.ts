export type { SiteAssets } from './assets/site-assets.ts';
export { createSiteApp, type SiteApp } from './render/site-app.tsx';
export type {
  PageAddress,
  SiteContext,
  SiteFailure,
  SiteServer,
  StandalonePage,
} from './render/site-server.ts';
