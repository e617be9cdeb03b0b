import type { Payload } from '@praxiskit/pages';
import { Button, Field, Input, Link } from '@praxiskit/ui-kit';
import { FailureAlert } from '../form/failure-alert.tsx';
import type { PageForm } from '../form/page-form.ts';
import { Problems } from '../form/problems.tsx';
import { Protection } from '../form/protection.tsx';
import { Slow } from '../form/slow.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { GuestPage } from '../frame/guest-page.tsx';
import { useParts } from '../frame/parts.tsx';
import { PauseText } from '../frame/pause-text.tsx';
import { StepCount } from '../frame/step-count.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { NameFields } from '../name/name-fields.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { refusedPassword } from '../password/password-problem.ts';
import { usePasswordJudgement } from '../password/use-password-judgement.ts';
import { problemsOf } from './sign-up-problems.ts';

/** The minimum length of a password that is the only factor. */
const minimum = 15;

/** Sign-up: name, e-mail address and password. The account is created when the address is confirmed. */
export function Component({ data }: Payload<PageForm>) {
  const messages = useMessages();
  const { signUp, common, newPassword } = messages;
  const { words, name, privacyPath } = useParts();
  const live = usePasswordJudgement(minimum, (form) => [
    ...(words ?? [name]),
    ...['first_name', 'last_name', 'email'].map((field) => String(form.get(field) ?? '')),
  ]);
  const form = useAccountForm({
    page: data,
    path: 'signup',
    validate: (fields) => problemsOf(fields, live.judgementOf(fields), messages),
    refused: (reason) => refusedPassword(reason, newPassword),
  });
  const privacy = <Link href={privacyPath}>{signUp.privacyName}</Link>;
  return (
    <GuestPage
      title={signUp.headline}
      step={<StepCount process={signUp.process} n={1} count={3} />}
    >
      <form {...form.props} className="pk-account-form">
        <Problems problems={form.errors} />
        <FailureAlert
          failure={form.errors.length > 0 ? null : form.failure}
          texts={{ TooManyRequests: [common.pauseTitle, <PauseText key="" form={form} />] }}
        />
        <Protection csrfToken={data.csrfToken} />
        <NameFields form={form} typed={data.typed} />
        <Field id="email" label={common.email} error={form.errorOf('email')}>
          <Input
            name="email"
            type="email"
            size="large"
            autoComplete="email"
            autoCapitalize="off"
            defaultValue={data.typed.email ?? ''}
          />
        </Field>
        <NewPasswordField form={form} label={common.password} live={live} minimum={minimum} />
        <Button type="submit" size="large" isBusy={form.busyPath !== null}>
          {signUp.submit}
        </Button>
        <Slow form={form} />
      </form>
      <p className="pk-account-quiet pk-account-narrow">
        <Filled text={signUp.privacy} values={{ privacy }} />
      </p>
    </GuestPage>
  );
}
