import { createHash } from 'node:crypto';

/** The key of a count. It is hashed, so that the table does not show who tried to sign in. */
export const keyOf = (kind: string, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;
