import type { Layout } from './route.ts';

/**
 * `intern` for every signed-in user, otherwise the layout of the route. A route with `letter`,
 * `admin` or `step` keeps it [R2.17].
 */
export function layoutFor(named: Layout | null, isSignedIn: boolean): Layout {
  if (named === 'letter' || named === 'admin' || named === 'step') return named;
  if (isSignedIn) return 'intern';
  return named === 'intern' || named === null ? 'default' : named;
}
