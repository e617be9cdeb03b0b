import type { ModelRecord } from '@praxiskit/record-model/client';
import type { createDraftClient } from './draft-client.ts';

/** A text whose draft or record another user has removed, and the user's choices. */
export interface DraftGone<Of extends ModelRecord = ModelRecord> {
  /**
   * Shown by an editor until the user decides: the last state of the draft with the user's edits.
   */
  readonly edited: Of;
  /** The record itself was deleted, together with its draft. */
  readonly isRecord: boolean;
  /**
   * Opens another draft; if the record was deleted, creates a new unpublished record and resolves
   * to it. Resolves to null otherwise.
   */
  readonly onKeep: () => Promise<ModelRecord | null>;
  readonly onDrop: () => void;
}

/**
 * @param edited the draft, or the record if there is none; the draft that another user discarded
 * @param isDiscarded `edited` is such a draft
 * @param run a step that may fail
 * @param done called when nothing is left to decide
 * @returns null if nothing is lost
 */
export function goneOf<Of extends ModelRecord>(
  record: Of,
  edited: Of,
  isDiscarded: boolean,
  steps: Pick<ReturnType<typeof createDraftClient>, 'keep' | 'keepAll' | 'remake'>,
  run: (work: () => Promise<void>) => Promise<boolean>,
  done: () => void,
): DraftGone<Of> | null {
  const isRecord = record.isDeleted || record.conflict?.isGone === true;
  if (!isRecord && !isDiscarded && edited.conflict?.isGone !== true) return null;
  return {
    edited,
    isRecord,
    async onKeep() {
      let made: Of | null = null;
      await run(async () => {
        if (isRecord) made = await steps.remake(record, edited);
        else if (isDiscarded) await steps.keepAll(record, edited);
        else await steps.keep(record, edited);
        done();
      });
      return made;
    },
    onDrop() {
      edited.rollback();
      record.rollback();
      done();
    },
  };
}
