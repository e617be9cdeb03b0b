import { buttonClass, Link } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { Step } from './step.tsx';

/** Shown when the sign-in that this step belongs to is no longer in progress. */
export function StartAgain() {
  const { common } = useMessages();
  return (
    <Step title={common.startAgainTitle} depth={1}>
      <p>{common.startAgainText}</p>
      <Link href={accountPaths.signIn} variant="plain" className={buttonClass('primary', 'large')}>
        {common.toSignIn}
      </Link>
    </Step>
  );
}
