import { Button, Link, OneTimeCode } from '@praxiskit/ui-kit';
import { useRef } from 'react';
import { FailureAlert } from '../form/failure-alert.tsx';
import { Protection } from '../form/protection.tsx';
import { PauseText } from '../frame/pause-text.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { usePasskeyProof } from '../passkey/use-passkey-proof.ts';
import { accountPaths } from '../paths.ts';
import type { OfficeData } from './data.ts';
import type { StepUpForm } from './use-step-up-form.ts';

/** Of `OfficeFields`. */
export interface OfficeFieldsProps {
  form: StepUpForm;
  data: Pick<OfficeData, 'csrfToken' | 'factors'>;
}

/** What every form on another's account has: hidden fields, what was refused, the second step in place. */
export function OfficeFields({ form, data }: OfficeFieldsProps) {
  const { office, common } = useMessages();
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
          OwnAccount: [office.ownAccount],
          LastAdmin: [office.lastAdmin],
          AccountThere: [office.accountThere],
          Unknown: [office.unknown],
          FieldsInvalid: [office.fieldsInvalid],
          TooManyRequests: [common.pauseTitle, <PauseText key="" form={form} />],
        }}
      />
      {isProofAsked && !factors.hasSecondFactor ? (
        <p role="alert">
          {office.factorNone} <Link href={accountPaths.account}>{office.factorSetUp}</Link>
        </p>
      ) : null}
      {isProofAsked && factors.hasSecondFactor ? <p>{office.proofWhy}</p> : null}
      {isProofAsked && canCode ? (
        <OneTimeCode
          id={codeId}
          label={office.code}
          error={form.errorOf(codeId) ?? (isCodeWrong ? office.codeWrong : undefined)}
          autoFocus
        />
      ) : null}
      {isProofAsked && canPasskey ? (
        <Button variant="secondary" isBusy={passkey.isBusy} onClick={() => void passkey.start()}>
          {office.proofPasskey}
        </Button>
      ) : null}
      {isProofAsked && factors.hasSecondFactor && !canCode && !canPasskey ? (
        <p>{office.proofScripts}</p>
      ) : null}
    </div>
  );
}
