import { fill } from '@praxiskit/core';
import { QrWithKey } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { useShowCodes } from '../codes/use-show-codes.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { useParts } from '../frame/parts.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { CodeForm, missingCode } from '../second-factor/code-form.tsx';
import type { AppData } from './data.ts';

export interface ConfirmProps {
  data: AppData;
  setup: NonNullable<AppData['setup']>;
}

/** The key as a QR code and as text, and a field for the app's first code. */
export function Confirm({ data, setup }: ConfirmProps) {
  const { app } = useMessages();
  const { name } = useParts();
  const [search] = useSearchParams();
  const showCodes = useShowCodes();
  const form = useAccountForm({
    page: data,
    path: 'totp/confirm',
    validate: missingCode(app.codeMissing),
    onDone: ({ data: made, url }) => showCodes(made, url),
  });
  return (
    <>
      <p>{fill(app.lead, { site: name })}</p>
      <QrWithKey text={setup.uri} secret={setup.secret} />
      <CodeForm
        form={form}
        csrfToken={data.csrfToken}
        callbackUrl={search.get('callbackUrl') ?? accountPaths.account}
        kind="digits"
        label={app.code}
        wrong={app.codeWrong}
      />
    </>
  );
}
