import { fill } from '@praxiskit/core';
import { useMessages } from '../messages/use-messages.ts';
import type { Invitation } from '../office-desk.ts';
import { OfficeAction } from './action-form.tsx';
import type { OfficeData } from './data.ts';
import { useDay } from './person-state.tsx';
import { useRoleNames } from './role-names.ts';

/** Somebody who is invited: once more, or no longer. */
export function InvitationPanel({ data, one }: { data: OfficeData; one: Invitation }) {
  const { office } = useMessages();
  const { list } = useRoleNames();
  const day = useDay();
  return (
    <>
      <h2>{one.name}</h2>
      <p className="pk-account-email">{one.email}</p>
      <p>
        {office.roles}: {list(one.roles)}
      </p>
      <p>{fill(office.invited, { when: day(one.expiresAt) })}</p>
      <OfficeAction
        data={data}
        name="resend"
        path={`invitations/${one.id}/resend`}
        nextId=""
        label={office.resend}
      />
      <OfficeAction
        data={data}
        name="withdraw"
        path={`invitations/${one.id}/withdraw`}
        nextId=""
        label={office.withdraw}
      />
    </>
  );
}
