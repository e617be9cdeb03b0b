import { accountPaths } from './paths.ts';

/** The address with this question open; a form refused without scripts returns to it. */
export const questionAddress = (name: string): string => `${accountPaths.account}?open=${name}`;
