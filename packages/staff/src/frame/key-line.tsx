import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { Icon, ShortcutBar } from '@praxiskit/ui-kit';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { counted } from '../messages/counted.ts';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { questionId } from '../publishing/question-id.ts';
import type { SavingState } from '../saving/saving-board.ts';
import { pathOf, recordOf } from '../staff-page.ts';
import { useStaff } from './staff-context.tsx';
import { useGo } from './use-go.ts';

/** The last line: what the keys do here, and whether all is saved. */
export function KeyLine() {
  return (
    <>
      <ShortcutBar />
      <span className="pk-staff-connection">
        <Connection />
      </span>
    </>
  );
}

/** Connection, saving and conflicts of everything that was touched, in a sentence; never over the work. */
export function Connection() {
  const { shell } = useStaffTexts();
  const { locale } = useSite();
  const { board, signInPage } = useStaff();
  const state = useStore(board, ({ saving }) => saving);
  const since = useAwaySince();
  const { date } = createFormats(locale);
  const goToQuestion = useQuestion();
  useTryBack(state.kind === 'signedOut', board.retry);
  return (
    <span role="status" data-connection={since ? 'offline' : state.kind}>
      {since ? (
        <strong>
          <Icon name="offline" /> {fill(shell.offline, { time: date(since, 'time') })}
        </strong>
      ) : null}{' '}
      {state.kind === 'conflict' ? (
        <button type="button" className="pk-staff-link" onClick={goToQuestion}>
          {counted(state.count, shell.conflicts)}
        </button>
      ) : (
        sentence(state, shell, since !== null, (time) => date(new Date(time).toISOString(), 'time'))
      )}
      {state.kind === 'signedOut' ? (
        // No link of the router: to prepare that page would bring the end of the session into this one.
        <a href={signInPage} target="_blank" rel="noopener" className="pk-staff-link">
          {shell.signIn}
        </a>
      ) : null}
      {state.kind === 'failed' && (since === null || navigator.onLine) ? (
        <button type="button" className="pk-staff-link" onClick={board.retry}>
          {shell.retry}
        </button>
      ) : null}
    </span>
  );
}

function sentence(
  { kind, count, until }: SavingState,
  shell: ReturnType<typeof useStaffTexts>['shell'],
  isOffline: boolean,
  timeOf: (time: number) => string,
): string {
  if (kind === 'signedOut') return `${counted(count, shell.signedOut)} `;
  if (kind === 'saving') return shell.saving;
  if (kind === 'throttled' && until !== undefined) {
    return fill(counted(count, shell.throttled), { time: timeOf(until) });
  }
  if (kind === 'throttled' || kind === 'waiting' || (kind === 'failed' && isOffline))
    return counted(count, shell.unsaved);
  if (kind === 'failed') return `${counted(count, shell.failedSave)} `;
  return isOffline ? '' : shell.connected;
}

/** Leads to the question which of two values counts; from another page to the one that asks it. */
function useQuestion(): () => void {
  const { board, leadTo, pages } = useStaff();
  const go = useGo();
  return () => {
    const question = document.getElementById(questionId);
    if (question?.hasChildNodes()) {
      question.focus();
      question.scrollIntoView({ block: 'center' });
      return;
    }
    const record = board.inConflict();
    const path = record && pathOf(pages, record);
    if (!path) return;
    leadTo(recordOf(record));
    go(path);
  };
}

/** Tries again each time the user comes back to this tab: they may have signed in in another one. */
function useTryBack(isSignedOut: boolean, retry: () => void) {
  useEffect(() => {
    if (!isSignedOut) return;
    const look = () => {
      if (document.visibilityState === 'visible') retry();
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isSignedOut, retry]);
}

/** ISO instant since when no server is reached from here; null while one is, and on a server. */
function useAwaySince(): string | null {
  const { loaded } = useStaff();
  const connection = loaded.status === 'ready' ? loaded.client.connection : null;
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const isThere = navigator.onLine && connection?.isAway !== true;
      setSince((was) => (isThere ? null : (was ?? new Date().toISOString())));
    };
    look();
    const unsubscribe = connection?.subscribe(look);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      unsubscribe?.();
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, [connection]);
  return since;
}
