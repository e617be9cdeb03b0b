import { buttonClass, Link } from '@praxiskit/ui-kit';
import { useLocation } from 'react-router';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';

/** For a visitor who waits for no mail: links to the forms that send one. */
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
