import type { ModelRecord } from '@praxiskit/record-model/client';
import type { createDraftClient } from './draft-client.ts';

/** What becomes of edits whose draft, or whose record, is gone. */
export interface DraftGone {
  /** The record itself was deleted, with its draft. */
  readonly isRecord: boolean;
  /**
   * They begin another draft; where the record is gone another record, not published, which it resolves to. Null
   * where there is none.
   */
  readonly onKeep: () => Promise<ModelRecord | null>;
  readonly onDrop: () => void;
}

/**
 * @param edited the draft, or the record where there is none
 * @param run a step that may fail
 * @returns null where nothing is lost
 */
export function goneOf<Of extends ModelRecord>(
  record: Of,
  edited: Of,
  steps: Pick<ReturnType<typeof createDraftClient>, 'keep' | 'remake'>,
  run: (work: () => Promise<void>) => Promise<boolean>,
): DraftGone | null {
  const isRecord = record.isDeleted || record.conflict?.isGone === true;
  const isLost = isRecord ? edited.isChanged : edited.conflict?.isGone === true;
  if (!isLost) return null;
  return {
    isRecord,
    async onKeep() {
      let made: Of | null = null;
      await run(async () => {
        if (isRecord) made = await steps.remake(record, edited);
        else await steps.keep(record, edited);
      });
      return made;
    },
    onDrop() {
      edited.rollback();
      record.rollback();
    },
  };
}
