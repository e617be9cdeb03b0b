import type { Payload } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { Alert, Link } from '@praxiskit/ui-kit';
import { createWhen } from '../account/when.ts';
import type { WaitingRole } from '../grant-desk.ts';
import { fillText } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { DecisionForm } from './decision-form.tsx';
import type { GrantsData } from './grants-data.ts';
import { useDay } from './person-state.tsx';
import { useRoleNames } from './role-names.ts';

/** Guarded roles that wait: who, which, given by whom and when; and the two answers. */
export function Component({ data }: Payload<GrantsData>) {
  const { grants, office } = useMessages();
  const { waiting, done, factors, isProved } = data;
  const canDecide = waiting.some(({ own }) => own === null);
  return (
    <div className="pk-office" data-reveal-off="">
      <div className="pk-office-list">
        <header className="pk-office-head">
          <h1>{grants.title}</h1>
        </header>
        {done === '' ? null : (
          <Alert kind="positive" isBoxed focusKey={data}>
            {grants[`done_${done}`]}
          </Alert>
        )}
        <p>{grants.lead}</p>
        {waiting.length === 0 ? <p>{grants.none}</p> : null}
        {canDecide && !factors.hasSecondFactor ? (
          <p>
            {grants.factorMissing} <Link href={accountPaths.account}>{office.factorSetUp}</Link>
          </p>
        ) : null}
        {canDecide && factors.hasSecondFactor && !isProved ? <p>{grants.proof}</p> : null}
        {waiting.map((grant) => (
          <Grant key={`${grant.accountId} ${grant.role}`} {...{ data, grant }} />
        ))}
      </div>
    </div>
  );
}

function Grant({ data, grant }: { data: GrantsData; grant: WaitingRole }) {
  const { grants } = useMessages();
  const { nameOf, opens } = useRoleNames();
  const { locale } = useSite();
  const day = useDay();
  const { accountId, name, email, role, giver, createdAt, expiresAt, own } = grant;
  const headingId = `role-${accountId}-${role}`;
  const when = createWhen(data.now, locale).dayAndTime(createdAt);
  return (
    <section className="pk-office-part" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {name}: {nameOf(role)}
      </h2>
      <p className="pk-account-email">{email}</p>
      <p>{opens(role)}</p>
      <p>{fillText(grants.given, { who: giver, when, until: day(expiresAt) })}</p>
      {own === null ? (
        <>
          <p className="pk-account-quiet">{grants.check}</p>
          <DecisionForm {...{ data, grant, decision: 'confirm' }} />
          <DecisionForm {...{ data, grant, decision: 'refuse' }} />
        </>
      ) : (
        <p>{own === 'giver' ? grants.ownGiver : grants.ownOwner}</p>
      )}
    </section>
  );
}
