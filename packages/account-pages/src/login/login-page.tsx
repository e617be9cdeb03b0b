import type { Payload } from '@praxiskit/pages';
import { useHydrated } from '@praxiskit/pages/react';
import { Alert, Link } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { emailProblems } from '../form/email-problems.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import type { PageForm } from '../form/page-form.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { GuestPage } from '../frame/guest-page.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { usePasskey } from '../passkey/use-passkey.ts';
import { accountPaths } from '../paths.ts';
import { LoginFields } from './login-fields.tsx';
import { Notice } from './notice.tsx';
import { OtherWays } from './other-ways.tsx';
import { Pause } from './pause.tsx';

export function Component({ data }: Payload<PageForm>) {
  const { common, login, link } = useMessages();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const [isPauseOver, setIsPauseOver] = useState(false);
  const form = useAccountForm({
    page: data,
    path: 'callback/credentials',
    validate(fields, path) {
      if (isPauseOver) setIsPauseOver(false);
      const errors = emailProblems(fields, common);
      if (path === 'callback/credentials' && !fields.get('password')) {
        errors.push({ fieldId: 'password', message: login.passwordMissing });
      }
      return errors;
    },
  });
  const callbackUrl = search.get('callbackUrl');
  const passkey = usePasskey(form.fail, callbackUrl, true);
  const waitS = form.failure?.reason === 'TooManyRequests' ? form.failure.waitS : null;
  const isPaused = waitS !== null && !isPauseOver;
  return (
    <GuestPage title={isPaused ? common.pauseTitle : login.headline}>
      <form {...form.props} className="pk-account-form">
        {isPaused ? (
          <Pause
            key={form.failure?.at}
            from={form.failure?.at ?? data.now}
            waitS={waitS}
            isForPassword={form.failedPath !== 'signin/email'}
            isBusy={form.busyPath !== null}
            onOver={() => setIsPauseOver(true)}
          />
        ) : null}
        {/* The input stays during the pause; without scripts it stays visible too. */}
        <div className="pk-account-form" data-paused={isPaused || undefined}>
          {isPauseOver ? (
            <Alert kind="info">{login.pauseOver}</Alert>
          ) : (
            <FailureAlert
              failure={isPaused || form.errors.length > 0 ? null : form.failure}
              texts={{
                CredentialsSignin: [
                  login.wrong,
                  form.failure?.isTypedKept && isHydrated ? login.wrongHelp : login.wrongHelpPlain,
                ],
                EmailSignin: [common.emailIncomplete, common.emailIncompleteHelp],
                Verification: [link.usedHeadline, link.usedText],
              }}
            />
          )}
          {form.failure ? null : <Notice />}
          <LoginFields form={form} data={data} callbackUrl={callbackUrl} />
          <OtherWays form={form} passkey={passkey} />
        </div>
      </form>
      {isPaused ? null : (
        <p>
          {login.noAccount} <Link href={accountPaths.signUp}>{login.openAccount}</Link>
        </p>
      )}
    </GuestPage>
  );
}
