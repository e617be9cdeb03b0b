import { useSession } from '@praxiskit/pages/react';
import { lazy, Suspense } from 'react';
import type { SessionWatchProps } from './watch.tsx';

// Guests have no session to watch.
const Watch = lazy(() => import('./watch.tsx').catch(withoutWatch));

/**
 * For signed-in users: asks two minutes before the session ends, saves unsaved edits, and opens the sign-in
 * page once it has ended. Nothing for a guest.
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

/** Without this script the session still ends on the server, and the page must not be lost. */
function withoutWatch(error: unknown) {
  console.error(error);
  return { default: () => null };
}
