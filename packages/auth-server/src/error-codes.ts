/**
 * UNAUTHENTICATED    401: the route needs a signed-in user
 * CSRF               403: a page of another site caused the request
 * OTHER_HOST         403: the same, by a page of this server at another host than the site's own
 * NOT_FOUND          404: the route is for other roles, or has no access rule
 * TOO_MANY_REQUESTS  429
 * UNAVAILABLE        503: a store cannot be reached, or too many sign-ins wait
 * CONFIGURATION      stops the start: a secret or a route is invalid
 */
export type AuthServerErrorCode =
  | 'UNAUTHENTICATED'
  | 'CSRF'
  | 'OTHER_HOST'
  | 'NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'CONFIGURATION';
