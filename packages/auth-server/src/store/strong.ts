import type { Method } from './session.ts';

/** What counts as a second factor; a passkey is the first, too, since the device asks for its own. */
const strong: readonly Method[] = ['totp', 'recovery-code', 'passkey'];

/** The others of these methods. */
export const weakOf = <M extends string>(methods: readonly M[]): M[] =>
  methods.filter((method) => !(strong as readonly string[]).includes(method));

export const isStrong = (methods: readonly Method[]): boolean =>
  methods.some((method) => strong.includes(method));
