/** What the server and its clients share about drafts of records. */
export { changedColumns } from './drafts/changed-columns.ts';
export {
  type DraftAllowance,
  type DraftFinding,
  findingDetails,
  notAllowed,
  withAllowances,
  withoutAllowance,
} from './drafts/finding.ts';
export { draftRequiredMessages, revertLateMessages } from './drafts/messages.ts';
export { contentNames, type DraftRow, editableNames, isPublicRow } from './drafts/row.ts';
export {
  type EarlierContent,
  type EarlierVersion,
  keptVersions,
  revertMs,
} from './drafts/version.ts';
