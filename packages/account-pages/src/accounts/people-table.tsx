import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { createWhen } from '../account/when.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { AccountsData } from './data.ts';
import { PersonState, useDay } from './person-state.tsx';
import { useRoleNames } from './role-names.ts';
import { accountsAddress } from './state.ts';

/** All accounts; invited users come first. A name opens its panel. */
export function PeopleTable({ data }: { data: AccountsData }) {
  const { accounts } = useMessages();
  const { locale } = useSite();
  const roles = useRoleNames();
  const day = useDay();
  const when = createWhen(data.now, locale);
  const { people, invitations, state } = data;
  if (people.length + invitations.length === 0) return <p>{accounts.none}</p>;
  const heads = [
    accounts.name,
    accounts.email,
    accounts.roles,
    accounts.factor,
    accounts.last,
    accounts.state,
  ];
  return (
    <table className="pk-accounts-table">
      <caption className="sr-only">{accounts.title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invitations.map((one) => (
          <Row
            key={one.id}
            one={one}
            state={state}
            roles={roles.list(one.roles)}
            factor="–"
            last="–"
          >
            <strong>{fill(accounts.invitedUntil, { when: day(one.expiresAt) })}</strong>
          </Row>
        ))}
        {people.map((one) => (
          <Row
            key={one.id}
            one={one}
            state={state}
            roles={roles.list(one.roles)}
            factor={one.hasSecondFactor ? accounts.yes : accounts.no}
            last={one.signedInAt === null ? '–' : when.short(one.signedInAt)}
          >
            <PersonState person={one} />
          </Row>
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  one: { readonly id: string; readonly name: string; readonly email: string };
  state: AccountsData['state'];
  roles: string;
  factor: string;
  last: string;
  children: ReactNode;
}

function Row({ one, state, roles, factor, last, children }: RowProps) {
  const { accounts } = useMessages();
  const isOpen = state.id === one.id;
  const href = accountsAddress({ ...state, id: one.id, open: '', done: '' });
  return (
    <tr data-chosen={isOpen || undefined}>
      <th scope="row">
        <Link href={href} variant="plain" aria-current={isOpen || undefined}>
          {one.name}
        </Link>
      </th>
      <td className="pk-account-email">{one.email}</td>
      <td>{roles}</td>
      <td data-label={accounts.factor}>{factor}</td>
      <td data-label={accounts.last}>{last}</td>
      <td>{children}</td>
    </tr>
  );
}
