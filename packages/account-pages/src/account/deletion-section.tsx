import { useSite } from '@praxiskit/pages/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import { Retention } from '../deletion/retention.tsx';
import { useParts } from '../frame/parts.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { AccountSection } from './account-section.tsx';

export function DeletionSection() {
  const { account } = useMessages();
  const { keptBecause } = useParts();
  const { locale } = useSite();
  return (
    <AccountSection name="deletion" note={keptBecause?.[locale]}>
      <p className="pk-account-lead">{account.deletionText}</p>
      <Retention />
      <p className="pk-account-actions">
        <Link href={accountPaths.deletion} variant="plain" className={buttonClass('secondary')}>
          {account.deletionLink}
        </Link>
      </p>
    </AccountSection>
  );
}
