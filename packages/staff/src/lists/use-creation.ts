import { type ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useEffect, useRef, useState } from 'react';
import { useStaffServices } from '../frame/services.ts';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { createRecord, isOpen } from './create-record.ts';

/** How far the creation of a record by a form is. */
export type CreationState =
  | { readonly status: 'idle' | 'busy' }
  /** There was no answer: the record is sent again by itself, until it is withdrawn. */
  | { readonly status: 'open'; readonly record: ModelRecord }
  | { readonly status: 'refused'; readonly record: ModelRecord; readonly error: RecordError };

export interface Creation {
  readonly state: CreationState;
  /** Sends the record; after a try without an answer the same one again. Does nothing during a try. */
  create(values: object): void;
  /** The input has changed: a refusal is about something else now. */
  forget(): void;
  /** The form is closed: nothing is sent any more. What may have been created is reported. */
  withdraw(): void;
}

/**
 * Creates a record by a form: once, however often and with whatever connection it is sent. For
 * records that staff cannot delete again, too.
 */
export function useCreation(view: string, onCreated: (record: ModelRecord) => void): Creation {
  const client = useRecordClient();
  const services = useStaffServices();
  const { editor } = useStaffTexts();
  const [state, setState] = useState<CreationState>({ status: 'idle' });
  const sent = useRef<ModelRecord | null>(null);
  const isBusy = useRef(false);
  const isWithdrawn = useRef(false);
  const report = (text: string) => services().toasts.show({ kind: 'neutral', text, timeout: null });

  function settle(record: ModelRecord, error: RecordError | null): void {
    if (record !== sent.current) return;
    if (record.isNew && error === null) return;
    const wasWithdrawn = isWithdrawn.current;
    isWithdrawn.current = false;
    if (!record.isNew) {
      sent.current = null;
      setState({ status: 'idle' });
      if (wasWithdrawn) report(editor.createdAfterCancel);
      else onCreated(record);
    } else if (!isOpen(error)) {
      sent.current = null;
      // Nothing was created: it is not sent again by itself.
      record.remove().catch(() => undefined);
      setState(error && !wasWithdrawn ? { status: 'refused', record, error } : { status: 'idle' });
    } else if (wasWithdrawn) end(record);
    else setState({ status: 'open', record });
  }

  /** A deletion would first create it, to learn its id. */
  function end(record: ModelRecord): void {
    sent.current = null;
    record.rollback();
    setState({ status: 'idle' });
    report(editor.createUnanswered);
  }

  const open = state.status === 'open' ? state.record : null;
  const settleLater = useRef(settle);
  settleLater.current = settle;
  useEffect(
    () => open?.subscribe(() => !isBusy.current && settleLater.current(open, open.saveError)),
    [open],
  );

  function withdraw(): void {
    if (isBusy.current) isWithdrawn.current = true;
    else if (sent.current) end(sent.current);
    else setState({ status: 'idle' });
  }
  const withdrawLater = useRef(withdraw);
  withdrawLater.current = withdraw;
  // Another page is opened.
  useEffect(() => () => withdrawLater.current(), []);

  return {
    state,
    withdraw,
    create(values) {
      if (isBusy.current) return;
      isBusy.current = true;
      isWithdrawn.current = false;
      setState({ status: 'busy' });
      const record = sent.current ?? createRecord(client, view, values);
      if (sent.current) record.assign({ ...values });
      sent.current = record;
      record
        .flush()
        .then(
          () => null,
          (error) =>
            error instanceof RecordError ? error : new RecordError('REFUSED', String(error)),
        )
        .then((error) => {
          isBusy.current = false;
          settle(record, error);
        });
    },
    forget() {
      if (state.status === 'refused') setState({ status: 'idle' });
    },
  };
}
