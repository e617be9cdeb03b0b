import { Button } from '@praxiskit/ui-kit';
import { FailureAlert } from '../form/failure-alert.tsx';
import { Protection } from '../form/protection.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { LinkData } from './data.ts';
import { MailFields } from './mail-fields.tsx';
import { useLinkForm } from './use-link-form.ts';

/** Confirms a sign-up without the code; the password of the sign-up then does not count. */
export function WithoutCode({ data }: { data: LinkData }) {
  const { link } = useMessages();
  const form = useLinkForm(data);
  const isOwnFailure = form.failure?.isTypedKept === true;
  const button = (
    <Button type="submit" variant="quiet" isBusy={form.busyPath !== null}>
      {link.withoutCode}
    </Button>
  );
  return (
    <form {...form.props} className="pk-account-again">
      <FailureAlert failure={isOwnFailure ? form.failure : null} />
      <Protection csrfToken={data.csrfToken} />
      <MailFields token={data.token} email={data.email} />
      <p>
        <Filled text={link.goWithout} values={{ button }} />
      </p>
    </form>
  );
}
