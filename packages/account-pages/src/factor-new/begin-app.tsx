import { Button, PasswordField } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { failureIn } from '../form/failure.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { Protection } from '../form/protection.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { FactorNewData } from './read-factor-new.ts';

/**
 * Requests a key from the server. The browser submits the form itself: the page that returns shows the QR
 * code.
 */
export function BeginApp({ data }: { data: FactorNewData }) {
  const { factorNew, common } = useMessages();
  const [search] = useSearchParams();
  const failure = failureIn(search, data.now);
  const isWrong = failure?.reason === 'CredentialsSignin';
  const isProofAsked = isWrong || failure?.reason === 'ProofOld';
  return (
    <form method="post" action="/api/auth/totp" className="pk-account-form">
      <FailureAlert
        failure={isProofAsked ? null : failure}
        texts={{ TooManyRequests: [common.pauseTitle], Refused: [factorNew.anew] }}
      />
      <Protection csrfToken={data.csrfToken} />
      {isProofAsked ? (
        <>
          <p>{factorNew.proof}</p>
          <PasswordField
            id="current"
            name="current"
            size="large"
            label={factorNew.password}
            error={isWrong ? factorNew.passwordWrong : undefined}
            autoFocus
          />
        </>
      ) : null}
      <Button type="submit" size="large">
        {factorNew.begin}
      </Button>
    </form>
  );
}
