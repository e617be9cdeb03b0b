import { normaliseEmail } from '@praxiskit/pages';

/** Text, one @, and a name with a dot. Mail servers themselves refuse all other invalid addresses. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(normaliseEmail(text));
