import type { AuthClient } from '@praxiskit/auth-client';
import { useHydrated, useSession } from '@praxiskit/pages/react';
import { useRef, useState } from 'react';
import type { Failure } from '../form/failure.ts';
import { useAccountClient } from '../form/use-account-client.ts';
import { askDevice, askOptions, sendPasskey } from './sign-in.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

export interface PasskeySignIn {
  /** False on the server, without scripts, and in browsers that do not support passkeys. */
  isSupported: boolean;
  /** True before scripts run: the button's space is reserved if scripts are enabled. */
  isUnknown: boolean;
  isBusy: boolean;
  /** Asks the device, then the server. Leaves the page after success. */
  start(): Promise<void>;
}

/**
 * @param onFailure receives the reason of a failed sign-in
 * @param isOffered passkeys are also offered in the autofill of a field of the page
 */
export function usePasskey(
  onFailure: (failure: Failure | null) => void,
  callbackUrl: string | null,
  isOffered = false,
): PasskeySignIn {
  const client = useAccountClient();
  const isHydrated = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because two calls in the same tick would see the same state. A second sign-in would end the
  // session of the first while the browser leaves the page.
  const isTaken = useRef(false);
  function take(): boolean {
    if (isTaken.current) return false;
    isTaken.current = true;
    setIsBusy(true);
    return true;
  }
  function showFailure(failure: Failure) {
    onFailure(failure);
    isTaken.current = false;
    setIsBusy(false);
  }
  // A signed-in user is about to leave for another page, and this page may be mounted again until then.
  const isGuest = useSession() === null;
  usePasskeyAutofill(isOffered && isGuest && !isBusy, {
    callbackUrl,
    onChosen: take,
    onFailure: showFailure,
  });
  return {
    isUnknown: !isHydrated,
    isSupported: isHydrated && 'PublicKeyCredential' in globalThis,
    isBusy,
    async start() {
      if (!take()) return;
      onFailure(null);
      const failure = await signInByPasskey(client(), callbackUrl);
      if (failure) showFailure(failure);
    },
  };
}

/** Returns null while the browser opens the next page. */
async function signInByPasskey(auth: AuthClient, callbackUrl: string | null) {
  const options = await askOptions(auth);
  if ('reason' in options) return options;
  const credential = await askDevice({ optionsJSON: options });
  if (credential === null) {
    return { reason: 'PasskeyCancelled', waitS: null, at: Date.now(), isTypedKept: true };
  }
  return sendPasskey(auth, credential, callbackUrl);
}
