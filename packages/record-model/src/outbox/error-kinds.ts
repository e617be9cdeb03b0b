import type { RecordError } from '../error.ts';

/** By properties: other thrown values have none of these codes. */
const read = (error: unknown): Partial<RecordError> => error ?? {};

/** The server may have done it, or not. */
export const isUnanswered = (error: unknown): boolean => read(error).code === 'UNAVAILABLE';

/** The same, or the server has refused without reading it: the request may be repeated later. */
export const isTemporary = (error: unknown): boolean =>
  isUnanswered(error) || read(error).code === 'THROTTLED';

/** The same, or the session was over: the user's next session may repeat it. */
export const isRepeatable = (error: unknown): boolean =>
  isTemporary(error) || read(error).code === 'UNAUTHENTICATED';

/**
 * The server has read the body: it does that only if no request with the same key was answered
 * before.
 */
export const isBodyRead = (error: unknown): boolean =>
  read(error).status === 422 || read(error).status === 409;

/** Another user has saved the record meanwhile, or a decision is open. */
export const isStale = (error: unknown): boolean => read(error).code === 'VERSION_STALE';

/** There is no such record for this user, or they may not do this to it. */
export const isMissing = (error: unknown): boolean => read(error).code === 'NOT_FOUND';
