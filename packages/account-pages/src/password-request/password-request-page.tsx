import type { Payload } from '@praxiskit/pages';
import { Button, Field, Input, Link } from '@praxiskit/ui-kit';
import { emailProblems } from '../form/email-problems.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import type { PageForm } from '../form/page-form.ts';
import { Problems } from '../form/problems.tsx';
import { Protection } from '../form/protection.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { GuestPage } from '../frame/guest-page.tsx';
import { PauseText } from '../frame/pause-text.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';

/**
 * Requests a link for a new password, or a link that only signs in: a second button sends the same form
 * elsewhere.
 */
export function Component({ data }: Payload<PageForm>) {
  const { common, passwordRequest } = useMessages();
  const form = useAccountForm({
    page: data,
    path: 'password/request',
    validate: (fields) => emailProblems(fields, common),
  });
  return (
    <GuestPage title={passwordRequest.headline}>
      <p className="pk-account-lead">{passwordRequest.lead}</p>
      <form {...form.props} className="pk-account-form">
        <Problems problems={form.errors} />
        <FailureAlert
          failure={form.errors.length > 0 ? null : form.failure}
          texts={{ TooManyRequests: [common.pauseTitle, <PauseText key="" form={form} />] }}
        />
        <Protection csrfToken={data.csrfToken} />
        <Field id="email" label={common.email} error={form.errorOf('email')}>
          <Input
            name="email"
            type="email"
            size="large"
            autoComplete="username"
            autoCapitalize="off"
            defaultValue={data.typed.email ?? ''}
            autoFocus
          />
        </Field>
        <Button type="submit" size="large" isBusy={form.busyPath === 'password/request'}>
          {passwordRequest.submit}
        </Button>
        <div className="pk-account-instead">
          <h2>{passwordRequest.onlyIn}</h2>
          <p className="pk-account-quiet">{passwordRequest.onlyInHelp}</p>
          <Button
            type="submit"
            variant="secondary"
            size="large"
            formAction="/api/auth/signin/email"
            isBusy={form.busyPath === 'signin/email'}
          >
            {passwordRequest.onlyInSubmit}
          </Button>
        </div>
      </form>
      <p>
        <Link href={accountPaths.signIn}>{common.toSignIn}</Link>
      </p>
    </GuestPage>
  );
}
