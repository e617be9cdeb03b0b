import { Button } from '@praxiskit/ui-kit';
import type { AccountForm } from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PasskeyWay } from '../passkey/passkey-way.tsx';
import type { PasskeySignIn } from '../passkey/use-passkey.ts';

export interface OtherWaysProps {
  form: AccountForm;
  passkey: PasskeySignIn;
}

/**
 * Other ways to sign in. The link button sends the same form to another address, with the e-mail address in
 * it.
 */
export function OtherWays({ form, passkey }: OtherWaysProps) {
  const { login } = useMessages();
  return (
    <div className="pk-account-ways">
      <p className="pk-account-quiet">{login.otherWays}</p>
      <div className="pk-account-pair">
        <div>
          <Button
            type="submit"
            variant="secondary"
            size="large"
            formAction="/api/auth/signin/email"
            isBusy={form.busyPath === 'signin/email'}
          >
            {login.link}
          </Button>
          <p className="pk-account-note">{login.linkHelp}</p>
        </div>
        <PasskeyWay passkey={passkey} note={login.passkeyHelp} />
      </div>
    </div>
  );
}
