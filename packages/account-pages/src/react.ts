export {
  AccountSection,
  type AccountSectionProps,
  type SectionName,
} from './account/account-section.tsx';
export {
  type AccountPagesParts,
  AccountPagesProvider,
  type AccountPagesProviderProps,
  type Depth,
  type KeptRecord,
} from './frame/parts.tsx';
export { SessionWatch, type SessionWatchProps } from './session/session-watch.tsx';
