/** The one chain, in order. */
export const migrations = [];
