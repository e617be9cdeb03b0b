export type { Text } from './i18n/i18n.ts';
export { useI18n, usePack, useText } from './i18n/use-text.ts';
export { type BrowserRuntime, type SessionStore, useOptionalRuntime } from './site/contexts.ts';
export {
  useCurrent,
  useHydrated,
  useOptionalSite,
  usePage,
  useRoute,
  useSession,
  useSite,
} from './site/hooks.ts';
export { LateSheet } from './site/late-sheet.tsx';
export type { SiteDefinition } from './site/site-definition.ts';
export { SiteLink, type SiteLinkProps } from './site/site-link.tsx';
export { useHead } from './site/use-head.ts';
