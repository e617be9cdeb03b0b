/** Days for which signing in undoes a deletion; as the server of accounts has them. */
export const GRACE_DAYS = 14;
