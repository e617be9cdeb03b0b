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

/** The scale of the question: how long a session lasts without activity, in ms. */
const SCALE_MS = 30 * 60_000;

export interface SessionWatchProps {
  /** The site's `fetch`; the browser's own by default. */
  fetch?: typeof globalThis.fetch;
  /** Whether leaving the page would lose edits. */
  isUnsaved(): boolean;
  /** Saves the edits; may reject. */
  flush(): Promise<unknown>;
  onSignOut(): void;
  /** The session was ended before its time: by signing out in another tab or on another device. */
  onGone(): void;
  /** The same user has signed in again elsewhere, and the unsaved edits are being saved. */
  onBack?(): void;
}

export default function Watch({ userId, ...props }: SessionWatchProps & { userId: string }) {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const site = useOptionalSite();
  const lang = site?.explicitLocale ? site.locale : null;
  const [keeper, setKeeper] = useState<SessionKeeper | null>(null);
  // Counts the sessions of this user: a keeper ends with its session, and each new sign-in needs a new one.
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
      notifyTabs: () => tabs?.postMessage('extended'),
      onEnded(at) {
        if (at === null) return latest.current.onGone();
        // Unsaved edits are only on this page.
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
      // Without edits the auth client reloads the page; with edits the page stays and shows the message.
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

/** The sign-in page, which says when the session ended and leads back. */
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
