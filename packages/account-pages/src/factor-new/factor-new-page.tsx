import type { Payload } from '@praxiskit/pages';
import { Button, OneTimeCode, PasswordField, QrWithKey } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { failureIn } from '../form/failure.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { Protection } from '../form/protection.tsx';
import { LeaveForm } from '../frame/leave-form.tsx';
import { useParts } from '../frame/parts.tsx';
import { Step } from '../frame/step.tsx';
import { fillText } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { FactorNewData } from './read-factor-new.ts';

/**
 * An app for codes, which the account's roles take. The browser sends both forms itself: with the first
 * right code the session is a user's, and the next document knows that.
 */
export function Component({ data }: Payload<FactorNewData>) {
  const { factorNew, app, common } = useMessages();
  const { name } = useParts();
  const [search] = useSearchParams();
  const failure = failureIn(search, data.now);
  const reason = failure?.reason;
  const isWrong = reason === 'CredentialsSignin';
  const { setup, csrfToken } = data;
  const isProofAsked = setup === null && (isWrong || reason === 'ProofOld');
  const isCodeWrong = setup !== null && reason === 'CodeWrong';
  return (
    <Step
      title={factorNew.title}
      depth={1}
      step={{ process: app.process, n: 1, count: 2 }}
      exit={<LeaveForm csrfToken={csrfToken}>{common.signOut}</LeaveForm>}
    >
      <p>{setup === null ? factorNew.lead : fillText(app.lead, { site: name })}</p>
      <FailureAlert
        failure={isProofAsked || isCodeWrong ? null : failure}
        texts={{ TooManyRequests: [common.pauseTitle], Refused: [factorNew.anew] }}
      />
      {setup === null ? (
        <form method="post" action="/api/auth/totp" className="pk-account-form">
          <Protection csrfToken={csrfToken} />
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
      ) : (
        <>
          <QrWithKey text={setup.uri} secret={setup.secret} />
          <form method="post" action="/api/auth/totp/confirm" className="pk-account-form">
            <Protection csrfToken={csrfToken} />
            <OneTimeCode
              id="code"
              label={app.code}
              error={isCodeWrong ? app.codeWrong : undefined}
              autoFocus
            />
            <Button type="submit" size="large">
              {factorNew.confirm}
            </Button>
          </form>
        </>
      )}
    </Step>
  );
}
