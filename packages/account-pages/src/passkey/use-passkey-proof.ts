import { useHydrated } from '@praxiskit/pages/react';
import { useState } from 'react';
import { type Failure, failureOf } from '../form/failure.ts';
import { useAccountClient } from '../form/use-account-client.ts';
import { askDevice, askOptions } from './sign-in.ts';
import type { PasskeySignIn } from './use-passkey.ts';

/**
 * Proves anew, by a passkey, who is signed in; the page stays as it is.
 *
 * @param ids of this user's passkeys
 * @param onFailure hears why it did not work
 * @param onProved goes on with what the proof was asked for
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
    // Another user's would sign that one in, and go on with what this one wanted.
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
