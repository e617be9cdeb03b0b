import { Button, Link, OneTimeCode } from '@praxiskit/ui-kit';
import { useRef } from 'react';
import { FailureAlert } from '../form/failure-alert.tsx';
import { Protection } from '../form/protection.tsx';
import { PauseText } from '../frame/pause-text.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { usePasskeyProof } from '../passkey/use-passkey-proof.ts';
import { accountPaths } from '../paths.ts';
import type { AccountsData } from './data.ts';
import type { StepUpForm } from './use-step-up-form.ts';

export interface AccountFieldsProps {
  form: StepUpForm;
  data: Pick<AccountsData, 'csrfToken' | 'factors'>;
}

/**
 * The common parts of every form on another user's account: hidden fields, errors, and the second factor in
 * place.
 */
export function AccountFields({ form, data }: AccountFieldsProps) {
  const { accounts, common } = useMessages();
  const { factors } = data;
  const box = useRef<HTMLDivElement>(null);
  const ids = factors.passkeys.map(({ id }) => id);
  const passkey = usePasskeyProof(ids, form.fail, () => {
    form.proved();
    box.current?.closest('form')?.requestSubmit();
  });
  const { failure, isProofAsked, isCodeWrong, codeId } = form;
  const isAsking = isCodeWrong || failure?.reason === 'SecondFactorMissing';
  const canCode = factors.appSince !== null;
  const canPasskey = factors.passkeys.length > 0 && passkey.isSupported;
  return (
    <div ref={box} className="pk-account-form">
      <Protection csrfToken={data.csrfToken} callbackUrl={form.callbackUrl} />
      <FailureAlert
        failure={isAsking || form.errors.length > 0 ? null : failure}
        texts={{
          OwnAccount: [accounts.ownAccount],
          LastAdmin: [accounts.lastAdmin],
          AccountThere: [accounts.accountThere],
          Unknown: [accounts.unknown],
          FieldsInvalid: [accounts.fieldsInvalid],
          TooManyRequests: [common.pauseTitle, <PauseText key="" form={form} />],
        }}
      />
      {isProofAsked && !factors.hasSecondFactor ? (
        <p role="alert">
          {accounts.factorNone} <Link href={accountPaths.account}>{accounts.factorSetUp}</Link>
        </p>
      ) : null}
      {isProofAsked && factors.hasSecondFactor ? <p>{accounts.proofWhy}</p> : null}
      {isProofAsked && canCode ? (
        <OneTimeCode
          id={codeId}
          label={accounts.code}
          error={form.errorOf(codeId) ?? (isCodeWrong ? accounts.codeWrong : undefined)}
          autoFocus
        />
      ) : null}
      {isProofAsked && canPasskey ? (
        <Button variant="secondary" isBusy={passkey.isBusy} onClick={() => void passkey.start()}>
          {accounts.proofPasskey}
        </Button>
      ) : null}
      {isProofAsked && factors.hasSecondFactor && !canCode && !canPasskey ? (
        <p>{accounts.proofScripts}</p>
      ) : null}
    </div>
  );
}
