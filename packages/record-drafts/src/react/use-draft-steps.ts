import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useMemo } from 'react';
import { createDraftClient } from './draft-client.ts';
import { type DraftRefusal, type DraftStep, refusalNow } from './refusal.ts';
import { askedOf, draftsKnown, findDraft } from './use-drafts.ts';

/** Publishes drafts, takes that back, and discards drafts, without an editor. */
export interface DraftSteps {
  /** Null once the draft is public; where there is none, nothing is to be done. What was typed last goes with it. */
  readonly publish: (record: ModelRecord) => Promise<DraftRefusal | null>;
  /**
   * Null once the last publishing from here is taken back: what was public before is so again, and what was published
   * is the draft. Where there was none, nothing is done.
   */
  readonly revert: (record: ModelRecord) => Promise<DraftRefusal | null>;
  /** Null once it is gone; a record that was never published is, too. */
  readonly discard: (record: ModelRecord) => Promise<DraftRefusal | null>;
}

/** Steps for the drafts of many records: nothing is thrown, each says why it was not done. */
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
