import { fill } from '@praxiskit/core';
import type { ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { useStaff, useStaffServices, useTryAgain, useUser } from '@praxiskit/staff/react';
import type { RequestStatus } from '../request/request.ts';
import { useRequestTexts } from './use-texts.ts';

/**
 * Takes a step of a request at once, and offers the way back for ten seconds; false where it was refused. Without a
 * connection it is kept, and saved as soon as there is one.
 */
export function useSteps() {
  const requests = useRequestTexts();
  const { undo, board } = useStaff();
  const { name: user } = useUser();
  const services = useStaffServices();
  const tryAgain = useTryAgain();
  const textOf = ({ code, retryAt }: RecordError) => {
    if (code === 'THROTTLED') return `${requests.throttled} ${tryAgain(retryAt)}`;
    return code === 'VERSION_STALE' ? requests.changed : requests.failed;
  };
  const set = async (record: ModelRecord, status: RequestStatus) => {
    board.watch(record, user);
    if (record.saveState === 'failed' && record.base().status === status) {
      record.rollback('status');
      return true;
    }
    record.set('status', status);
    try {
      await record.flush();
    } catch (cause) {
      const error = cause as RecordError;
      if (error.code === 'UNAVAILABLE') return true;
      if (record.isChanged) record.rollback('status');
      services().toasts.show({ kind: 'danger', text: textOf(error) });
      return false;
    }
    return true;
  };
  return async (record: ModelRecord, to: RequestStatus) => {
    const from = record.get('status') as RequestStatus;
    if (from === to) return true;
    const step = set(record, to);
    // Offered at once: a key pressed before the answer would take back the step before this one.
    const withdraw = undo.offer({
      text: fill(requests.done[to], { name: String(record.get('name') ?? '') }),
      label: requests.undo,
      run: () => void step.then((isDone) => isDone && set(record, from)),
    });
    const isDone = await step;
    if (!isDone) withdraw();
    return isDone;
  };
}
