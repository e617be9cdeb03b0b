import type { AuthClient } from '@praxiskit/auth-client';
import { useHydrated, useSession } from '@praxiskit/pages/react';
import { useRef, useState } from 'react';
import type { Failure } from '../form/failure.ts';
import { useAccountClient } from '../form/use-account-client.ts';
import { askDevice, askOptions, sendPasskey } from './sign-in.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

/** Signs in by a passkey. */
export interface PasskeySignIn {
  /** False on the server, without scripts, and in browsers that know no passkeys. */
  isSupported: boolean;
  /** Before scripts have begun: its place is kept free, where there are scripts. */
  isUnknown: boolean;
  isBusy: boolean;
  /** Asks the device, then the server. Leaves the page where it worked. */
  start(): Promise<void>;
}

/**
 * @param onFailure hears why nobody was signed in
 * @param isOffered passkeys also stand among what the browser fills in at a field of the page
 */
export function usePasskey(
  onFailure: (failure: Failure | null) => void,
  callbackUrl: string | null,
  isOffered = false,
): PasskeySignIn {
  const client = useAccountClient();
  const isHydrated = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because two in the same tick would see the same state: the second sign-in would end the first
  // one's session while the browser is on its way with it.
  const isTaken = useRef(false);
  function take(): boolean {
    if (isTaken.current) return false;
    isTaken.current = true;
    setIsBusy(true);
    return true;
  }
  function giveBack(failure: Failure) {
    onFailure(failure);
    isTaken.current = false;
    setIsBusy(false);
  }
  // Who is signed in is on the way to another page, and this one may be mounted anew until then.
  const isGuest = useSession() === null;
  usePasskeyAutofill(isOffered && isGuest && !isBusy, {
    callbackUrl,
    onChosen: take,
    onFailure: giveBack,
  });
  return {
    isUnknown: !isHydrated,
    isSupported: isHydrated && 'PublicKeyCredential' in globalThis,
    isBusy,
    async start() {
      if (!take()) return;
      onFailure(null);
      const failure = await signInByPasskey(client(), callbackUrl);
      if (failure) giveBack(failure);
    },
  };
}

/** Null where the browser is on its way to the next page. */
async function signInByPasskey(auth: AuthClient, callbackUrl: string | null) {
  const options = await askOptions(auth);
  if ('reason' in options) return options;
  const credential = await askDevice({ optionsJSON: options });
  if (credential === null) {
    return { reason: 'PasskeyCancelled', waitS: null, at: Date.now(), isTypedKept: true };
  }
  return sendPasskey(auth, credential, callbackUrl);
}
