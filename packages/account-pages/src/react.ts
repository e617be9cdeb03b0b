export { AccountSection, type AccountSectionProps } from './account/account-section.tsx';
export { AppearanceSetting } from './account/appearance-setting.tsx';
export type { SectionName } from './account/sections.ts';
export { SettingChoice, type SettingChoiceProps } from './account/setting-choice.tsx';
export { WaitingRoles, type WaitingRolesProps } from './accounts/waiting-roles.tsx';
export { AdminNavigation, type AdminNavigationProps } from './frame/admin-navigation.tsx';
export {
  type AccountPagesParts,
  AccountPagesProvider,
  type AccountPagesProviderProps,
  type Depth,
  type KeptRecord,
} from './frame/parts.tsx';
export { StepLayout } from './frame/step-layout.tsx';
export { SessionWatch } from './session/session-watch.tsx';
export type { SessionWatchProps } from './session/watch.tsx';
