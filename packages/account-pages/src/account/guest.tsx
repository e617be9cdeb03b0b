import { buttonClass, Link } from '@praxiskit/ui-kit';
import { Door } from '../frame/door.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';

/** What a guest sees at the account's address [R2.4]. */
export function Guest() {
  const { account, common } = useMessages();
  const callbackUrl = encodeURIComponent(accountPaths.account);
  return (
    <Door title={account.headline}>
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
    </Door>
  );
}
