import type { Method } from './session.ts';

/** What counts as a second factor; a passkey is the first, too, since the device asks for its own. */
const strong: readonly Method[] = ['totp', 'recovery-code', 'passkey'];

export const isStrong = (methods: readonly Method[]): boolean =>
  methods.some((method) => strong.includes(method));
