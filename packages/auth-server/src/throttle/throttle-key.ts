import { createHash } from 'node:crypto';

/** The name of a count. Hashed, so that the table does not tell who tried to sign in. */
export const keyOf = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
