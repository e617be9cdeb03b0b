import { createFormats } from '@praxiskit/pages';
import { useSite, useText, useWhenReachable } from '@praxiskit/pages/react';
import type { ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { saveOrRollback, useRefresh, useSaveState } from '@praxiskit/record-model/react';
import { Link, RetryItem } from '@praxiskit/ui-kit';
import { useState } from 'react';

// What the page asks by itself keeps no session alive.
const headers = { 'x-session-check': '1' };

const MINUTE_MS = 60_000;

interface Problem {
  readonly kind: 'again' | 'away' | 'throttled' | 'throttled_later' | 'refused';
  /** Of `throttled`: the ISO instant from which the server takes more, in whole minutes. */
  readonly at?: string;
}

function problemOf(error: RecordError | null): Problem {
  if (error === null) return { kind: 'again' };
  if (error.code === 'UNAVAILABLE') return { kind: 'away' };
  if (error.code !== 'THROTTLED') return { kind: 'refused' };
  if (error.retryAt === undefined) return { kind: 'throttled_later' };
  const minute = Math.ceil(error.retryAt / MINUTE_MS) * MINUTE_MS;
  return { kind: 'throttled', at: new Date(minute).toISOString() };
}

/** A mail that failed for good, and a button that sends it again; `number` is its place in the list. */
export function FailedMail({ mail, number }: { mail: ModelRecord; number: number }) {
  const t = useText();
  const { date } = createFormats(useSite().locale);
  const { state } = useSaveState(mail);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { status, failed_at, job, reason, smtp_code, code, payload } = mail.base();
  const isWaiting = status === 'waiting';
  useWhenReachable(problem?.kind === 'away' ? '/health/ready' : null, () => setProblem(null));
  const isSent = useRefresh(mail, { isActive: isWaiting, headers });
  const at = String(failed_at);
  const time = <time dateTime={at}>{date(at, 'exact')}</time>;
  // The staff's alone; other admins get no payload.
  const { letterId } = (payload ?? {}) as { letterId?: string };
  const jobName = t(`admin.mails.jobs.${job}`);
  const cause = letterId ? <Link href={`/service/letter/${letterId}`}>{jobName}</Link> : jobName;
  const step = isSent ? 'done' : isWaiting ? 'waiting' : state === 'saving' ? 'busy' : 'open';
  const sendAgain = async () => {
    const error = await saveOrRollback(mail, { status: 'waiting' });
    setProblem(problemOf(error));
  };

  return (
    <RetryItem
      // A mail that was sent has no reason any more.
      title={isSent ? cause : t(`admin.mails.reasons.${reason}`, { code: smtp_code ?? code ?? '' })}
      details={
        <>
          {time}
          {isSent ? null : <> · {cause}</>}
        </>
      }
      status={step}
      label={t(`admin.mails.states.${step}`)}
      name={`${number}, ${jobName}, ${date(at, 'exact')}`}
      error={
        problem &&
        t(`admin.mails.problems.${problem.kind}`, {
          time: problem.at === undefined ? '' : date(problem.at, 'time'),
        })
      }
      onRetry={sendAgain}
    />
  );
}
