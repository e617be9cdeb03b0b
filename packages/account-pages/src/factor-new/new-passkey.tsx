import { useHydrated } from '@praxiskit/pages/react';
import { Button } from '@praxiskit/ui-kit';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { codesIn, useShowCodes } from '../codes/use-show-codes.ts';
import { type Failure, failureOf } from '../form/failure.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { useAccountClient } from '../form/use-account-client.ts';
import { useMessages } from '../messages/use-messages.ts';
import { createPasskey } from '../passkey/create-passkey.ts';
import { accountPaths } from '../paths.ts';
import { useInLanguage } from '../use-in-language.ts';

/** A passkey in place of an app; nothing without scripts, or in a browser without passkeys. */
export function NewPasskey() {
  const { account, common, factorNew } = useMessages();
  const client = useAccountClient();
  const showCodes = useShowCodes();
  const inLanguage = useInLanguage();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!isHydrated || !('PublicKeyCredential' in globalThis)) return null;

  /** Null while the browser opens the recovery codes. */
  async function add(): Promise<Failure | null> {
    const auth = client();
    const asked = await auth.request('passkey/new', {});
    if (asked.error) return failureOf(asked.error);
    const options = asked.data.options as PublicKeyCredentialCreationOptionsJSON;
    const { credential, reason } = await createPasskey(options);
    if (credential === null) return { reason, waitS: null, at: Date.now(), isTypedKept: true };
    const added = await auth.send('passkey/add', { credential, name: common.passkey });
    if (added.error) return failureOf(added.error);
    const next = search.get('callbackUrl');
    const query = next === null ? '' : `?${new URLSearchParams({ callbackUrl: next })}`;
    if (codesIn(added.data).length > 0) showCodes(added.data, accountPaths.codes + query);
    else location.assign(inLanguage(accountPaths.account));
    return null;
  }

  async function start() {
    setIsBusy(true);
    setFailure(null);
    const failed = await add();
    if (failed === null) return;
    setFailure(failed);
    setIsBusy(false);
  }

  return (
    <div className="pk-account-form pk-account-instead">
      <FailureAlert
        failure={failure}
        texts={{
          PasskeyCancelled: [account.passkeyNotAdded],
          PasskeyKnown: [account.passkeyKnown],
          ProofOld: [factorNew.proofOld],
          Refused: [factorNew.proofOld],
        }}
      />
      <p>{factorNew.passkey}</p>
      <Button variant="secondary" size="large" isBusy={isBusy} onClick={() => void start()}>
        {factorNew.passkeyAdd}
      </Button>
    </div>
  );
}
