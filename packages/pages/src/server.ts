export type { AssetSources } from './assets/asset-sources.ts';
export { loadBuiltAssets } from './assets/built.ts';
export { publicConfig, type SiteSettings, siteSettings } from './config/site-settings.ts';
export { type SiteValues, siteVariables } from './config/site-variables.ts';
export { openBuiltSite, type SiteEntry } from './http/built-site.ts';
export { openWhileClosed } from './http/open-while-closed.ts';
export { type OwnHostOptions, ownHost } from './http/own-host.ts';
export { createPageAnswers, type PageAnswers, type TextAnswer } from './http/page-answers.ts';
export { guestPorts, type PagePorts, type VisitorPorts } from './http/page-ports.ts';
export { type PagesOptions, pages } from './http/pages.ts';
export { type PublicDataOptions, publicData } from './http/public-data.ts';
export { publicSchema } from './http/public-schema.ts';
export { type RequestLocaleOptions, requestLocale } from './http/request-locale.ts';
export { securityHeaders } from './http/security-headers.ts';
export type { SiteHost } from './http/site-host.ts';
export { type SitemapOptions, sitemap } from './http/sitemap.ts';
export { staticFiles } from './http/static-files.ts';
export { type ImagesOptions, images } from './images/images.ts';
export { PictureError, type PictureErrorCode } from './images/picture-error.ts';
export {
  createMemory,
  type Found,
  type Memory,
  type MemoryOptions,
  type RevisionPort,
} from './memory/memory.ts';
export { pageStatusOf } from './render/load-page.ts';
export { engineSegments, isFreeSlug } from './routes/free-slug.ts';
