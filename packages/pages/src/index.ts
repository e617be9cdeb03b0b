export {
  callbackPath,
  decodedPath,
  idInHash,
  ownPath,
  withLanguage,
} from './addresses/addresses.ts';
export { normaliseEmail } from './addresses/email-address.ts';
export type { RouteParams } from './addresses/route-params.ts';
export { telephoneAddress } from './addresses/telephone.ts';
export { isUuid } from './addresses/uuid.ts';
export { type AssetSources, assetSources } from './assets/asset-sources.ts';
export type { BootConfig, PublicConfig } from './config/public-config.ts';

export {
  type Alternates,
  alternatesOf,
  documentDescription,
  documentTitle,
  type SiteName,
} from './head/head.ts';
export type { FirstPicture, PagePictures, SharedPicture } from './head/pictures.ts';
export { decideLocale, type LocaleSource } from './locale.ts';
export type { PageSession } from './page-session.ts';
export {
  type PlaceNames,
  readPage,
  readPageText,
  type TextEntry,
  type TextPlaces,
  type TextSection,
  unknownPlaces,
} from './page-text/page-text.ts';
export type {
  PageContent,
  Payload,
  PayloadAnswer,
  PayloadContext,
  PayloadFunction,
  Personal,
  Site,
  SiteFrame,
} from './payload/payload.ts';
export * from './register.ts';
export { type Decision, decideVisit, rolesOf, type Visit } from './routes/guards.ts';
export { layoutFor } from './routes/layout.ts';
export type {
  Access,
  Layout,
  PageComponent,
  PageModule,
  Route,
  RouteRule,
  SpecialPaths,
  Start,
} from './routes/route.ts';
export { routeKinds } from './routes/route-kinds.ts';
export {
  createRouteTable,
  type RouteMatch,
  type RouteTable,
  rulesOf,
} from './routes/route-table.ts';
export { breadcrumbs, type PageFacts, questionsThing } from './search-engines/page-things.ts';
export { filled, practiceId, type Thing } from './search-engines/thing.ts';
export type { BuildManifest, LatestBuild } from './version/build.ts';
export { type WordProblem, wordProblem, wordProblemText } from './words/check-word.ts';
export {
  allWords,
  fillTexts,
  messageText,
  type PageWords,
  type SiteWord,
  type Words,
  type WrittenWords,
  withWords,
  wordName,
  wordsIn,
} from './words/words.ts';
