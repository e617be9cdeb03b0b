import { useMayLeave, useServices, useSession, useText } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';

/** The link to sign in for guests, the button to sign out for signed-in users. */
export function SignInOrOut() {
  const t = useText();
  const session = useSession();
  const services = useServices();
  const mayLeave = useMayLeave();
  const signOut = async () => {
    const { auth, toasts } = services();
    if (!(await mayLeave()) || (await auth.logout()).ok) return;
    // On somebody else's device it matters: it stays until it is read.
    toasts.show({ kind: 'danger', text: t('nav.signOutFailed'), timeout: null });
  };
  if (!session) return <Link href="/login">{t('nav.signIn')}</Link>;
  return (
    <button type="button" className="text-button" onClick={() => void signOut()}>
      {t('nav.signOut')}
    </button>
  );
}
