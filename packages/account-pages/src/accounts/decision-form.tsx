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

/** Of `DecisionForm`. */
export interface DecisionFormProps {
  data: GrantsData;
  grant: WaitingRole;
  decision: Decision;
  /** Somebody else has decided about it, or it has expired. */
  onGone(): void;
}

/** What the page says then: state of the navigation, which no server is sent. */
export interface DecidedRole {
  readonly role: string;
  readonly person: string;
}

/**
 * One answer. Each has a form of its own: where a passkey is asked for in place the form goes on without a
 * button, and must not do the other.
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
    isTold: data.open === name,
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
