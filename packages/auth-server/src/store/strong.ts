import type { Method } from './session.ts';

/**
 * The methods that count as a second factor. A passkey counts as both factors, because the device verifies
 * the user.
 */
const strong: readonly Method[] = ['totp', 'recovery-code', 'passkey'];

/** The methods that are not a second factor. */
export const withoutSecondFactors = <M extends string>(methods: readonly M[]): M[] =>
  methods.filter((method) => !(strong as readonly string[]).includes(method));

export const isStrong = (methods: readonly Method[]): boolean =>
  methods.some((method) => strong.includes(method));
