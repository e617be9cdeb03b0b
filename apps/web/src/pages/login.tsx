import type { AuthError } from '@praxiskit/auth-client';
import { ownPath } from '@praxiskit/pages';
import { type Text, useServices, useText } from '@praxiskit/pages/react';
import {
  Alert,
  Button,
  ErrorSummary,
  Field,
  type FieldError,
  Input,
  Link,
  PasswordField,
} from '@praxiskit/ui-kit';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Horizon } from '../landscape/horizon.tsx';
import '../styles/intern.css';

export function Component() {
  const t = useText();
  return (
    <section className="door over-horizon" data-reveal-off>
      <div className="door-form">
        <h1>{t('login.headline')}</h1>
        <SignInForm />
        <p>
          {t('login.noAccount')} <Link href="/signup">{t('login.openAccount')}</Link>
        </p>
      </div>
      <Horizon />
    </section>
  );
}

/** The fields are uncontrolled: a password never gets into React's state. */
function SignInForm() {
  const t = useText();
  const services = useServices();
  const [search] = useSearchParams();
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const missing: FieldError[] = [];
    if (!email) missing.push({ fieldId: 'email', message: t('login.emailMissing') });
    if (!password) missing.push({ fieldId: 'password', message: t('login.passwordMissing') });
    setErrors(missing);
    setFailure(null);
    if (missing.length > 0) return;
    setIsBusy(true);
    const callbackUrl = ownPath(search.get('callbackUrl'), location.origin) ?? '/private';
    const result = await services().auth.signIn('credentials', { email, password, callbackUrl });
    if (result.ok) {
      // A full page load, so that nothing that was rendered for the guest stays in memory.
      location.assign(ownPath(result.url, location.origin) ?? callbackUrl);
      return;
    }
    setIsBusy(false);
    setFailure(failureText(result.error, t));
  }

  const errorOf = (id: string): { error?: string } => {
    const found = errors.find(({ fieldId }) => fieldId === id);
    return found ? { error: found.message } : {};
  };
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors} />
      {failure ? (
        <Alert kind="danger" isUrgent>
          {failure}
        </Alert>
      ) : null}
      <Field id="email" label={t('login.email')} {...errorOf('email')}>
        <Input name="email" type="email" autoComplete="username" autoCapitalize="off" autoFocus />
      </Field>
      <PasswordField
        id="password"
        name="password"
        label={t('login.password')}
        aside={<Link href="/password-request">{t('login.forgot')}</Link>}
        {...errorOf('password')}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

function failureText(error: AuthError | null, t: Text): string {
  if (error?.code === 'THROTTLED') return t('login.throttled');
  if (error?.code === 'UNAVAILABLE') return t('login.unavailable');
  return t('login.refused');
}
