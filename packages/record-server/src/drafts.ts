export { DraftError, type DraftErrorCode } from './drafts/error.ts';
export { keepFree } from './drafts/keep-free.ts';
export {
  createRecordDrafts,
  type RecordDrafts,
  type RecordDraftsOptions,
} from './drafts/plugin.ts';
export { readPublished } from './drafts/read-published.ts';
export { RecordVersion } from './drafts/record-version.ts';
export type { OpenFindings } from './drafts/steps.ts';
export { dropVersions } from './drafts/versions.ts';
export {
  draftColumns,
  isPublicWrite,
  keepPublished,
  publicNames,
  publishedRows,
  publishingNames,
  uniqueWhenPublished,
} from './drafts/view-parts.ts';
