// The frame, which a site has around the pages.

// Its fields.
export { BilingualColumn, type BilingualColumnProps } from './columns/bilingual-column.tsx';
export { BilingualMember, type BilingualMemberProps } from './columns/bilingual-member.tsx';
export { EntryList, type EntryListProps } from './columns/entry-list.tsx';
export { JsonClash, type JsonClashProps } from './columns/json-clash.tsx';
export { hasAllTexts, JsonList, type JsonListProps } from './columns/json-list.tsx';
export { JsonNote } from './columns/json-note.tsx';
export type { MemberWords } from './columns/member-words.ts';
export { NameDialog, type NameDialogProps } from './columns/name-dialog.tsx';
export { OtherColumns, type OtherColumnsProps } from './columns/other-columns.tsx';
export { slugOf } from './columns/slug.ts';
export { type JsonDraft, useJsonDraft } from './columns/use-json-draft.ts';
export { PageUnavailable } from './frame/page-unavailable.tsx';
// What a page has of the frame.
export { type StaffServices, useStaffServices } from './frame/services.ts';
export { type Staff, useStaff } from './frame/staff-context.tsx';
export { StaffFrame, type StaffFrameProps } from './frame/staff-frame.tsx';
export { useGo } from './frame/use-go.ts';
export { useKept } from './frame/use-kept.ts';
export { useUser } from './frame/use-user.ts';
// A list, and what is chosen of it.
export { createRecord, createSaved } from './lists/create-record.ts';
export { focusRow } from './lists/focus-row.ts';
export {
  ListDetailPage,
  type ListDetailPageProps,
  type ListDetailTexts,
} from './lists/list-detail-page.tsx';
export { type ListFilter, useListFilter } from './lists/list-filter.tsx';
export {
  LoadFailed,
  LoadPending,
  PageRecords,
  type PageRecordsProps,
  WithRecords,
} from './lists/page-records.tsx';
export { relatedOne } from './lists/related-one.ts';
export {
  ServerListEnd,
  type ServerListEndProps,
  ServerSearch,
  type ServerSearchProps,
} from './lists/server-search.tsx';
export { type Creation, type CreationState, useCreation } from './lists/use-creation.ts';
export {
  type ListDetail,
  type ListDetailOptions,
  type RecordDetailProps,
  useListDetail,
} from './lists/use-list-detail.ts';
export { type ListKeys, type ListKeysOptions, useListKeys } from './lists/use-list-keys.ts';
export { type OpenedRecord, useOpenedRecord } from './lists/use-opened-record.ts';
export { type RemoveOptions, useRemove } from './lists/use-remove.ts';
export { type ServerList, type ServerListOptions, useServerList } from './lists/use-server-list.ts';
export { focusHeadline, WaitingPart, type WaitingPartProps } from './lists/waiting-part.tsx';
export { counted } from './messages/counted.ts';
export { usePageTexts, useStaffTexts } from './messages/use-staff-texts.ts';
export { useTryAgain } from './messages/use-try-again.ts';
// An editor: its record as a draft, saved by itself, published in one step.
export { DraftMark, type DraftMarkProps } from './publishing/draft-mark.tsx';
export { EarlierVersions, type EarlierVersionsProps } from './publishing/earlier-versions.tsx';
export { type Editing, useEditing } from './publishing/editing.ts';
export { headingOf } from './publishing/heading-of.ts';
export { ListRow, type ListRowProps } from './publishing/list-row.tsx';
export { type MissingPart, MissingParts } from './publishing/missing-parts.tsx';
export {
  PublishingActions,
  type PublishingActionsProps,
} from './publishing/publishing-actions.tsx';
export {
  DraftMissing,
  PublishingNotes,
  type PublishingNotesProps,
} from './publishing/publishing-notes.tsx';
export { questionId } from './publishing/question-id.ts';
export { RecordRows, type RecordRowsProps } from './publishing/record-rows.tsx';
export { type ListedDraft, useListedDraft } from './publishing/use-listed-draft.ts';
export { useOfferRevert } from './publishing/use-offer-revert.ts';
export { RecordEditor, type RecordEditorProps } from './saving/record-editor.tsx';
export { RecordMark } from './saving/record-mark.tsx';
export type { SavingBoard, SavingState } from './saving/saving-board.ts';
export type { Undo, UndoOffer } from './undo/undo.ts';
