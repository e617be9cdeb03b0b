import { createFormats } from '@praxiskit/pages';
import { useSite, useText } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { saveOrRollback, useRefresh, useSaveState } from '@praxiskit/record-model/react';
import { Link, RetryItem } from '@praxiskit/ui-kit';
import { useState } from 'react';

// What the page asks by itself keeps no session alive.
const headers = { 'x-session-check': '1' };

/** A mail that failed for good, with its reason, and a button that sends it again. */
export function FailedMail({ mail }: { mail: ModelRecord }) {
  const t = useText();
  const { date } = createFormats(useSite().locale);
  const { state } = useSaveState(mail);
  const [problem, setProblem] = useState<'again' | 'away' | 'refused' | null>(null);
  const { status, failed_at, job, reason, smtp_code, code, payload } = mail.base();
  const isWaiting = status === 'waiting';
  const isSent = useRefresh(mail, { isActive: isWaiting, headers });
  const at = String(failed_at);
  const cause = t(`admin.mails.jobs.${job}`);
  // The staff's alone; other admins get no payload.
  const { letterId } = (payload ?? {}) as { letterId?: string };
  const step = isSent ? 'done' : isWaiting ? 'waiting' : state === 'saving' ? 'busy' : 'open';
  const sendAgain = async () => {
    const error = await saveOrRollback(mail, { status: 'waiting' });
    if (error) setProblem(error.code === 'UNAVAILABLE' ? 'away' : 'refused');
    else setProblem('again');
  };

  return (
    <RetryItem
      title={t(`admin.mails.reasons.${reason}`, { code: smtp_code ?? code ?? '' })}
      details={
        <>
          <time dateTime={at}>{date(at, 'exact')}</time> ·{' '}
          {letterId ? <Link href={`/service/letter/${letterId}`}>{cause}</Link> : cause}
        </>
      }
      status={step}
      label={t(`admin.mails.states.${step}`)}
      error={problem && t(`admin.mails.problems.${problem}`)}
      onRetry={sendAgain}
    />
  );
}
