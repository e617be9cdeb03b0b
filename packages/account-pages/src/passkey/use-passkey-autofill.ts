import { useEffect, useRef } from 'react';
import type { Failure } from '../form/failure.ts';
import { useAccountClient } from '../form/use-account-client.ts';
import { askDevice, askOptions, sendPasskey } from './sign-in.ts';

/** Before the server's challenge expires, which it does after five minutes. */
const renewMs = 4 * 60_000;

export interface OfferedPasskey {
  callbackUrl: string | null;
  /** A passkey was chosen. Returns false if another sign-in is in progress. */
  onChosen(): boolean;
  onFailure(failure: Failure): void;
}

/**
 * Lets the browser offer passkeys in the autofill of the e-mail address (`autocomplete="… webauthn"`). Shows
 * no message if it cannot, or if the visitor chooses none.
 */
export function usePasskeyAutofill(isOffered: boolean, offered: OfferedPasskey): void {
  const client = useAccountClient();
  // Values that change with each render must not start another request.
  const latest = useRef({ client, ...offered });
  latest.current = { client, ...offered };

  useEffect(() => {
    if (!isOffered) return;
    const auth = latest.current.client();
    let isOver = false;
    /** The request to the server in progress. */
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
    // A sign-in replaces the CSRF token: a parallel request would be refused, so it waits until the sign-in
    // has failed.
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
