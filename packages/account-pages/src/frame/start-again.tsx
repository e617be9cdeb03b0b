import { buttonClass, Link } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { Step } from './step.tsx';

/** In place of a step that nobody is in any more. */
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
