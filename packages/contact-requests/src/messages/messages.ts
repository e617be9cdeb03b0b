import { de } from './de.ts';
import { en } from './en.ts';

export type { ProblemText, RequestMessages } from './request-messages.ts';

/** By language; a site may change them. */
export const requestMessages = { de, en };
