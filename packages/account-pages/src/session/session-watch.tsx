import { useSession } from '@praxiskit/pages/react';
import { lazy, Suspense } from 'react';
import type { SessionWatchProps } from './watch.tsx';

// Guests have no session to watch.
const Watch = lazy(() => import('./watch.tsx').catch(withoutWatch));

/**
 * For whoever is signed in: asks two minutes before the session ends, saves what is unsaved, and leads to
 * the sign-in once it has ended. Nothing for a guest.
 */
export function SessionWatch(props: SessionWatchProps) {
  const userId = useSession()?.user.data.id;
  if (userId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Watch key={userId} {...props} userId={userId} />
    </Suspense>
  );
}

/** The session ends on the server all the same: the page must not be lost with its watch. */
function withoutWatch(error: unknown) {
  console.error(error);
  return { default: () => null };
}
