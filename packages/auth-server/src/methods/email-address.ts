import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** Characters that show nothing: they come with what is pasted. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** From their first one alone, or a text of nothing but dots takes seconds. */
const finalDots = /(?<![.。])[.。]+$/;

/**
 * The one form in which an address is stored, compared and counted, however it was typed: in lower case, without
 * invisible characters, full-width letters as plain ones, the domain in ASCII and without final dots. A mail to it
 * reaches the same mailbox.
 */
export function normaliseEmail(email: string): string {
  const plain = email.replace(invisible, '').normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1).replace(finalDots, '');
  // Anything else would be read as part of a web address: a port, a path, an escape.
  if (at === -1 || !/^[\p{L}\p{M}\p{N}._。-]+$/u.test(domain)) return plain;
  return `${plain.slice(0, at)}@${domainToASCII(domain)}`;
}

/**
 * An address that a mail can be sent to: no spaces, control characters or list of addresses, which would alter
 * the mail's head; a host's name behind the @; 254 characters at most (RFC 5321).
 */
export const emailSchema = z
  .string()
  .transform(normaliseEmail)
  .refine(
    (email) =>
      email.length <= 254 && /^[^\s\p{Cc}@<>,;:"\\()[\]]+@[\w-]+(?:\.[\w-]+)*$/u.test(email),
  );
