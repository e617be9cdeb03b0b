import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useMemo } from 'react';
import { createDraftClient } from './draft-client.ts';
import { type DraftRefusal, type DraftStep, refusalNow } from './refusal.ts';
import { askedOf, draftsKnown, findDraft } from './use-drafts.ts';

/** Publishes drafts, reverts publishings and discards drafts, without an editor. */
export interface DraftSteps {
  /**
   * Resolves to null when the draft is public, or if there is no draft. Unsaved edits are published
   * too.
   */
  readonly publish: (record: ModelRecord) => Promise<DraftRefusal | null>;
  /**
   * Resolves to null when the last publishing by this page is reverted: the earlier values are
   * public again, and the published values become the draft. Does nothing if there was none.
   */
  readonly revert: (record: ModelRecord) => Promise<DraftRefusal | null>;
  /** Resolves to null when the draft is gone; a record that was never published is deleted. */
  readonly discard: (record: ModelRecord) => Promise<DraftRefusal | null>;
}

/** Steps for the drafts of many records: none throws, each returns its refusal. */
export function useDraftSteps(): DraftSteps {
  const client = useRecordClient();
  return useMemo(() => {
    const steps = createDraftClient(client);
    const run = async (step: DraftStep, record: ModelRecord, work: () => Promise<void>) => {
      try {
        await draftsKnown(record);
        await work();
        return null;
      } catch (thrown) {
        return refusalNow(step, thrown, askedOf(record));
      }
    };
    return {
      publish: (record) => run('publish', record, () => steps.publish(record)),
      revert: (record) => run('revert', record, () => steps.revert(record)),
      discard: (record) =>
        run('discard', record, () => steps.discard(record, () => findDraft(record) ?? record)),
    };
  }, [client]);
}
