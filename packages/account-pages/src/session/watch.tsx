import { userChannel } from '@praxiskit/auth-client';
import { withLanguage } from '@praxiskit/pages';
import { useOptionalSite } from '@praxiskit/pages/react';
import { SessionNotice } from '@praxiskit/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { timeZone } from '../frame/clock-time.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts';
import { extendSession, readSessionTime } from './session-requests.ts';
import { SignedOut } from './signed-out.tsx';

/** The ruler of the question: as long as a session lasts without input, in ms. */
const SCALE_MS = 30 * 60_000;

/** Of `SessionWatch`. */
export interface SessionWatchProps {
  /** Of the site; the browser's own by default. */
  fetch?: typeof globalThis.fetch;
  /** Something would be lost with the page. */
  isUnsaved(): boolean;
  /** Saves it; may reject. */
  flush(): Promise<unknown>;
  onSignOut(): void;
  /** The session has ended, but not by its time: another tab or device has signed out. */
  onGone(): void;
  /** The same user has signed in again elsewhere, and what was unsaved is being saved. */
  onBack?(): void;
}

/** Watches the session of one user. */
export default function Watch({ userId, ...props }: SessionWatchProps & { userId: string }) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const site = useOptionalSite();
  const lang = site?.explicitLocale ? site.locale : null;
  const [keeper, setKeeper] = useState<SessionKeeper | null>(null);
  // Raised when the same user has signed in again elsewhere: a keeper ends with its session.
  const [sessions, setSessions] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session has a keeper of its own
  useEffect(() => {
    const users = 'BroadcastChannel' in globalThis ? new BroadcastChannel(userChannel) : null;
    const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('auth-session') : null;
    const request: typeof fetch = (...given) => (latest.current.fetch ?? fetch)(...given);
    const made = createSessionKeeper({
      read: () => readSessionTime(request),
      extend: () => extendSession(request),
      isUnsaved: () => latest.current.isUnsaved(),
      flush: () => latest.current.flush(),
      tellTabs: () => tabs?.postMessage('extended'),
      onEnded(at) {
        if (at === null) return latest.current.onGone();
        // What could not be saved is still on the page, and nowhere else.
        if (!latest.current.isUnsaved()) location.assign(withLanguage(endedAddress(at), lang));
      },
    });
    const look = () => made.look();
    const events = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
      [window, 'online'],
    ] as const;
    tabs?.addEventListener('message', () => made.look({ isExtended: true }));
    users?.addEventListener('message', ({ data }) => {
      const { isUnsaved, flush } = latest.current;
      // Without edits the auth client loads the page anew; with them it stays, and has to say so.
      if (data === '' && isUnsaved()) made.look({ isExtended: true });
      if (data !== userId || made.getState().phase !== 'ended') return;
      setSessions((count) => count + 1);
      void flush().catch(() => undefined);
      latest.current.onBack?.();
    });
    for (const [target, name] of events) target.addEventListener(name, look);
    made.start();
    setKeeper(made);
    return () => {
      made.stop();
      tabs?.close();
      users?.close();
      for (const [target, name] of events) target.removeEventListener(name, look);
    };
  }, [lang, userId, sessions]);
  return keeper && <Notice keeper={keeper} {...props} />;
}

/** Where the sign-in says when the session has ended, and leads back. */
function endedAddress(at: number): string {
  const callbackUrl = location.pathname + location.search;
  return `${accountPaths.signIn}?${new URLSearchParams({ ended: String(at), callbackUrl })}`;
}

function Notice({ keeper, ...props }: SessionWatchProps & { keeper: SessionKeeper }) {
  const { session: texts } = useMessages();
  const { phase, time, isBusy, isAway } = useStore(keeper);
  if (phase === 'ended') return props.isUnsaved() ? <SignedOut /> : null;
  if (time === null || phase === 'quiet') return null;
  const saved = props.isUnsaved() ? texts.notSaved : texts.saved;
  const more = isAway ? texts.away : phase === 'final' ? texts.final : '';
  return (
    <SessionNotice
      isOpen={phase !== 'waiting'}
      isBusy={isBusy}
      until={new Date(time.endsAt)}
      from={new Date(time.endsAt - SCALE_MS)}
      remaining={time.leftMs}
      timeZone={timeZone}
      note={[saved, more].filter(Boolean).join(' ')}
      onStay={() => void keeper.stay()}
      onSignOut={props.onSignOut}
      onEnd={() => keeper.look()}
    />
  );
}
