import { buttonClass, Link } from '@praxiskit/ui-kit';
import { useLocation } from 'react-router';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';

/** For whoever waits for no mail: the way back to where one is asked for. */
export function NoMailbox() {
  const { mailbox, common, login } = useMessages();
  const { pathname } = useLocation();
  const isSignUp = pathname === accountPaths.signUpMailbox;
  return (
    <Step title={mailbox.noneHeadline} depth={1}>
      <p>{mailbox.noneText}</p>
      <Link
        href={isSignUp ? accountPaths.signUp : accountPaths.signIn}
        variant="plain"
        className={buttonClass('primary', 'large')}
      >
        {isSignUp ? login.openAccount : common.toSignIn}
      </Link>
    </Step>
  );
}
