/** The present secret, which signs and encrypts, then the former ones, which only verify and decrypt. */
export type Secrets = readonly [string, ...string[]];
