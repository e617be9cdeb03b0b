import { accountPaths } from './paths.ts';

/** Where a question of the account page is open; a form that is refused without scripts comes back there. */
export const questionAddress = (name: string): string => `${accountPaths.account}?open=${name}`;

/** Where the account page says that something was done elsewhere. */
export const doneAddress = (done: 'account-kept' | 'email-changed'): string =>
  `${accountPaths.account}?done=${done}`;
