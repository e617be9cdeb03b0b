import { Button, PasswordField } from '@praxiskit/ui-kit';
import { useRef } from 'react';
import { FailureAlert, type FailureText } from '../form/failure-alert.tsx';
import { ClockTime } from '../frame/clock-time.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { usePasskeyProof } from '../passkey/use-passkey-proof.ts';
import type { ProofForm } from './use-proof-form.ts';

export interface ProofFieldsProps {
  form: ProofForm;
  /** The factors by which this user can prove their identity again. */
  factors: { readonly hasPassword: boolean; readonly passkeys: readonly { readonly id: string }[] };
  field?: 'current' | 'password';
  /** Called after a proof by passkey, in place of sending the form again. */
  onProved?: () => void;
  /** Reason → the page's own text for it. */
  texts?: Readonly<Record<string, FailureText | undefined>>;
}

/** The error of the form, and the field for the password or a passkey if the server asks for it. */
export function ProofFields(props: ProofFieldsProps) {
  const { form, factors, field = 'current', onProved, texts = {} } = props;
  const { account, common } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const ids = factors.passkeys.map(({ id }) => id);
  const passkey = usePasskeyProof(ids, form.fail, () => {
    if (onProved) return onProved();
    form.proved();
    box.current?.closest('form')?.requestSubmit();
  });
  const { failure, isProofAsked, isProofWrong, proofId } = form;
  const isAsking = isProofWrong || failure?.reason === 'ProofOld';
  const time = <ClockTime at={(failure?.at ?? 0) + (failure?.waitS ?? 0) * 1000} />;
  const canPasskey = factors.passkeys.length > 0 && passkey.isSupported;
  return (
    <div ref={box} className="pk-account-form">
      <FailureAlert
        failure={isAsking || form.errors.length > 0 ? null : failure}
        texts={{
          TooManyRequests: [
            common.pauseTitle,
            <Filled key="" text={common.pauseText} values={{ time }} />,
          ],
          SecondFactorMissing: [account.factorProof, account.proofNone],
          ...texts,
        }}
      />
      {isProofAsked && factors.hasPassword ? (
        <PasswordField
          key={isProofWrong ? failure?.at : 'asked'}
          id={proofId}
          name={field}
          size="large"
          label={account.proof}
          error={form.errorOf(proofId) ?? (isProofWrong ? account.proofWrong : undefined)}
          autoFocus={isAsking}
        />
      ) : null}
      {isProofAsked && canPasskey ? (
        <Button variant="secondary" isBusy={passkey.isBusy} onClick={() => void passkey.start()}>
          {account.proofPasskey}
        </Button>
      ) : null}
      {isProofAsked && !factors.hasPassword && !canPasskey ? <p>{account.proofNone}</p> : null}
    </div>
  );
}
