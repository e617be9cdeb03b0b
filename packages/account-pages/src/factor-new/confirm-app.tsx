import { QrWithKey } from '@praxiskit/ui-kit';
import { useShowCodes } from '../codes/use-show-codes.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { CodeForm, missingCode } from '../second-factor/code-form.tsx';
import type { FactorNewData } from './read-factor-new.ts';

export interface ConfirmAppProps {
  data: FactorNewData;
  setup: NonNullable<FactorNewData['setup']>;
}

/** The key, and a field for the app's first code. The right code signs the user in. */
export function ConfirmApp({ data, setup }: ConfirmAppProps) {
  const { app } = useMessages();
  const showCodes = useShowCodes();
  const form = useAccountForm({
    page: data,
    path: 'totp/confirm',
    isSignIn: true,
    validate: missingCode(app.codeMissing),
    onDone: ({ data: made, url }) => showCodes(made, url),
  });
  return (
    <>
      <QrWithKey text={setup.uri} secret={setup.secret} />
      <CodeForm
        form={form}
        csrfToken={data.csrfToken}
        kind="digits"
        label={app.code}
        wrong={app.codeWrong}
      />
    </>
  );
}
