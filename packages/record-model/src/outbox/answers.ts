import { RecordError } from '../error.ts';

/** The server may have done it, or not. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof RecordError && error.code === 'UNAVAILABLE';

/** The same, or the session was over: the next one of the same user may ask again. */
export const isOpen = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof RecordError && error.code === 'UNAUTHENTICATED');

/** The server has read the body: it does so only where no request with the same key was answered before. */
export const isJudged = (error: unknown): boolean =>
  error instanceof RecordError && (error.status === 422 || error.status === 409);

/** There is no such record for this user, or they may not do this to it. */
export const isMissing = (error: unknown): boolean =>
  error instanceof RecordError && error.code === 'NOT_FOUND';
