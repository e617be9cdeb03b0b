import type { AccountReader } from '@praxiskit/auth-server';

/** The part of the site's data that the account pages need. */
export interface AccountData {
  /**
   * Of the visitor of this request: `request.accounts` of `@praxiskit/auth-server`.
   *
   * @throws Error where the page is remembered for all
   */
  accounts(): AccountReader;
}
