import { useMayLeave } from '@praxiskit/pages/react';
import { Alert, Button } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { Protection } from '../form/protection.tsx';
import { useAccountClient } from '../form/use-account-client.ts';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';

export interface SignOutFormProps {
  csrfToken: string;
  describedBy: string;
}

/** Ends the session of this browser; saves unsaved edits first. */
export function SignOutForm({ csrfToken, describedBy }: SignOutFormProps) {
  const { account } = useMessages();
  const client = useAccountClient();
  const mayLeave = useMayLeave();
  const [state, setState] = useState<'quiet' | 'busy' | 'failed'>('quiet');
  async function signOut() {
    if (!(await mayLeave())) return;
    setState('busy');
    if (!(await client().logout()).ok) setState('failed');
  }
  return (
    <form
      method="post"
      action="/api/auth/signout"
      className="pk-account-action"
      onSubmit={(event) => {
        event.preventDefault();
        void signOut();
      }}
    >
      {state === 'failed' ? (
        <Alert kind="danger" isUrgent isBoxed>
          {account.signOutFailed}
        </Alert>
      ) : null}
      <Protection csrfToken={csrfToken} callbackUrl={accountPaths.signIn} />
      <Button
        type="submit"
        variant="quiet"
        aria-describedby={describedBy}
        isBusy={state === 'busy'}
      >
        {account.endOne}
      </Button>
    </form>
  );
}
