export type { DraftGone } from './react/gone.ts';
export type { DraftRefusal, DraftRefusalKind, DraftStep } from './react/refusal.ts';
export { type Draft, useDraft } from './react/use-draft.ts';
export { type DraftSteps, useDraftSteps } from './react/use-draft-steps.ts';
export { type DraftsStatus, useDrafts } from './react/use-drafts.ts';
export {
  type EarlierContent,
  type EarlierVersion,
  type Loaded,
  useVersion,
  useVersions,
} from './react/use-versions.ts';
