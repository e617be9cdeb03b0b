import { RecordServerError, type WritableView, type WrittenRow } from '@praxiskit/record-server';
import { mergeDraft } from '../compare/merge-draft.ts';
import {
  type DraftAllowance,
  type DraftFinding,
  withAllowances,
  withoutAllowance,
} from '../finding.ts';
import { contentNames, type DraftRow, isPublicRow } from '../row.ts';
import { DraftError } from './error.ts';
import { baseOf, keepBase, lockPair } from './pair.ts';

/** The findings that hold up publishing: `openFindings` of compliance is one. */
export type OpenFindings = (
  row: object,
  allowances: readonly DraftAllowance[],
) => readonly DraftFinding[];

const allowancesOf = ({ allowances }: DraftRow): DraftAllowance[] =>
  Array.isArray(allowances) ? allowances : [];

/**
 * The draft of a record, made where there is none; a record that was never published is its own. What was
 * published since, in columns that the draft has not changed, is taken into it.
 */
export async function openDraft(
  records: WritableView,
  id: string,
): Promise<{ draft: WrittenRow; isMade: boolean }> {
  const { record, draft } = await lockPair(records, id);
  if (!isPublicRow(record)) return { draft: record, isMade: false };
  if (draft) return { draft: await rebase(records, draft, record), isMade: false };
  const { id: _, version: __, created_at, updated_at, ...values } = record;
  const made = await records.create({
    ...values,
    draft_of_id: record.id,
    published_at: null,
    published_by_name: null,
  });
  await keepBase(records, made, record);
  return { draft: made, isMade: true };
}

async function rebase(
  records: WritableView,
  draft: WrittenRow,
  record: WrittenRow,
): Promise<WrittenRow> {
  const base = await baseOf(records, draft);
  const { values, conflicts } = mergeDraft(base, draft, record, records.writable);
  // Of a conflict the base stays as it was, so that it is one until somebody decides.
  const undecided = Object.fromEntries(conflicts.map(({ name, base: value }) => [name, value]));
  await keepBase(records, draft, { ...record, ...undecided });
  return records.update(draft, values);
}

export interface PublishOptions {
  /** Of the draft, or of the record that was never published. */
  readonly version: number;
  /** Of the record whose conflicts were decided for the draft: of `details` of DRAFT_CONFLICT. */
  readonly recordVersion?: number | undefined;
  readonly openFindings: OpenFindings;
}

/** Puts the draft's columns onto its record. Gives the record. */
export async function publishDraft(
  records: WritableView,
  id: string,
  { version, recordVersion, openFindings }: PublishOptions,
): Promise<WrittenRow> {
  const { record, draft } = await lockPair(records, id);
  const isNew = !isPublicRow(record);
  const edited = isNew ? record : draft;
  if (edited === null) throw new RecordServerError('NOT_FOUND');
  if (edited.version !== version) {
    throw new RecordServerError('VERSION_STALE', { details: records.project(edited) });
  }
  const values = isNew ? {} : await merged(records, edited, record, recordVersion);
  const allowances = withAllowances(allowancesOf(record), ...allowancesOf(edited));
  const findings = openFindings(contentOf(records, { ...record, ...values }), allowances);
  if (findings.length > 0) throw new DraftError('FINDINGS_OPEN', { findings });
  if (draft) await records.remove(draft);
  // The instant is the hook's; without a hook it is this one.
  const published_at = new Date().toISOString();
  return records.update(record, { ...values, allowances, published_at }, { action: 'publish' });
}

async function merged(
  records: WritableView,
  draft: WrittenRow,
  record: WrittenRow,
  decided: number | undefined,
): Promise<Record<string, unknown>> {
  const base = await baseOf(records, draft);
  const { values, conflicts } = mergeDraft(base, draft, record, records.writable);
  if (conflicts.length > 0 && decided !== record.version) {
    throw new DraftError('DRAFT_CONFLICT', { version: record.version, columns: conflicts });
  }
  return values;
}

const contentOf = ({ writable }: WritableView, row: DraftRow): object =>
  Object.fromEntries(contentNames(writable).map((name) => [name, row[name]]));

/** Deletes the draft; a record that was never published is one itself. */
export async function discardDraft(records: WritableView, id: string): Promise<void> {
  const { record, draft } = await lockPair(records, id);
  const edited = isPublicRow(record) ? draft : record;
  if (edited) await records.remove(edited);
}

/** Lets words stay, for a reason that the audit keeps. Gives the draft, or the record where there is none. */
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
 * Takes that back, in the record and in its draft: what is published stays as it is, and the words hold up the next
 * publishing. Gives the draft, or the record where there is none.
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
