import type { ModelRecord } from '@praxiskit/record-model/client';
import {
  changedColumns,
  type DraftAllowance,
  type DraftFinding,
  editableNames,
  notAllowed,
} from '@praxiskit/record-model/drafts';
import { useRecord, useRecordClient } from '@praxiskit/record-model/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createDraftClient, isEndExpected, keyOf } from './draft-client.ts';
import { type DraftState, draftState } from './draft-state.ts';
import { type DraftGone, goneOf } from './gone.ts';
import { type LaggingColumn, laggingLanguage } from './lagging-language.ts';
import {
  type DraftRefusal,
  type DraftStep,
  type Refused,
  refusalOf,
  refusedNow,
} from './refusal.ts';
import { isTypedItself } from './save-as-draft.ts';
import {
  askedOf,
  type DraftsStatus,
  editedNow,
  findDraft,
  isOwnDraft,
  useDraftOf,
} from './use-drafts.ts';

/** A record's draft for an editor. */
export interface Draft<Of extends ModelRecord, Finding extends DraftFinding = DraftFinding> {
  /**
   * The edited draft; a record that was never published is its own draft. Null while nothing was
   * changed, and while edits in the record are not in the draft yet.
   */
  readonly draft: Of | null;
  readonly state: DraftState;
  /** The columns that differ from the published values; empty for a new record. */
  readonly changed: readonly string[];
  /** Texts that were changed in one language only. */
  readonly lagging: readonly LaggingColumn[];
  /** Findings in the last saved text, without the allowed ones. */
  readonly findings: readonly Finding[];
  /** The refusal of the last step; null once its reason is gone. */
  readonly refusal: DraftRefusal | null;
  /**
   * Another user has deleted the record, discarded the draft, or published it while this page had
   * unsaved edits. Fields then write to `gone.edited`.
   */
  readonly gone: DraftGone<Of> | null;
  /** A step is in progress. */
  readonly isBusy: boolean;
  /** Before it is `ready`, it is unknown whether there is a draft. */
  readonly status: DraftsStatus;
  /** Reads the drafts again after a failure. */
  readonly reload: () => void;
  /** Resolves to true when the draft is public, or if there is no draft. */
  readonly publish: () => Promise<boolean>;
  /** Resolves to true when the draft is gone; a record that was never published is deleted. */
  readonly discard: () => Promise<boolean>;
  readonly allow: (finding: Finding, reason: string) => Promise<boolean>;
  /** Removes the allowance: the words block publishing again. */
  readonly disallow: (finding: Finding) => Promise<boolean>;
}

type Values = Readonly<Record<string, unknown>>;

/** A state for each record; it starts again for another record. */
function useOwn<T>(record: ModelRecord, start: T) {
  const [held, setHeld] = useState<{ record: ModelRecord; value: T }>({ record, value: start });
  const set = useCallback(
    (next: T | ((was: T) => T)) =>
      setHeld((was) => {
        const value = was.record === record ? was.value : start;
        return { record, value: next instanceof Function ? next(value) : next };
      }),
    [record, start],
  );
  return [held.record === record ? held.value : start, set] as const;
}

const namesOf = (record: ModelRecord) => editableNames(record.view.definition.columns);

const readAgain = (record: ModelRecord) =>
  record.view.get(String((record.base() as Values)[keyOf(record)]));

/** A draft, and the time at which its record was last published. */
interface LastDraft<Of extends ModelRecord> {
  readonly draft: Of;
  readonly publishedAt: unknown;
}

const publishedAtOf = (record: ModelRecord) =>
  (record.base() as { published_at?: unknown }).published_at;

/**
 * The record was published again, or has the same content as the draft. Another user may have
 * changed the draft before publishing.
 */
const isPublished = (record: ModelRecord, { draft, publishedAt }: LastDraft<ModelRecord>) =>
  publishedAtOf(record) !== publishedAt ||
  changedColumns(record.base(), draft.toJSON(), namesOf(record)).length === 0;

/**
 * When another user publishes, the event of the record arrives a moment after that of the draft.
 */
const PUBLISHING_MS = 400;

/**
 * The last draft of a record if it is gone and was not published by another user: its content is
 * nowhere else.
 *
 * @param isOff a step of this page is in progress, or the record is its own draft
 */
