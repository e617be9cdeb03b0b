import type { PageSession } from '@praxiskit/pages';
import { useSession } from '@praxiskit/pages/react';

interface NamedSession extends PageSession {
  readonly user: {
    readonly name: string;
    readonly data: { readonly id: string };
  } & PageSession['user'];
}

/** The signed-in user; both are empty for a guest. */
export function useUser(): { id: string; name: string } {
  const user = useSession<NamedSession>()?.user;
  return { id: user?.data.id ?? '', name: user?.name ?? '' };
}
