import type { AuthError } from '@praxiskit/auth-client';
import { ownPath } from '@praxiskit/pages';
import { type Text, useServices, useText } from '@praxiskit/pages/react';
import { Link, SignInForm, type SignInFormProps } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { Door } from '../landscape/door.tsx';
import '../styles/intern.css';

export function Component() {
  const t = useText();
  const services = useServices();
  const [search] = useSearchParams();
  const submit: SignInFormProps['submit'] = async (values) => {
    const callbackUrl = ownPath(search.get('callbackUrl'), location.origin) ?? '/private';
    const result = await services().auth.signIn('credentials', { ...values, callbackUrl });
    if (!result.ok) return failureText(result.error, t);
    // A document of its own: nothing stays of what a guest was shown.
    location.assign(ownPath(result.url, location.origin) ?? callbackUrl);
    return null;
  };
  return (
    <Door>
      <h1>{t('login.headline')}</h1>
      <SignInForm submit={submit} forgotHref="/password-request" autoFocus />
      <p>
        {t('login.noAccount')} <Link href="/signup">{t('login.openAccount')}</Link>
      </p>
    </Door>
  );
}

function failureText(error: AuthError | null, t: Text): string {
  if (error?.code === 'THROTTLED') return t('login.throttled');
  if (error?.code === 'UNAVAILABLE') return t('login.unavailable');
  return t('login.refused');
}
