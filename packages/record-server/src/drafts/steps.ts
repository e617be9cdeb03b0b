import {
  type DraftAllowance,
  type DraftFinding,
  type DraftRow,
  findingDetails,
  isPublicRow,
  revertLateMessages,
  revertMs,
  withAllowances,
  withoutAllowance,
} from '@praxiskit/record-model/drafts';
import { RecordServerError } from '../error.ts';
import type { WritableView, WrittenRow } from '../write/writer.ts';
import { DraftError } from './error.ts';
import { lockPair, type Pair } from './pair.ts';
import { contentOf, hasVersions, keepVersion, knownContent, versionBefore } from './versions.ts';

/**
 * Returns the findings that block publishing: `openFindings` of compliance is one such function.
 */
export type OpenFindings = (
  row: object,
  allowances: readonly DraftAllowance[],
) => readonly DraftFinding[];

const allowancesOf = ({ allowances }: DraftRow): DraftAllowance[] =>
  Array.isArray(allowances) ? allowances : [];

/**
 * The draft of a record, created if there is none; a record that was never published is its own
 * draft.
 */
export async function openDraft(
  records: WritableView,
  id: string,
): Promise<{ draft: WrittenRow; isMade: boolean }> {
  const { record, draft } = await lockPair(records, id);
  if (!isPublicRow(record)) return { draft: record, isMade: false };
  if (draft) return { draft, isMade: false };
  const { id: _, version: __, created_at, updated_at, ...values } = record;
  const made = await records.create({
    ...values,
    draft_of_id: record.id,
    published_at: null,
    published_by_name: null,
  });
  return { draft: made, isMade: true };
}

export interface PublishOptions {
  /** The version of the draft, or of a record that was never published. */
  readonly version: number;
  readonly openFindings: OpenFindings;
}

/** Copies the draft's columns to its record. Returns the record. */
export async function publishDraft(
  records: WritableView,
  id: string,
  { version, openFindings }: PublishOptions,
): Promise<WrittenRow> {
  const { record, draft } = await lockPair(records, id);
  const isNew = !isPublicRow(record);
  const edited = isNew ? record : draft;
  if (edited === null) throw new RecordServerError('NOT_FOUND');
  if (edited.version !== version) {
    throw new RecordServerError('VERSION_STALE', { details: records.project(edited) });
  }
  const values = contentOf(records, edited);
  const allowances = withAllowances(allowancesOf(record), ...allowancesOf(edited));
  const findings = openFindings(values, allowances);
  if (findings.length > 0) throw new DraftError('FINDINGS_OPEN', findingDetails(findings));
  if (draft) await records.remove(draft);
  if (!isNew) await keepVersion(records, record);
  // The hook sets the time; without a hook it is this one.
  const published_at = new Date().toISOString();
  return records.update(record, { ...values, allowances, published_at }, { action: 'publish' });
}

export interface RevertOptions {
  /** The version of the record when it was published. */
  readonly version: number;
  readonly openFindings: OpenFindings;
}

/**
 * Reverts a publishing of the last ten seconds. The published values become the draft again; a draft
 * that was opened later is kept, and the published values are an earlier version. Returns the draft,
 * or the record itself if it was published for the first time and is no longer public.
 *
 * @throws RecordServerError CONFLICT after ten seconds
 */
export async function revertPublished(
  records: WritableView,
  id: string,
  { version, openFindings }: RevertOptions,
): Promise<WrittenRow> {
  const { record, draft } = await lockPair(records, id);
  if (!isPublicRow(record)) throw new RecordServerError('NOT_FOUND');
  if (record.version !== version) {
    throw new RecordServerError('VERSION_STALE', { details: records.project(record) });
  }
  if (Date.now() - Date.parse(String(record.published_at)) > revertMs) {
    throw new RecordServerError('CONFLICT', { messages: revertLateMessages });
  }
  const replaced = await versionBefore(records, record);
  if (replaced === null) return withdrawFirst(records, { record, draft });
  const values = await records.read(knownContent(records, replaced), record);
  const findings = openFindings({ ...contentOf(records, record), ...values }, allowancesOf(record));
  if (findings.length > 0) throw new DraftError('FINDINGS_OPEN', findingDetails(findings));
  if (draft) await keepVersion(records, record);
  const { draft: edited } = await openDraft(records, id);
  const { publishedAt, publishedByName } = replaced;
  const published_at = publishedAt.toISOString();
  await records.em.remove(replaced).flush();
  await records.update(
    record,
    { ...values, published_at, published_by_name: publishedByName ?? null },
    { action: 'revert' },
  );
  return edited;
}

/** @throws RecordServerError NOT_FOUND where something was public before */
async function withdrawFirst(records: WritableView, { record, draft }: Pair): Promise<WrittenRow> {
  if (await hasVersions(records, record)) throw new RecordServerError('NOT_FOUND');
  const edited = draft ?? record;
  const values = { ...contentOf(records, edited), allowances: allowancesOf(edited) };
  if (draft) {
    await keepVersion(records, record);
    await records.remove(draft);
  }
  return records.update(
    record,
    { ...values, published_at: null, published_by_name: null },
    { action: 'revert' },
  );
}

/**
 * Deletes the draft. A record that was never published is deleted itself: by who may delete it.
 *
 * @throws RecordServerError NOT_FOUND
 */
export async function discardDraft(records: WritableView, id: string): Promise<void> {
  const { record, draft } = await lockPair(records, id);
  if (!isPublicRow(record)) return records.removeAsCaller(record);
  if (draft) await records.remove(draft);
}

/**
 * Allows words for a reason, which the audit keeps. Returns the draft, or the record if there is
 * none.
 */
export async function allowFinding(
  records: WritableView,
  id: string,
  allowance: DraftAllowance,
): Promise<WrittenRow> {
  const { record, draft } = await lockPair(records, id);
  const edited = draft ?? record;
  const allowances = withAllowances(allowancesOf(edited), allowance);
  return records.update(edited, { allowances }, { action: 'allow', reason: allowance.reason });
}

/**
 * Removes the allowance from the record and from its draft: the published text stays, and the words
 * block the next publishing. Returns the draft, or the record if there is none.
 */
export async function disallowFinding(
  records: WritableView,
  id: string,
  words: Pick<DraftAllowance, 'rule' | 'quote'>,
): Promise<WrittenRow> {
  const { record, draft } = await lockPair(records, id);
  const without = async (row: WrittenRow): Promise<WrittenRow> => {
    const known = allowancesOf(row);
    const allowances = withoutAllowance(known, words);
    if (allowances.length === known.length) return row;
    return records.update(row, { allowances }, { action: 'disallow' });
  };
  const left = await without(record);
  return draft ? without(draft) : left;
}
