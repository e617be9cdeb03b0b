/** The secret that signs and seals, then those before it, which only read what they have written. */
export type Secrets = readonly [string, ...string[]];
