import type { ShownPerson } from '@praxiskit/auth-server';
import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { Alert, Button, Link } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { createWhen } from '../account/when.ts';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { AccountFields } from './account-fields.tsx';
import { AdminAction } from './action-form.tsx';
import { AskedAction } from './asked-action.tsx';
import type { AccountsData } from './data.ts';
import { Done, type DoneName } from './done.tsx';
import { PersonState, useDay } from './person-state.tsx';
import { useRoleNames } from './role-names.ts';
import { RolesField } from './roles-field.tsx';
import { useAdminForm } from './use-admin-form.ts';

interface PartProps {
  data: AccountsData;
  person: ShownPerson;
}

const others: readonly DoneName[] = ['end', 'reset', 'lock', 'unlock'];

/** One account: its roles, its sessions, and the actions on it. */
export function PersonPanel({ data, person }: PartProps) {
  const { accounts } = useMessages();
  const day = useDay();
  const { sessions, isOwn } = person;
  // The pending roles say more than a success message.
  const isWaiting = person.waiting.length > 0;
  const count = sessions.length;
  const open =
    count === 0
      ? accounts.devicesNone
      : count === 1
        ? accounts.devicesOne
        : fill(accounts.devices, { count });
  return (
    <>
      <p className="pk-account-quiet">
        {fill(accounts.since, { when: day(person.createdAt) })}, {open}
      </p>
      <h2>{person.name}</h2>
      <p className="pk-account-email">{person.email}</p>
      <p>
        <PersonState person={person} />
      </p>
      <Done data={data} of={isWaiting ? others : ['roles', ...others]} />
      <RolesForm key={[...person.roles, ...person.waiting].join(' ')} data={data} person={person} />
      <Devices data={data} person={person} />
      {isOwn ? (
        <p>
          {accounts.ownDevices} <Link href={accountPaths.account}>{accounts.ownLink}</Link>
        </p>
      ) : (
        <Closing data={data} person={person} />
      )}
      <p>
        <Link href={`${accountPaths.audit}?who=${encodeURIComponent(person.email)}`}>
          {accounts.audit}
        </Link>
      </p>
    </>
  );
}

function RolesForm({ data, person }: PartProps) {
  const { accounts } = useMessages();
  const name = 'roles';
  const form = useAdminForm({ data, name, path: `accounts/${person.id}/roles` });
  return (
    <form {...form.props} className="pk-account-form">
      <RolesField
        data={data}
        id="roles"
        isDisabled={person.isOwn}
        current={[...person.roles, ...person.waiting]}
        chosen={data.typed.email === undefined ? data.typed.roles : undefined}
      />
      <Waiting data={data} person={person} />
      {person.isOwn ? null : (
        <>
          <AccountFields form={form} data={data} />
          <div>
            <Button type="submit" variant="secondary" isBusy={form.busyPath !== null}>
              {accounts.rolesSave}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

/** Pending roles, and who can confirm them. */
function Waiting({ data, person }: PartProps): ReactNode {
  const { accounts, grants } = useMessages();
  const { nameOf } = useRoleNames();
  const own = person.waiting.filter((role) => person.isOwn || data.givenByOwn.includes(role));
  const rest = person.waiting.filter((role) => !own.includes(role));
  const say = (text: string, roles: readonly string[]) =>
    fill(text, { roles: roles.map(nameOf).join(', ') });
  if (person.waiting.length === 0) return null;
  const content = (
    <>
      {own.length > 0 ? <p>{say(accounts.rolesWaitOwn, own)}</p> : null}
      {rest.length > 0 ? (
        <p>
          {say(accounts.rolesWait, rest)} <Link href={accountPaths.grants}>{grants.look}</Link>
        </p>
      ) : null}
    </>
  );
  if (data.state.done !== 'roles') return content;
  return (
    <Alert kind="info" isBoxed focusKey={data}>
      {content}
    </Alert>
  );
}

function Devices({ data, person }: PartProps): ReactNode {
  const { accounts } = useMessages();
  const { locale } = useSite();
  const when = createWhen(data.now, locale);
  if (person.sessions.length === 0) return null;
  return (
    <section aria-labelledby="signed-in" className="pk-accounts-lines">
      <h3 id="signed-in">{accounts.signedIn}</h3>
      <ul>
        {person.sessions.map(({ device, activeAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no name of their own here
          <li key={index}>
            {device} <span className="pk-account-quiet">{when.short(activeAt)}</span>
          </li>
        ))}
      </ul>
      {person.isOwn ? null : (
        <AdminAction
          data={data}
          name="end"
          path={`accounts/${person.id}/sessions/end`}
          label={accounts.endAll}
        />
      )}
    </section>
  );
}

/** Resets the password, and locks or unlocks the account. */
function Closing({ data, person }: PartProps) {
  const { accounts } = useMessages();
  const day = useDay();
  const path = `accounts/${person.id}`;
  return (
    <div className="pk-accounts-closing">
      {person.disabledAt === null && !person.passwordChange ? (
        <AskedAction
          data={data}
          name="reset"
          path={`${path}/password/reset`}
          opener={accounts.reset}
          text={accounts.resetText}
          label={accounts.resetSubmit}
        />
      ) : null}
      {person.disabledAt === null ? (
        <AskedAction
          data={data}
          name="lock"
          path={`${path}/state`}
          fields={{ disabled: 'true' }}
          opener={accounts.lock}
          text={accounts.lockText}
          label={accounts.lockSubmit}
        />
      ) : (
        <>
          <p>{fill(accounts.lockedSince, { when: day(person.disabledAt) })}</p>
          <AdminAction
            data={data}
            name="unlock"
            path={`${path}/state`}
            fields={{ disabled: 'false' }}
            label={accounts.unlock}
          />
        </>
      )}
    </div>
  );
}
