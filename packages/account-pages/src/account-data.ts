import type { AccountReader } from '@praxiskit/auth-server';

/** The part of a site's data port that the pages of accounts need. */
export interface AccountData {
  /**
   * Of the visitor of this request: `request.accounts` of `@praxiskit/auth-server`.
   *
   * @throws Error where the page is remembered for all
   */
  accounts(): AccountReader;
}
