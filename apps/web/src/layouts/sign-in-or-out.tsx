import { useText } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';
import { useServices } from '../services/services.ts';
import { useSession } from '../site.ts';

/** The way to sign in for guests, the way to sign out for all others. */
export function SignInOrOut() {
  const t = useText();
  const session = useSession();
  const services = useServices();
  if (!session) return <Link href="/login">{t('nav.signIn')}</Link>;
  return (
    <button type="button" className="text-button" onClick={() => void services().auth.logout()}>
      {t('nav.signOut')}
    </button>
  );
}
