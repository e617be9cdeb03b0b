import { buttonClass, Link } from '@praxiskit/ui-kit';
import { GuestPage } from '../frame/guest-page.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';

/** The account page for a guest [R2.4]. */
export function Guest() {
  const { account, common } = useMessages();
  const callbackUrl = encodeURIComponent(accountPaths.account);
  return (
    <GuestPage title={account.headline}>
      <p>{account.guest}</p>
      <p className="pk-account-actions">
        <Link
          href={`${accountPaths.signIn}?callbackUrl=${callbackUrl}`}
          variant="plain"
          className={buttonClass('primary', 'large')}
        >
          {common.signIn}
        </Link>
      </p>
    </GuestPage>
  );
}
