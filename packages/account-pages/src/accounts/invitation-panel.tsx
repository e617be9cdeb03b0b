import type { ShownInvitation } from '@praxiskit/auth-server';
import { fill } from '@praxiskit/core';
import { useMessages } from '../messages/use-messages.ts';
import { AdminAction } from './action-form.tsx';
import type { AccountsData } from './data.ts';
import { useDay } from './person-state.tsx';
import { useRoleNames } from './role-names.ts';

/** An invitation: send it again, or withdraw it. */
export function InvitationPanel({ data, one }: { data: AccountsData; one: ShownInvitation }) {
  const { accounts } = useMessages();
  const { list } = useRoleNames();
  const day = useDay();
  return (
    <>
      <h2>{one.name}</h2>
      <p className="pk-account-email">{one.email}</p>
      <p>
        {accounts.roles}: {list(one.roles)}
      </p>
      <p>{fill(accounts.invited, { when: day(one.expiresAt) })}</p>
      <AdminAction
        data={data}
        name="resend"
        path={`invitations/${one.id}/resend`}
        nextId=""
        label={accounts.resend}
      />
      <AdminAction
        data={data}
        name="withdraw"
        path={`invitations/${one.id}/withdraw`}
        nextId=""
        label={accounts.withdraw}
      />
    </>
  );
}
