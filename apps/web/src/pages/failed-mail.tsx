import { createFormats } from '@praxiskit/pages';
import { useSite, useText, useWhenReachable } from '@praxiskit/pages/react';
import type { ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { saveOrRollback, useRefresh, useSaveState } from '@praxiskit/record-model/react';
import { Link, RetryItem } from '@praxiskit/ui-kit';
import { useState } from 'react';

// What the page asks by itself keeps no session alive.
const headers = { 'x-session-check': '1' };

/** Why a click did nothing; `throttled` with the moment from which the server takes more, where it has said so. */
function problemOf(error: RecordError | null) {
  if (error?.code === 'THROTTLED') return error.retryAt ? 'throttled' : 'throttled_later';
  return !error ? 'again' : error.code === 'UNAVAILABLE' ? 'away' : 'refused';
}

/** A mail that failed for good, and a button that sends it again; `number` is its place in the list. */
export function FailedMail({ mail, number }: { mail: ModelRecord; number: number }) {
  const t = useText();
  const { date } = createFormats(useSite().locale);
  const { state } = useSaveState(mail);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf> | null>(null);
  const [until, setUntil] = useState('');
  const { status, failed_at, job, reason, smtp_code, code, payload } = mail.base();
  const isWaiting = status === 'waiting';
  useWhenReachable(problem === 'away' ? '/health/ready' : null, () => setProblem(null));
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
    // In whole minutes: at the one before it would be refused once more.
    const minute = Math.ceil((error?.retryAt ?? 0) / 60_000) * 60_000;
    setUntil(date(new Date(minute).toISOString(), 'time'));
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
      error={problem && t(`admin.mails.problems.${problem}`, { time: until })}
      onRetry={sendAgain}
    />
  );
}
