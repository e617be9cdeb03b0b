export { ContactLink } from './addresses/contact-link.tsx';
export type { Text } from './i18n/i18n.ts';
export { useI18n, usePack, useText } from './i18n/use-text.ts';
export { type PictureProps, type PictureSize, pictureProps } from './images/picture-props.ts';
export { TextPage, type TextPageProps } from './page-text/text-page.tsx';
export {
  Paragraphs,
  type ParagraphsProps,
  TermList,
  type TermListProps,
  TextSections,
  type TextSectionsProps,
} from './page-text/text-parts.tsx';
export {
  type BrowserRuntime,
  type SessionStore,
  useOptionalRuntime,
  useOptionalServices,
  useServices,
} from './site/contexts.ts';
export {
  useCurrent,
  useHydrated,
  useOptionalSite,
  useRoute,
  useSession,
  useSite,
} from './site/hooks.ts';
export { lateLayout } from './site/late-layout.ts';
export { LateSheet } from './site/late-sheet.tsx';
export type { OverlaysProps, SiteDefinition } from './site/site-definition.ts';
export { SiteLink, type SiteLinkProps } from './site/site-link.tsx';
export { type LanguageChoiceProps, useLanguageChoice } from './site/use-language-choice.ts';
export { useReachable } from './site/use-reachable.ts';
export { useMayLeave, useUnsaved } from './site/use-unsaved.ts';
export { useWhenReachable } from './site/use-when-reachable.ts';
export type { UnsavedEdits } from './unsaved.ts';
