import { useUnsaved } from '@praxiskit/pages/react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { checkRequest, type RequestProblem } from '../request/check-request.ts';
import type { RequestNotice, RequestState, SentRequest } from '../request/form-state.ts';
import { readRequest } from '../request/read-request.ts';
import { createSender } from './sender.ts';

export interface RequestFormState {
  problems: readonly RequestProblem[];
  notice: RequestNotice | null;
  isBusy: boolean;
  /** Raised by each attempt that has failed: the summary takes the focus again. */
  attempt: number;
}

/** The fields of a form; a field that it has several times is a list. */
function fieldsOf(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  return { ...Object.fromEntries(data), reachable: data.getAll('reachable') };
}

/**
 * A form that sends itself as JSON, and stays where it is until the server has it. Twice pressed, or sent
 * again after the answer was lost, it is one request: the stamp is the same.
 */
export function useRequestForm(
  state: RequestState,
  fetcher: typeof fetch,
  onSent: (sent: SentRequest) => void,
) {
  const first = state.kind === 'form' ? state : { problems: [], notice: null };
  const [shown, setShown] = useState<RequestFormState>({
    problems: first.problems,
    notice: first.notice,
    isBusy: false,
    attempt: first.problems.length > 0 || first.notice ? 1 : 0,
  });
  const [sender] = useState(() => createSender(fetcher));
  // A ref, because two submits in the same tick would see the same state.
  const isSending = useRef(false);
  useUnsaved(shown.notice === 'away');

  async function send(form: HTMLFormElement) {
    const fields = fieldsOf(form);
    const values = readRequest(fields);
    const fail = (problems: readonly RequestProblem[], notice: RequestNotice | null) =>
      setShown(({ attempt }) => ({ problems, notice, isBusy: false, attempt: attempt + 1 }));
    const problems = checkRequest(values);
    if (problems.length > 0) return fail(problems, null);
    isSending.current = true;
    setShown((before) => ({ ...before, problems: [], isBusy: true }));
    const answer = await sender.send({ ...values, homepage: fields.homepage });
    isSending.current = false;
    if (typeof answer === 'string') return fail([], answer);
    onSent({ kind: 'sent', values, keptUntil: answer.keptUntil });
  }

  return {
    ...shown,
    props: {
      // The stamp is a proof of time: it begins with the first touch of the form.
      onFocus: () => void sender.prepare(),
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!isSending.current) void send(event.currentTarget);
      },
    },
  };
}
