import type { Layout } from '../contract.ts';

/** `intern` for whoever is signed in, but a letter stays a letter and the staff's area what it is. */
export function layoutFor(named: Layout | null, isSignedIn: boolean): Layout {
  if (named === 'letter' || named === 'admin') return named;
  if (isSignedIn) return 'intern';
  return named === 'intern' || named === null ? 'default' : named;
}
