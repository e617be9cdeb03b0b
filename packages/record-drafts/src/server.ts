export type { DraftAllowance, DraftFinding } from './finding.ts';
export {
  DraftError,
  type DraftErrorCode,
} from './server/error.ts';
export { keepFree } from './server/keep-free.ts';
export { readPublished } from './server/read-published.ts';
export {
  createRecordDrafts,
  type RecordDrafts,
  type RecordDraftsOptions,
} from './server/record-drafts.ts';
export { RecordVersion } from './server/record-version.ts';
export type { OpenFindings } from './server/steps.ts';
export { dropVersions } from './server/versions.ts';
export {
  draftColumns,
  isPublicWrite,
  keepPublished,
  publicNames,
  publishedRows,
  publishingNames,
  uniqueWhenPublished,
} from './server/view-parts.ts';
