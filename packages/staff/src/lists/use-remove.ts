import { fill } from '@praxiskit/core';
import { type ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { editableNames } from '@praxiskit/record-model/drafts';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useStaffServices } from '../frame/services.ts';
import { useStaff } from '../frame/staff-context.tsx';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { createRecord, isOpen } from './create-record.ts';
import { focusRow } from './focus-row.ts';
import type { ListDetail } from './use-list-detail.ts';

export interface RemoveOptions {
  /** The rows in their order: the neighbour of the deleted one gets the focus. */
  rows: readonly ModelRecord[];
  /** By the ids of their records, as `useDrafts` has them. A draft is deleted with its record. */
  drafts?: ReadonlyMap<string, ModelRecord>;
  nameOf: (record: ModelRecord) => string;
  texts: {
    /** `{label}` is the name of the deleted record. */
    readonly removed: string;
    readonly removeFailed: string;
    readonly undoFailed: string;
  };
  /** Selects what gets the focus in the neighbour's row; no field, so that Z takes the deletion back at once. */
  focused?: string;
}

/** Deletes a record of the list, and offers for ten seconds to create it again, with its draft. */
export function useRemove(page: ListDetail, options: RemoveOptions) {
  const { rows, drafts, nameOf, texts, focused } = options;
  const { editor } = useStaffTexts();
  const { undo } = useStaff();
  const services = useStaffServices();
  const client = useRecordClient();
  return async (record: ModelRecord): Promise<void> => {
    const draft = drafts?.get(String(record.get('id')));
    const label = nameOf(record);
    const { values, drafted } = remainsOf(record, draft);
    const next = rows[rows.indexOf(record) + 1] ?? rows[rows.indexOf(record) - 1] ?? null;
    const wasNew = record.isNew;
    // Deleted from here: the user is asked nothing more about it.
    page.release(record);
    try {
      await record.remove();
    } catch (error) {
      page.release(null);
      // It would be sent once there is a connection, over what is said here.
      if (isOpen(error)) record.rollback();
      services().toasts.show({ kind: 'danger', ...refusalOf(error, texts.removeFailed) });
      return;
    }
    // Its unsaved input is dropped without a question.
    draft?.rollback();
    page.leave(next);
    if (next) focusRow(next, focused);
    if (wasNew) return;
    undo.offer({
      text: fill(texts.removed, { label }),
      label: editor.undo,
      run() {
        const again = createRecord(client, record.view.name, values);
        again
          .flush()
          .then(() => {
            // Of a published one it is a draft again.
            if (drafted) again.assign(drafted);
            return again.flush();
          })
          .catch(() => services().toasts.show({ kind: 'danger', text: texts.undoFailed }));
        page.onFocus?.(again);
        focusRow(again);
      },
    });
  };
}

/** The values from which a deleted record is created again: whether it was published, and its draft's values. */
function remainsOf(record: ModelRecord, draft: ModelRecord | undefined) {
  const { columns } = record.view.definition;
  const names = editableNames(columns);
  const valuesOf = (from: ModelRecord, of: readonly string[]) =>
    Object.fromEntries(of.map((name) => [name, from.base()[name] ?? null]));
  return {
    values: valuesOf(record, 'published_at' in columns ? [...names, 'published_at'] : names),
    drafted: draft ? valuesOf(draft, names) : null,
  };
}

/** Where the server says why, that stays until it is read. */
function refusalOf(error: unknown, otherwise: string) {
  const isReadable = error instanceof RecordError && error.code === 'VALIDATION_FAILED';
  return isReadable ? { text: error.message, timeout: null } : { text: otherwise };
}
