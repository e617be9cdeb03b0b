import type { ModelRecord, View } from '@praxiskit/record-model/client';
import { useWholeList } from '@praxiskit/record-model/react';
import { useEffect, useMemo, useState } from 'react';
import { isTypedItself } from './save-as-draft.ts';

const drafts = { filter: { draft_of_id: { $null: false } } } as const;
/** The same query as `useWholeList`, so that both share one list. */
const query = { ...drafts, limit: 500 } as const;

/** The drafts of a view by the ids of their records, for lists: one request, kept up to date. */
export function useDrafts(view: string): ReadonlyMap<string, ModelRecord> {
  const { records } = useWholeList(view, drafts);
  return useMemo(
    () => new Map(records.map((draft) => [String(draft.base().draft_of_id), draft])),
    [records],
  );
}

/** Whether the drafts of the view are loaded. */
export type DraftsStatus = 'loading' | 'ready' | 'failed';

/** The draft of a record, from the list of the view's drafts; null if there is none. */
export function useDraftOf<Of extends ModelRecord>(record: Of) {
  const { view } = record;
  const { status, refresh } = useWholeList(view, drafts);
  const [known, setKnown] = useState<View | null>(null);
  useEffect(() => {
    let isLeft = false;
    const know = () => {
      if (!isLeft) setKnown(view);
    };
    // A loaded list is kept, even if a later load fails.
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

/** Resolves when the drafts of the view are loaded; rejects with a RecordError. */
export async function draftsKnown({ view }: ModelRecord): Promise<void> {
  await view.list(query).ready;
}

/** The draft of a record as far as it is loaded now. */
export function findDraft<Of extends ModelRecord>(record: Of): Of | null {
  const { view } = record;
  const id = record.base()[view.definition.primaryKey] ?? null;
  if (id === null) return null;
  const found = view.list(query).records.filter((one) => one.base().draft_of_id === id);
  // A deleted draft keeps its edits until the user has decided about them.
  const draft = found.find(({ conflict }) => !conflict?.isGone) ?? found[0];
  return draft && !draft.isDeleted ? (draft as unknown as Of) : null;
}

/** A record that was never published is its own draft. */
export const isOwnDraft = (record: ModelRecord): boolean =>
  record.isNew || ((record.base() as { published_at?: unknown }).published_at ?? null) === null;

/** The draft of a record, or the record itself if there is no draft. */
export const editedOf = <Of extends ModelRecord>(record: Of): Of =>
  isOwnDraft(record) || isTypedItself(record) ? record : (findDraft(record) ?? record);

/**
 * The record whose conflict blocks a step: a conflict in the record itself comes before its draft.
 */
export const askedOf = <Of extends ModelRecord>(record: Of, edited = editedOf(record)): Of =>
  record.conflict && !record.conflict.isGone ? record : edited;

/**
 * The draft of a record, after edits in the record itself were saved into the draft.
 *
 * @returns null if there is no draft
 */
export async function editedNow<Of extends ModelRecord>(record: Of): Promise<Of | null> {
  if (isOwnDraft(record)) return record;
  if (record.isChanged) await record.flush();
  return findDraft(record);
}
