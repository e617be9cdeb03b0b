import type { PageSession } from '@praxiskit/pages';
import { useSession } from '@praxiskit/pages/react';
import { useMemo } from 'react';
import type { StaffUser } from '../staff-page.ts';

interface NamedSession extends PageSession {
  readonly user: {
    readonly name: string;
    readonly data: { readonly id: string };
  } & PageSession['user'];
}

/** The signed-in user, the same object until it is another one; all of it is empty for a guest. */
export function useUser(): StaffUser {
  const user = useSession<NamedSession>()?.user;
  const { id = '', roles = [] } = user?.data ?? {};
  const name = user?.name ?? '';
  // A session that is read again is another object.
  const all = roles.join(' ');
  return useMemo(() => ({ id, name, roles: all === '' ? [] : all.split(' ') }), [id, name, all]);
}
