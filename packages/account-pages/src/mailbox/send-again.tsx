import type { LinkPurpose } from '@praxiskit/auth-server';
import { Button, Link } from '@praxiskit/ui-kit';
import { FailureAlert } from '../form/failure-alert.tsx';
import type { PageForm } from '../form/page-form.ts';
import { Protection } from '../form/protection.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { PauseText } from '../frame/pause-text.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';

const pages: Partial<Record<LinkPurpose, string>> = {
  'sign-up': accountPaths.signUp,
  password: accountPaths.passwordRequest,
};

export interface SendAgainProps {
  page: PageForm;
  purpose: LinkPurpose;
}

/** If no mail arrives: sends it again, or to another address. */
export function SendAgain({ page, purpose }: SendAgainProps) {
  const { mailbox, common, link } = useMessages();
  const form = useAccountForm({ page, path: 'link/again' });
  const again = (
    <Button type="submit" variant="quiet" isBusy={form.busyPath !== null}>
      {mailbox.sendAgain}
    </Button>
  );
  const change = <Link href={pages[purpose] ?? accountPaths.signIn}>{mailbox.change}</Link>;
  return (
    <form {...form.props} className="pk-account-again">
      <FailureAlert
        failure={form.failure}
        texts={{
          TooManyRequests: [common.pauseTitle, <PauseText key="" form={form} />],
          Verification: [link.cannotRenew],
        }}
      />
      <Protection csrfToken={page.csrfToken} />
      <p>
        <Filled text={mailbox.nothing} values={{ again, change }} />
      </p>
    </form>
  );
}
