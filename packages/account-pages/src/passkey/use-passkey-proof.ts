import { useHydrated } from '@praxiskit/pages/react';
import { useState } from 'react';
import { type Failure, failureOf } from '../form/failure.ts';
import { useAccountClient } from '../form/use-account-client.ts';
import { askDevice, askOptions } from './sign-in.ts';
import type { PasskeySignIn } from './use-passkey.ts';

/**
 * Proves the signed-in user again with a passkey; the page stays as it is.
 *
 * @param ids the user's passkeys
 * @param onFailure receives the reason of a failure
 * @param onProved continues the action that required the proof
 */
export function usePasskeyProof(
  ids: readonly string[],
  onFailure: (failure: Failure | null) => void,
  onProved: () => void,
): PasskeySignIn {
  const client = useAccountClient();
  const isHydrated = useHydrated();
  const [isBusy, setIsBusy] = useState(false);

  async function prove(): Promise<Failure | null> {
    const auth = client();
    const options = await askOptions(auth);
    if ('reason' in options) return options;
    // Another user's passkey would sign in that user and continue the action of this one.
    const allowCredentials = ids.map((id) => ({ id, type: 'public-key' as const }));
    const credential = await askDevice({ optionsJSON: { ...options, allowCredentials } });
    if (credential === null) {
      return { reason: 'PasskeyCancelled', waitS: null, at: Date.now(), isTypedKept: true };
    }
    const { error } = await auth.request('callback/passkey', { credential });
    return error && failureOf(error);
  }

  return {
    isUnknown: !isHydrated,
    isSupported: isHydrated && 'PublicKeyCredential' in globalThis,
    isBusy,
    async start() {
      setIsBusy(true);
      const failure = await prove();
      setIsBusy(false);
      if (failure) onFailure(failure);
      else onProved();
    },
  };
}
