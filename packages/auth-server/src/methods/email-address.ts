import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** Invisible characters: they come with pasted text. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Anchored at the first one: otherwise a text of many dots takes seconds. */
const finalDots = /(?<![.。])[.。]+$/;

/**
 * The canonical form of an address, for storing, comparing and counting: lower case, no invisible characters,
 * full-width letters as plain ones, the domain in ASCII and without final dots. A mail to it reaches the same
 * mailbox.
 */
export function normaliseEmail(email: string): string {
  const plain = email.replace(invisible, '').normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1).replace(finalDots, '');
  // Other characters would be parsed as parts of a web address: a port, a path, an escape.
  if (at === -1 || !/^[\p{L}\p{M}\p{N}._。-]+$/u.test(domain)) return plain;
  return `${plain.slice(0, at)}@${domainToASCII(domain)}`;
}

/**
 * A valid address for a mail: no spaces, control characters or address lists, which could change the mail's
 * headers; a host name after the @; at most 254 characters (RFC 5321).
 */
export const emailSchema = z
  .string()
  .transform(normaliseEmail)
  .refine(
    (email) =>
      email.length <= 254 && /^[^\s\p{Cc}@<>,;:"\\()[\]]+@[\w-]+(?:\.[\w-]+)*$/u.test(email),
  );
