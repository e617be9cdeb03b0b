import { useEffect, useRef } from 'react';
import type { Failure } from '../form/failure.ts';
import { useAccountClient } from '../form/use-account-client.ts';
import { askDevice, askOptions, sendPasskey } from './sign-in.ts';

/** Before the server's question is too old, which it is after five minutes. */
const renewMs = 4 * 60_000;

/**
 * Lets the browser offer passkeys where it fills in the e-mail address (`autocomplete="… webauthn"`).
 * Nothing is said where it cannot, or where nobody chooses one.
 */
export function usePasskeyAutofill(
  isOffered: boolean,
  callbackUrl: string | null,
  onFailure: (failure: Failure | null) => void,
): void {
  const client = useAccountClient();
  // What changes with each render starts no other question.
  const latest = useRef({ client, callbackUrl, onFailure });
  latest.current = { client, callbackUrl, onFailure };

  useEffect(() => {
    if (!isOffered) return;
    let isOver = false;
    let question = 0;
    async function offer() {
      const isAble = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.();
      if (!isAble || isOver || document.visibilityState === 'hidden') return;
      question += 1;
      const asked = question;
      const auth = latest.current.client();
      const optionsJSON = await askOptions(auth);
      if (isOver || asked !== question || 'reason' in optionsJSON) return;
      const credential = await askDevice({ optionsJSON, useBrowserAutofill: true });
      if (credential === null || isOver) return;
      const failure = await sendPasskey(auth, credential, latest.current.callbackUrl);
      if (failure === null) return;
      latest.current.onFailure(failure);
      void offer();
    }
    void offer();
    const timer = setInterval(() => void offer(), renewMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) =>
        WebAuthnAbortService.cancelCeremony(),
      );
    };
  }, [isOffered]);
}
