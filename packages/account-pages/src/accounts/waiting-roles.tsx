import { fill } from '@praxiskit/core';
import type { Payload } from '@praxiskit/pages';
import { Link } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import type { WaitingData } from './read-grants.ts';

/** Also the props of a page whose payload is `waitingRoles`. */
export type WaitingRolesProps = Payload<WaitingData>;

/** A link to the roles that wait for a second person; nothing if there are none. */
export function WaitingRoles({ data: { waiting } }: WaitingRolesProps) {
  const { grants } = useMessages();
  if (waiting === 0) return null;
  return (
    <p>
      {waiting === 1 ? grants.waitingOne : fill(grants.waiting, { count: waiting })}{' '}
      <Link href={accountPaths.grants}>{grants.look}</Link>
    </p>
  );
}