function useDiscarded<Of extends ModelRecord>(record: Of, draft: Of | null, isOff: boolean) {
  const [last, setLast] = useOwn<LastDraft<Of> | null>(record, null);
  const [lost, setLost] = useOwn<LastDraft<Of> | null>(record, null);
  const publishedAt = publishedAtOf(record);
  if (draft && (draft !== last?.draft || publishedAt !== last.publishedAt)) {
    setLast({ draft, publishedAt });
  }
  // The record's event arrived late: the draft was published after all.
  if (lost && (draft || isPublished(record, lost))) setLost(null);
  const isOwnEnd = last !== null && isEndExpected(last.draft);
  const isAway = draft === null && last !== null && lost === null && !isOff && !isOwnEnd;
  useEffect(() => {
    if (!isAway || !last) return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      // On a slow network the record is still being read. Without an answer the draft is reported
      // as gone, and that is corrected later.
      if (!isPublished(record, last)) await readAgain(record).catch(() => undefined);
      if (isLeft) return;
      setLast(null);
      if (!isPublished(record, last)) setLost(last);
    }, PUBLISHING_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isAway, last, record, setLast, setLost]);
  return {
    draft: lost?.draft ?? null,
    forget() {
      setLast(null);
      setLost(null);
    },
  };
}

/**
 * The draft of a record, published in one step. There is no draft before the first change: saving
 * an edit of the record opens it (`saveAsDraft`). Nothing is thrown: `refusal` has the reason of a
 * failed step.
 */
export function useDraft<Of extends ModelRecord, Finding extends DraftFinding = DraftFinding>(
  record: Of,
): Draft<Of, Finding> {
  const client = useRecordClient();
  const steps = useMemo(() => createDraftClient(client), [client]);
  useRecord(record);
  const base = record.base() as Readonly<Record<string, unknown>>;
  const isNew = isOwnDraft(record);

  const known = useDraftOf(record);
  const [refused, setRefused] = useOwn<Refused | null>(record, null);
  const [busy, setBusy] = useOwn<DraftStep | null>(record, null);
  const isBusy = busy !== null;
  const held = isNew ? record : known.draft;
  const draft = isNew || !isTypedItself(record) ? held : null;
  const [isSettled, setSettled] = useOwn(record, false);
  const discarded = useDiscarded(record, held, isBusy || isNew);
  const edited = draft ?? discarded.draft ?? record;
  useRecord(edited);

  const run = async (step: DraftStep, work: () => Promise<void>): Promise<boolean> => {
    setBusy(step);
    setRefused(null);
    try {
      await work();
      return true;
    } catch (thrown) {
      setRefused(refusedNow(step, thrown, askedOf(record)));
      return false;
    } finally {
      setBusy(null);
    }
  };

  useEffect(() => {
    const back = () => setRefused((was) => (was?.error.code === 'UNAVAILABLE' ? null : was));
    const unsubscribe = client.connection.subscribe(() => {
      if (!client.connection.isAway) back();
    });
    addEventListener('online', back);
    return () => {
      unsubscribe();
      removeEventListener('online', back);
    };
  }, [client, setRefused]);

  // The answer of the step reports the end of the draft, even if a save has failed earlier because
  // of it.
  const isEnding = (busy === 'publish' || busy === 'discard') && discarded.draft === null;
  const before = isNew ? null : base;
  const values = (draft ?? record).toJSON() as Readonly<Record<string, unknown>>;
  const changed = before ? changedColumns(before, values, namesOf(record)) : [];
  const findings = notAllowed(
    (values.findings ?? []) as readonly Finding[],
    (values.allowances ?? []) as readonly DraftAllowance[],
  );
  return {
    draft,
    state: record.isNew ? 'new' : draftState(base, changed),
    changed,
    lagging: before ? laggingLanguage(before, values) : [],
    findings,
    refusal: refused && refusalOf(refused, askedOf(record, edited), findings),
    gone:
      isSettled || isEnding
        ? null
        : goneOf(
            record,
            edited,
            discarded.draft !== null,
            steps,
            (work) => run('keep', work),
            () => (discarded.draft ? discarded.forget() : setSettled(true)),
          ),
    isBusy,
    status: isNew ? 'ready' : known.status,
    reload: () => void known.refresh().catch(() => undefined),
    publish: () =>
      run('publish', async () => {
        await steps.publish(record);
        discarded.forget();
      }),
    discard: () =>
      run('discard', async () => {
        await steps.discard(record, () => findDraft(record) ?? record);
        discarded.forget();
        if (isNew) setSettled(true);
      }),
    allow: (finding, reason) =>
      run('allow', async () => steps.allow((await editedNow(record)) ?? record, finding, reason)),
    disallow: (finding) => run('disallow', async () => steps.disallow(edited, finding)),
  };
}
