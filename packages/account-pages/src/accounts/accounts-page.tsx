import type { PeopleQuery } from '@praxiskit/auth-server';
import { fill } from '@praxiskit/core';
import type { Payload } from '@praxiskit/pages';
import { Button, Field, Input, Link } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import type { AccountsData } from './data.ts';
import { Done } from './done.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationPanel } from './invitation-panel.tsx';
import { KeptLanguage } from './kept-language.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonPanel } from './person-panel.tsx';
import { accountsAddress } from './state.ts';

export function Component({ data }: Payload<AccountsData>) {
  const { accounts } = useMessages();
  const { state, next } = data;
  const { group, q, after, id } = state;
  return (
    <div className="pk-accounts" data-detail={id !== '' || undefined} data-reveal-off="">
      <div className="pk-accounts-list">
        <header className="pk-accounts-head">
          <h1>{accounts.title}</h1>
          <Groups data={data} />
        </header>
        <Done data={data} of={['resend']} />
        <search>
          <form action={accountPaths.accounts} className="pk-accounts-search">
            <KeptLanguage />
            {group === 'others' ? <input type="hidden" name="list" value="patients" /> : null}
            <Field label={accounts.search}>
              <Input key={q} name="q" type="search" defaultValue={q} autoComplete="off" />
            </Field>
            <Button type="submit" variant="secondary">
              {accounts.find}
            </Button>
            {q === '' ? null : <Link href={accountsAddress({ group })}>{accounts.all}</Link>}
          </form>
        </search>
        <PeopleTable data={data} />
        <p className="pk-account-actions">
          {after === '' ? null : <Link href={accountsAddress({ group, q })}>{accounts.first}</Link>}
          {next === null ? null : (
            <Link href={accountsAddress({ group, q, after: next })}>{accounts.more}</Link>
          )}
        </p>
        {group === 'team' ? <InvitationForm data={data} /> : null}
        <p className="pk-account-quiet">{accounts.closed}</p>
        <p className="pk-account-quiet">{accounts.noLetters}</p>
      </div>
      {id === '' ? null : <Panel key={`${id} ${state.open}`} data={data} />}
    </div>
  );
}

function Groups({ data: { counts, state } }: { data: AccountsData }) {
  const { accounts } = useMessages();
  const groups: readonly PeopleQuery['group'][] = ['team', 'others'];
  return (
    <nav aria-label={accounts.navigation} className="pk-accounts-groups">
      {groups.map((group) => (
        <Link
          key={group}
          href={accountsAddress({ group, q: state.q })}
          variant="plain"
          aria-current={group === state.group ? 'page' : undefined}
        >
          {fill(accounts[group], { count: counts[group] })}
        </Link>
      ))}
    </nav>
  );
}

function Panel({ data }: { data: AccountsData }) {
  const { accounts } = useMessages();
  const { person, invitations, state } = data;
  const invitation = invitations.find(({ id }) => id === state.id);
  return (
    <aside
      className="pk-accounts-panel"
      aria-label={person?.name ?? invitation?.name ?? accounts.title}
    >
      <p>
        <Link href={accountsAddress({ ...state, id: '', open: '', done: '' })}>
          {accounts.back}
        </Link>
      </p>
      {person ? <PersonPanel data={data} person={person} /> : null}
      {invitation ? <InvitationPanel data={data} one={invitation} /> : null}
      {person || invitation ? null : <p>{accounts.unknownPerson}</p>}
    </aside>
  );
}
