import { normaliseEmail } from '@praxiskit/pages';

/** Something, one @, and a name with a dot: what mail servers refuse is told by them. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(normaliseEmail(text));
