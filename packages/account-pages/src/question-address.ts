import { accountPaths } from './paths.ts';

/** Where a question of the account page is open; a form that is refused without scripts comes back there. */
export const questionAddress = (name: string): string => `${accountPaths.account}?open=${name}`;
