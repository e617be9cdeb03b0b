import { ownPath } from '@praxiskit/pages';
import { useHydrated } from '@praxiskit/pages/react';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { type Failure, failureOf } from '../form/failure.ts';
import { useAccountClient } from '../form/use-account-client.ts';

/** Signs in by a passkey. */
export interface PasskeySignIn {
  /** False on the server, without scripts, and in browsers that know no passkeys. */
  isSupported: boolean;
  isBusy: boolean;
  /** Asks the device, then the server. Leaves the page where it worked. */
  start(): Promise<void>;
}

/** @param onFailure hears why nobody was signed in */
export function usePasskey(
  onFailure: (failure: Failure | null) => void,
  callbackUrl: string | null,
): PasskeySignIn {
  const client = useAccountClient();
  const isHydrated = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isSupported: isHydrated && 'PublicKeyCredential' in globalThis,
    isBusy,
    async start() {
      setIsBusy(true);
      onFailure(null);
      const failure = await signInByPasskey(client(), callbackUrl);
      if (failure === null) return;
      onFailure(failure);
      setIsBusy(false);
    },
  };
}

/** Null where the browser is on its way to the next page. */
export async function signInByPasskey(
  auth: ReturnType<ReturnType<typeof useAccountClient>>,
  callbackUrl: string | null,
): Promise<Failure | null> {
  const asked = await auth.request('passkey/options', {});
  if (asked.error) return failureOf(asked.error);
  const options = asked.data.options as PublicKeyCredentialRequestOptionsJSON;
  const credential = await askDevice(options);
  if (credential === null) {
    return { reason: 'PasskeyCancelled', waitS: null, at: Date.now(), isTypedKept: true };
  }
  const fields = { credential, ...(callbackUrl === null ? {} : { callbackUrl }) };
  const { url, error } = await auth.send('callback/passkey', fields);
  if (error) return failureOf(error);
  location.assign(ownPath(url, location.origin) ?? '/');
  return null;
}

/** The device's answer as JSON; null where the visitor, or the device, did not want. */
export async function askDevice(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch {
    return null;
  }
}
