import { z } from 'zod';

/** As accounts have it: trimmed, in lower case. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

/**
 * An address that a mail can be sent to: no spaces, control characters or list of addresses, which would alter
 * the mail's head; 254 characters at most (RFC 5321).
 */
export const emailSchema = z
  .string()
  .transform(normaliseEmail)
  .refine(
    (email) =>
      email.length <= 254 && /^[^\s\p{Cc}@<>,;:"\\()[\]]+@[^\s\p{Cc}@<>,;:"\\()[\]]+$/u.test(email),
  );
