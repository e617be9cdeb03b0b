import { createFormats } from '@praxiskit/core';
import { useSite, useText, useWhenReachable } from '@praxiskit/pages/react';
import type { ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { saveOrRollback, useRefresh, useSaveState } from '@praxiskit/record-model/react';
import { Link, RetryItem } from '@praxiskit/ui-kit';
import { useState } from 'react';

// Requests that the page sends by itself keep no session alive.
const headers = { 'x-session-check': '1' };

/** Why a click did nothing; `at` is when the server takes more, where it has said so. */
function problemOf(error: RecordError | null) {
  const at = error?.retryAt ?? 0;
  if (error?.code === 'THROTTLED') return { key: at ? 'throttled' : 'throttled_later', at };
  return { key: !error ? 'again' : error.code === 'UNAVAILABLE' ? 'away' : 'refused', at };
}

/** A mail that failed for good, and a button that sends it again; `number` is its place in the list. */
export function FailedMail({ mail, number }: { mail: ModelRecord; number: number }) {
  const t = useText();
  const { date, timeAfter } = createFormats(useSite().locale);
  const { state } = useSaveState(mail);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf> | null>(null);
  const { status, failed_at, job, reason, smtp_code, code, payload } = mail.base();
  const isWaiting = status === 'waiting';
  useWhenReachable(problem?.key === 'away' ? '/health/ready' : null, () => setProblem(null));
  const isSent = useRefresh(mail, { isActive: isWaiting, headers });
  const at = String(failed_at);
  const time = <time key="time" dateTime={at} children={date(at, 'exact')} />;
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
      details={isSent ? time : [time, ' · ', <span key="cause">{cause}</span>]}
      status={step}
      label={t(`admin.mails.states.${step}`)}
      name={`${number}, ${jobName}, ${date(at, 'exact')}`}
      error={problem && t(`admin.mails.problems.${problem.key}`, { time: timeAfter(problem.at) })}
      onRetry={sendAgain}
    />
  );
}
