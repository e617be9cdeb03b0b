import type { Layout } from './route.ts';

/**
 * `intern` for everybody who is signed in, otherwise the layout that the route names. A route that
 * names `letter`, `admin` or `step` keeps it [R2.17].
 */
export function layoutFor(named: Layout | null, isSignedIn: boolean): Layout {
  if (named === 'letter' || named === 'admin' || named === 'step') return named;
  if (isSignedIn) return 'intern';
  return named === 'intern' || named === null ? 'default' : named;
}
