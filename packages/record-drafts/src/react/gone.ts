import type { ModelRecord } from '@praxiskit/record-model/client';
import type { createDraftClient } from './draft-client.ts';

/** What becomes of a text whose draft, or whose record, others have taken away. */
export interface DraftGone<Of extends ModelRecord = ModelRecord> {
  /** What an editor shows until somebody has decided: the draft as it was last, with what was typed in it. */
  readonly edited: Of;
  /** The record itself was deleted, with its draft. */
  readonly isRecord: boolean;
  /**
   * It begins another draft; where the record is gone another record, not published, which it resolves to. Null
   * where there is none.
   */
  readonly onKeep: () => Promise<ModelRecord | null>;
  readonly onDrop: () => void;
}

/**
 * @param edited the draft, or the record where there is none; the draft that others have discarded
 * @param isDiscarded it is that one
 * @param run a step that may fail
 * @param done nothing is left to decide
 * @returns null where nothing is lost
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
