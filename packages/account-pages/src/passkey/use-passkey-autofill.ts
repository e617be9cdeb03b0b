import { useEffect, useRef } from 'react';
import type { Failure } from '../form/failure.ts';
import { useAccountClient } from '../form/use-account-client.ts';
import { askDevice, askOptions, sendPasskey } from './sign-in.ts';

/** Before the server's question is too old, which it is after five minutes. */
const renewMs = 4 * 60_000;

/** What becomes of a passkey that was offered. */
export interface OfferedPasskey {
  callbackUrl: string | null;
  /** A passkey was chosen: false where another sign-in is under way already. */
  onChosen(): boolean;
  onFailure(failure: Failure): void;
}

/**
 * Lets the browser offer passkeys where it fills in the e-mail address (`autocomplete="… webauthn"`).
 * Nothing is said where it cannot, or where nobody chooses one.
 */
export function usePasskeyAutofill(isOffered: boolean, offered: OfferedPasskey): void {
  const client = useAccountClient();
  // What changes with each render starts no other question.
  const latest = useRef({ client, ...offered });
  latest.current = { client, ...offered };

  useEffect(() => {
    if (!isOffered) return;
    const auth = latest.current.client();
    let isOver = false;
    /** While the server is asked. */
    let asking: AbortController | null = null;
    let isPutOff = false;
    async function offer() {
      const isAble = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.();
      if (!isAble || isOver || document.visibilityState === 'hidden') return;
      isPutOff = auth.getState().status === 'loading';
      if (isPutOff) return;
      asking?.abort();
      asking = new AbortController();
      const { signal } = asking;
      const optionsJSON = await askOptions(auth, { signal });
      if (signal.aborted) return;
      asking = null;
      if ('reason' in optionsJSON) return;
      const credential = await askDevice({ optionsJSON, useBrowserAutofill: true });
      if (credential === null || isOver || !latest.current.onChosen()) return;
      const failure = await sendPasskey(auth, credential, latest.current.callbackUrl);
      if (failure) latest.current.onFailure(failure);
    }
    // A sign-in replaces the CSRF token: a question beside it would be refused, and waits until it has
    // failed.
    const unsubscribe = auth.subscribe(() => {
      const { status, session } = auth.getState();
      if (status === 'loading') {
        isPutOff ||= asking !== null;
        asking?.abort();
      } else if (isPutOff && session === null) void offer();
    });
    void offer();
    const timer = setInterval(() => void offer(), renewMs);
    return () => {
      isOver = true;
      asking?.abort();
      unsubscribe();
      clearInterval(timer);
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) =>
        WebAuthnAbortService.cancelCeremony(),
      );
    };
  }, [isOffered]);
}
