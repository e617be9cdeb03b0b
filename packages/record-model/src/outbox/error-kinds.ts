import type { RecordError } from '../error.ts';

/** By its properties: what else is thrown has none of these codes. */
const read = (error: unknown): Partial<RecordError> => error ?? {};

/** The server may have done it, or not. */
export const isUnanswered = (error: unknown): boolean => read(error).code === 'UNAVAILABLE';

/** The same, or it has not even looked at it: the same may be asked again later. */
export const isPassing = (error: unknown): boolean =>
  isUnanswered(error) || read(error).code === 'THROTTLED';

/** The same, or the session was over: the next one of the same user may ask again. */
export const isOpen = (error: unknown): boolean =>
  isPassing(error) || read(error).code === 'UNAUTHENTICATED';

/** The server has read the body: it does so only where no request with the same key was answered before. */
export const isJudged = (error: unknown): boolean =>
  read(error).status === 422 || read(error).status === 409;

/** Somebody else has saved it meanwhile, or a decision is open. */
export const isStale = (error: unknown): boolean => read(error).code === 'VERSION_STALE';

/** There is no such record for this user, or they may not do this to it. */
export const isMissing = (error: unknown): boolean => read(error).code === 'NOT_FOUND';
