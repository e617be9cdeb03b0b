/** Days during which signing in cancels a deletion; the same as in auth-server. */
export const GRACE_DAYS = 14;
