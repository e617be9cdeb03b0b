import { Button } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { Protection } from '../form/protection.tsx';
import { accountPaths } from '../paths.ts';

export interface LeaveFormProps {
  csrfToken: string;
  children: ReactNode;
}

/** Leaves a step: cancels the sign-in in progress, also without scripts. */
export function LeaveForm({ csrfToken, children }: LeaveFormProps) {
  return (
    <form method="post" action="/api/auth/signout">
      <Protection csrfToken={csrfToken} callbackUrl={accountPaths.signIn} />
      <Button type="submit" variant="quiet">
        {children}
      </Button>
    </form>
  );
}
