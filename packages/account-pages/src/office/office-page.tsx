import { fill } from '@praxiskit/core';
import type { Payload } from '@praxiskit/pages';
import { Button, Field, Input, Link } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import type { PeopleGroup } from '../office-desk.ts';
import { accountPaths } from '../paths.ts';
import type { OfficeData } from './data.ts';
import { Done } from './done.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationPanel } from './invitation-panel.tsx';
import { KeptLanguage } from './kept-language.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonPanel } from './person-panel.tsx';
import { officeAddress } from './state.ts';

/** Accounts: a list, and the panel of the one that is chosen. */
export function Component({ data }: Payload<OfficeData>) {
  const { office } = useMessages();
  const { state, next } = data;
  const { group, q, after, id } = state;
  return (
    <div className="pk-office" data-detail={id !== '' || undefined} data-reveal-off="">
      <div className="pk-office-list">
        <header className="pk-office-head">
          <h1>{office.title}</h1>
          <Groups data={data} />
        </header>
        <Done data={data} of={['resend']} />
        <search>
          <form action={accountPaths.accounts} className="pk-office-search">
            <KeptLanguage />
            {group === 'others' ? <input type="hidden" name="list" value="patients" /> : null}
            <Field label={office.search}>
              <Input key={q} name="q" type="search" defaultValue={q} autoComplete="off" />
            </Field>
            <Button type="submit" variant="secondary">
              {office.find}
            </Button>
            {q === '' ? null : <Link href={officeAddress({ group })}>{office.all}</Link>}
          </form>
        </search>
        <PeopleTable data={data} />
        <p className="pk-account-actions">
          {after === '' ? null : <Link href={officeAddress({ group, q })}>{office.first}</Link>}
          {next === null ? null : (
            <Link href={officeAddress({ group, q, after: next })}>{office.more}</Link>
          )}
        </p>
        {group === 'team' ? <InvitationForm data={data} /> : null}
        <p className="pk-account-quiet">{office.closed}</p>
        <p className="pk-account-quiet">{office.noLetters}</p>
      </div>
      {id === '' ? null : <Panel key={`${id} ${state.open}`} data={data} />}
    </div>
  );
}

function Groups({ data: { counts, state } }: { data: OfficeData }) {
  const { office } = useMessages();
  const groups: readonly PeopleGroup[] = ['team', 'others'];
  return (
    <nav aria-label={office.navigation} className="pk-office-groups">
      {groups.map((group) => (
        <Link
          key={group}
          href={officeAddress({ group, q: state.q })}
          variant="plain"
          aria-current={group === state.group ? 'page' : undefined}
        >
          {fill(office[group], { count: counts[group] })}
        </Link>
      ))}
    </nav>
  );
}

function Panel({ data }: { data: OfficeData }) {
  const { office } = useMessages();
  const { person, invitations, state } = data;
  const invitation = invitations.find(({ id }) => id === state.id);
  return (
    <aside
      className="pk-office-panel"
      aria-label={person?.name ?? invitation?.name ?? office.title}
    >
      <p>
        <Link href={officeAddress({ ...state, id: '', open: '', done: '' })}>{office.back}</Link>
      </p>
      {person ? <PersonPanel data={data} person={person} /> : null}
      {invitation ? <InvitationPanel data={data} one={invitation} /> : null}
      {person || invitation ? null : <p>{office.unknownPerson}</p>}
    </aside>
  );
}
