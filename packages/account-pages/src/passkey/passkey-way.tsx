import { Button } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import type { PasskeySignIn } from './use-passkey.ts';

export interface PasskeyWayProps {
  passkey: PasskeySignIn;
  note: string;
}

/** The button that signs in with a passkey; nothing if the device does not support passkeys. */
export function PasskeyWay({ passkey, note }: PasskeyWayProps) {
  const { common } = useMessages();
  if (!passkey.isUnknown && !passkey.isSupported) return null;
  return (
    <div className={passkey.isUnknown ? 'pk-account-awaited' : undefined}>
      <Button
        variant="secondary"
        size="large"
        isBusy={passkey.isBusy}
        onClick={() => void passkey.start()}
      >
        {common.passkey}
      </Button>
      <p className="pk-account-note">{note}</p>
    </div>
  );
}
