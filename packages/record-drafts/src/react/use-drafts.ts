import type { ModelRecord, View } from '@praxiskit/record-model/client';
import { useWholeList } from '@praxiskit/record-model/react';
import { useEffect, useMemo, useState } from 'react';
import { isTypedItself } from '../save-as-draft.ts';

const drafts = { filter: { draft_of_id: { $null: false } } } as const;
/** As `useWholeList` asks for them: both share one list. */
const query = { ...drafts, limit: 500 } as const;

/** The drafts of a view by the ids of their records, for lists: one request, kept right. */
export function useDrafts(view: string): ReadonlyMap<string, ModelRecord> {
  const { records } = useWholeList(view, drafts);
  return useMemo(
    () => new Map(records.map((draft) => [String(draft.base().draft_of_id), draft])),
    [records],
  );
}

/** Whether it is known of which records there are drafts. */
export type DraftsStatus = 'loading' | 'ready' | 'failed';

/** The draft of a record in the list of its view's drafts; null where there is none. */
export function useDraftOf<Of extends ModelRecord>(record: Of) {
  const { view } = record;
  const { status, refresh } = useWholeList(view, drafts);
  const [known, setKnown] = useState<View | null>(null);
  useEffect(() => {
    let isLeft = false;
    const know = () => {
      if (!isLeft) setKnown(view);
    };
    // What was loaded once is kept, also where a later load has failed.
    if (status !== 'loading') view.list(query).ready.then(know, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [view, status]);
  const isKnown = status === 'ready' || known === view;
  return {
    draft: findDraft(record),
    status: (isKnown ? 'ready' : status) as DraftsStatus,
    refresh,
  };
}

/** Once it is known of which records there are drafts; rejects with a RecordError. */
export async function draftsKnown({ view }: ModelRecord): Promise<void> {
  await view.list(query).ready;
}

/** The draft of a record as it is known at this moment. */
export function findDraft<Of extends ModelRecord>(record: Of): Of | null {
  const { view } = record;
  const id = record.base()[view.definition.primaryKey] ?? null;
  if (id === null) return null;
  const found = view.list(query).records.filter((one) => one.base().draft_of_id === id);
  // One that is gone has edits still, until somebody has decided about them.
  const draft = found.find(({ conflict }) => !conflict?.isGone) ?? found[0];
  return draft && !draft.isDeleted ? (draft as unknown as Of) : null;
}

/** A record that was never published is its own draft. */
export const isOwnDraft = (record: ModelRecord): boolean =>
  record.isNew || ((record.base() as { published_at?: unknown }).published_at ?? null) === null;

/** What is edited of a record at this moment: its draft, or the record itself where there is none. */
export const editedOf = <Of extends ModelRecord>(record: Of): Of =>
  isOwnDraft(record) || isTypedItself(record) ? record : (findDraft(record) ?? record);

/** What a step is held up by: a question about the record itself stands beside its draft, and is answered first. */
export const askedOf = <Of extends ModelRecord>(record: Of, edited = editedOf(record)): Of =>
  record.conflict && !record.conflict.isGone ? record : edited;

/**
 * The draft of a record once what was typed in the record itself is saved, which goes to its draft.
 *
 * @returns null where there is no draft
 */
export async function editedNow<Of extends ModelRecord>(record: Of): Promise<Of | null> {
  if (isOwnDraft(record)) return record;
  if (record.isChanged) await record.flush();
  return findDraft(record);
}
