import type { LinkPurpose } from '@praxiskit/auth-server';
import { Button, Link, OneTimeCode } from '@praxiskit/ui-kit';
import { FailureAlert } from '../form/failure-alert.tsx';
import { Protection } from '../form/protection.tsx';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { LinkData } from './data.ts';
import { MailFields } from './mail-fields.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { askedBy } from './purpose.ts';
import { useLinkForm } from './use-link-form.ts';
import { WithoutCode } from './without-code.tsx';

export interface OtherBrowserProps {
  data: LinkData;
  purpose: LinkPurpose;
}

/**
 * The link was opened in another browser than it was requested in: the code proves that it is the same
 * person.
 */
export function OtherBrowser({ data, purpose }: OtherBrowserProps) {
  const texts = useMessages();
  const { common, link } = texts;
  const form = useLinkForm(data, (fields) =>
    String(fields.get('code') ?? '').trim() === ''
      ? [{ fieldId: 'code', message: link.codeMissing }]
      : [],
  );
  const { step } = askedBy(purpose, texts);
  const { token, email, csrfToken } = data;
  const isWrong = form.failure?.reason === 'CodeWrong';
  return (
    <Step
      title={link.codeHeadline}
      {...(step ? { step } : {})}
      depth={2}
      exit={<Link href="/">{common.cancel}</Link>}
    >
      <p>{link.codeLead}</p>
      <form {...form.props} className="pk-account-form">
        <FailureAlert failure={isWrong ? null : form.failure} />
        <Protection csrfToken={csrfToken} />
        <MailFields token={token} email={email} />
        <OneTimeCode
          id="code"
          label={link.code}
          error={form.errorOf('code') ?? (isWrong ? link.codeWrong : undefined)}
          autoFocus
        />
        <Button type="submit" size="large" isBusy={form.busyPath !== null}>
          {link.confirm}
        </Button>
      </form>
      {purpose === 'sign-up' ? (
        <WithoutCode data={data} />
      ) : (
        <>
          <p>{link.windowClosed}</p>
          <NewLinkForm page={data} email={email} sent={{ token, email }} variant="secondary" />
        </>
      )}
    </Step>
  );
}
