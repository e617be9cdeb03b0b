export { loadBuiltAssets } from './assets/built.ts';
export { createDevAssets } from './assets/development.ts';
export type {
  Access,
  Layout,
  Locale,
  PageAnswer,
  PageRequest,
  PublicConfig,
  RouteRule,
  Session,
  Start,
  WebApp,
  WebAssets,
} from './contract.ts';
export { createWebApp } from './web-app.tsx';
