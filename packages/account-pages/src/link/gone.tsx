import { useSession } from '@praxiskit/pages/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import type { LinkData } from './data.ts';
import { NewLinkForm } from './new-link-form.tsx';

export interface GoneProps {
  data: LinkData;
  isReplaced: boolean;
}

/** A link that no longer works: it was used, or a newer link has replaced it. */
export function Gone({ data, isReplaced }: GoneProps) {
  const { link, common } = useMessages();
  const { token, email } = data;
  const session = useSession();
  return (
    <Step title={isReplaced ? link.replacedHeadline : link.usedHeadline} depth={1}>
      <p>{isReplaced ? link.replacedText : link.usedText}</p>
      {session ? (
        <Link
          href={accountPaths.account}
          variant="plain"
          className={buttonClass('primary', 'large')}
        >
          {link.toAccount}
        </Link>
      ) : (
        <>
          <NewLinkForm page={data} email={email} sent={{ token, email }} />
          <p>
            <Link href={accountPaths.signIn}>{common.toSignIn}</Link>
          </p>
        </>
      )}
    </Step>
  );
}
