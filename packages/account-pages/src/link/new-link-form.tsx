import { Button } from '@praxiskit/ui-kit';
import { FailureAlert } from '../form/failure-alert.tsx';
import type { PageForm } from '../form/page-form.ts';
import { Protection } from '../form/protection.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { PauseText } from '../frame/pause-text.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { MailFields, type MailFieldsProps } from './mail-fields.tsx';

export interface NewLinkFormProps {
  page: PageForm;
  /** The recipient; also used without `sent`. */
  email: string;
  /** The parameters of the link to replace; without them, the link that this browser waits for. */
  sent?: MailFieldsProps;
  variant?: 'primary' | 'secondary';
}

export function NewLinkForm({ page, email, sent, variant = 'primary' }: NewLinkFormProps) {
  const { common, link } = useMessages();
  const form = useAccountForm({ page, path: 'link/again' });
  return (
    <form {...form.props} className="pk-account-form">
      <FailureAlert
        // The page itself shows the failure of the link.
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
