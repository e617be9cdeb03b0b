import type { WaitingRole } from '@praxiskit/auth-server';
import { fill } from '@praxiskit/core';
import { Button } from '@praxiskit/ui-kit';
import { useEffect } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { AccountFields } from './account-fields.tsx';
import type { Decision, GrantsData } from './grants-data.ts';
import { useRoleNames } from './role-names.ts';
import { useStepUpForm } from './use-step-up-form.ts';

export interface DecisionFormProps {
  data: GrantsData;
  grant: WaitingRole;
  decision: Decision;
  /** Another user has decided already, or the role request has expired. */
  onGone(): void;
}

/** The message on the next page, in the state of the navigation, which is not sent to the server. */
export interface DecidedRole {
  readonly role: string;
  readonly person: string;
}

/**
 * One of the two answers. Each has its own form: a passkey prompt submits its form without a button, and must
 * not submit the other one.
 */
export function DecisionForm({ data, grant, decision, onGone }: DecisionFormProps) {
  const { grants } = useMessages();
  const { nameOf } = useRoleNames();
  const { accountId, name: person, role } = grant;
  const name = `${decision}-${accountId}-${role}`;
  const doneAddress = `${accountPaths.grants}?done=${decision}`;
  const form = useStepUpForm({
    page: data,
    name,
    path: `accounts/${accountId}/roles/${decision}`,
    doneAddress,
    doneState: { role, person } satisfies DecidedRole,
    ownsFailure: data.open === name,
    callbackUrl: `${doneAddress}&open=${name}`,
  });
  const isGone = form.failure?.reason === 'Unknown';
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  const label = grants[`${decision}For`];
  return (
    <form {...form.props} className="pk-account-form">
      <AccountFields form={form} data={data} />
      <input type="hidden" name="roles" value={role} />
      <div>
        <Button
          type="submit"
          variant={decision === 'confirm' ? 'primary' : 'secondary'}
          isBusy={form.busyPath !== null}
          aria-label={fill(label, { role: nameOf(role), name: person })}
        >
          {grants[decision]}
        </Button>
      </div>
    </form>
  );
}
