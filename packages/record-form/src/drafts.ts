/** Drafts of records in the browser. */

export { type DraftState, draftState } from './drafts/draft-state.ts';
export type { DraftGone } from './drafts/gone.ts';
export { type LaggingColumn, laggingLanguage } from './drafts/lagging-language.ts';
export { previewPath } from './drafts/preview-path.ts';
export type { DraftRefusal, DraftRefusalKind, DraftStep } from './drafts/refusal.ts';
export { isTypedItself, saveAsDraft } from './drafts/save-as-draft.ts';
export { type Draft, useDraft } from './drafts/use-draft.ts';
export { type DraftSteps, useDraftSteps } from './drafts/use-draft-steps.ts';
export { type DraftsStatus, useDrafts } from './drafts/use-drafts.ts';
export { type Loaded, useVersion, useVersions } from './drafts/use-versions.ts';
