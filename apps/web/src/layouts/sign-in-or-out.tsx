import { useSession, useText } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';
import { useSignOut } from './use-sign-out.ts';

/** The link to sign in for guests, the button to sign out for signed-in users. */
export function SignInOrOut() {
  const t = useText();
  const session = useSession();
  const signOut = useSignOut();
  if (!session) return <Link href="/login">{t('nav.signIn')}</Link>;
  return (
    <button type="button" className="text-button" onClick={() => void signOut()}>
      {t('nav.signOut')}
    </button>
  );
}
