import type { WaitingRole } from '@praxiskit/auth-server';
import { fill } from '@praxiskit/core';
import type { Payload } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { Alert, Link } from '@praxiskit/ui-kit';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { createWhen } from '../account/when.ts';
import { setUpAddress } from '../app/set-up-address.ts';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { type DecidedRole, DecisionForm } from './decision-form.tsx';
import type { Decision, GrantsData } from './grants-data.ts';
import { useDay } from './person-state.tsx';
import { useRoleNames } from './role-names.ts';

/** Pending roles: for whom, which role, given by whom and when; with the two answers. */
export function Component({ data }: Payload<GrantsData>) {
  const { grants, accounts } = useMessages();
  const { waiting, done, factors, isProved } = data;
  const [search] = useSearchParams();
  // After a form without scripts: its role is no longer in the list.
  const isGone = search.get('error') === 'Unknown';
  const canDecide = waiting.some(({ own }) => own === null);
  return (
    <div className="pk-accounts pk-accounts-grants" data-reveal-off="">
      <div className="pk-accounts-list">
        <header className="pk-accounts-head">
          <h1>{grants.title}</h1>
        </header>
        {done === '' ? null : (
          <Alert kind="positive" isBoxed focusKey={data}>
            <Decided done={done} />
          </Alert>
        )}
        {isGone ? <Alert isBoxed>{grants.gone}</Alert> : null}
        <p>{grants.lead}</p>
        {waiting.length === 0 ? <p>{grants.none}</p> : null}
        {canDecide && !factors.hasSecondFactor ? (
          <p>
            {grants.factorMissing}{' '}
            <Link href={setUpAddress(accountPaths.grants)}>{accounts.factorSetUp}</Link>
          </p>
        ) : null}
        {canDecide && factors.hasSecondFactor && !isProved ? <p>{grants.proof}</p> : null}
        {waiting.map((grant) => (
          <Grant key={`${grant.accountId} ${grant.role}`} data={data} grant={grant} />
        ))}
      </div>
    </div>
  );
}

/** The name is known only with scripts: no address contains names. */
function Decided({ done }: { done: Decision }) {
  const { grants } = useMessages();
  const { nameOf } = useRoleNames();
  const { state } = useLocation();
  const { role, person } = (state ?? {}) as Partial<DecidedRole>;
  if (!role || !person) return grants[`done_${done}`];
  return fill(grants[`done_${done}_for`], { role: nameOf(role), name: person });
}

function Grant({ data, grant }: { data: GrantsData; grant: WaitingRole }) {
  const { grants } = useMessages();
  const { nameOf, opens } = useRoleNames();
  const { locale } = useSite();
  const day = useDay();
  const { accountId, name, email, role, giver, createdAt, expiresAt, own, isLocked } = grant;
  const [isGone, setIsGone] = useState(false);
  const onGone = useCallback(() => setIsGone(true), []);
  const headingId = `role-${accountId}-${role}`;
  const when = createWhen(data.now, locale).dayAndTime(createdAt);
  return (
    <section className="pk-accounts-part" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {name}: {nameOf(role)}
      </h2>
      <p className="pk-account-email">{email}</p>
      <p>{opens(role)}</p>
      {isLocked ? <Alert isBoxed>{grants.locked}</Alert> : null}
      <p>{fill(grants.given, { who: giver, when, until: day(expiresAt) })}</p>
      {isGone ? <Alert isBoxed>{grants.gone}</Alert> : null}
      {own === null ? (
        <div hidden={isGone || !data.factors.hasSecondFactor}>
          <p className="pk-account-quiet">{grants.check}</p>
          <div className="pk-accounts-answers">
            <DecisionForm data={data} grant={grant} decision="confirm" onGone={onGone} />
            <DecisionForm data={data} grant={grant} decision="refuse" onGone={onGone} />
          </div>
        </div>
      ) : (
        <p>{own === 'giver' ? grants.ownGiver : grants.ownOwner}</p>
      )}
    </section>
  );
}
