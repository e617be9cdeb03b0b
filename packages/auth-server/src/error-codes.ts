export type AuthServerErrorCode =
  | 'UNAUTHENTICATED'
  | 'CSRF'
  | 'NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'CONFIGURATION';
