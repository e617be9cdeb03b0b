import { Button } from '@praxiskit/ui-kit';
import { FailureAlert } from '../form/failure-alert.tsx';
import type { PageForm } from '../form/page-form.ts';
import { Protection } from '../form/protection.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { PauseText } from '../frame/pause-text.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { MailFields, type MailFieldsProps } from './mail-fields.tsx';

/** Of `NewLinkForm`. */
export interface NewLinkFormProps {
  page: PageForm;
  /** To whom; also where the mail's own fields are not sent. */
  email: string;
  /** What the mail carries; without it the link is meant that this browser waits for. */
  sent?: MailFieldsProps;
  variant?: 'primary' | 'secondary';
}

/** Sends another link in place of one, to the same address. */
export function NewLinkForm({ page, email, sent, variant = 'primary' }: NewLinkFormProps) {
  const { common, link } = useMessages();
  const form = useAccountForm({ page, path: 'link/again' });
  return (
    <form {...form.props} className="pk-account-form">
      <FailureAlert
        // Of the link itself: the page says so already.
        failure={form.failedPath === null ? null : form.failure}
        texts={{
          TooManyRequests: [common.pauseTitle, <PauseText key="" form={form} />],
          Verification: [link.cannotRenew],
        }}
      />
      <Protection csrfToken={page.csrfToken} />
      {sent ? <MailFields {...sent} /> : null}
      <Button type="submit" size="large" variant={variant} isBusy={form.busyPath !== null}>
        {link.sendNew}
      </Button>
      <p className="pk-account-quiet">
        <Filled
          text={link.sendNewTo}
          values={{ email: <span className="pk-account-email">{email}</span> }}
        />
      </p>
    </form>
  );
}
