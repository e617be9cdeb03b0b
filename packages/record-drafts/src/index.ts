export { changedColumns } from './compare/changed-columns.ts';
export { type LaggingColumn, laggingLanguage } from './compare/lagging-language.ts';
export { type DraftState, draftState } from './draft-state.ts';
export { type DraftAllowance, type DraftFinding, notAllowed } from './finding.ts';
export { previewPath } from './preview.ts';
export { type DraftRow, editableNames, isPublicRow } from './row.ts';
export { isTypedItself, saveAsDraft } from './save-as-draft.ts';
