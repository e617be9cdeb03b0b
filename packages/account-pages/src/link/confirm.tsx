import type { LinkPurpose } from '@praxiskit/auth-server';
import { Button, Link } from '@praxiskit/ui-kit';
import { FailureAlert } from '../form/failure-alert.tsx';
import { Protection } from '../form/protection.tsx';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { LinkData } from './data.ts';
import { MailFields } from './mail-fields.tsx';
import { askedBy } from './purpose.ts';
import { useLinkForm } from './use-link-form.ts';

export interface ConfirmProps {
  data: LinkData;
  purpose: LinkPurpose;
}

export function Confirm({ data, purpose }: ConfirmProps) {
  const texts = useMessages();
  const form = useLinkForm(data);
  const { button, notYou, ...page } = askedBy(purpose, texts);
  return (
    <Step {...page} depth={2} exit={<Link href="/">{texts.common.cancel}</Link>}>
      <p className="pk-account-email">{data.email}</p>
      <form {...form.props} className="pk-account-form">
        <FailureAlert failure={form.failure} texts={{ AccountThere: [texts.link.accountThere] }} />
        <Protection csrfToken={data.csrfToken} />
        <MailFields token={data.token} email={data.email} />
        <Button type="submit" size="large" isBusy={form.busyPath !== null}>
          {button}
        </Button>
      </form>
      <p className="pk-account-quiet">{texts.link.why}</p>
      <p>{notYou}</p>
    </Step>
  );
}
