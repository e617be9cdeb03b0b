import addressparser from 'nodemailer/lib/addressparser/index.js';
import { z } from 'zod';

/** `1`, `true`, `on`, `yes`, and their opposites, as a boolean. */
export const flag = z.stringbool({ error: 'must be 1 or 0' });

/** Values with commas between them, as a list of texts; spaces around them do not count. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** The schema of an absolute address with one of these protocols, each with its colon: `https:`. */
export function address(protocols: readonly string[]) {
  return z.string().refine((value) => protocols.includes(protocolOf(value)), {
    error: `must be an address that starts with ${protocols.join(' or ')}//`,
  });
}

export function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}

/** Every % of its host, path, user and password stands for a character; of one that is no address: true. */
export function isDecodable(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { hostname, pathname, username, password } = new URL(value);
  try {
    decodeURIComponent(hostname + pathname + username + password);
    return true;
  } catch {
    return false;
  }
}

export function hostOf(value: string): string {
  return URL.canParse(value) ? new URL(value).hostname : '';
}

/** A text without control characters, and with a least number of characters beside the spaces around it. */
export function secret(leastLength: number) {
  return z
    .string()
    .refine((value) => value.trim().length >= leastLength, {
      error: `must have at least ${leastLength} characters`,
    })
    .refine((value) => !/\p{Cc}/u.test(value), {
      error: 'must be one line of printable characters',
    });
}

/** Characters that a header of HTTP can have. */
export const token = secret(32).refine((value) => /^[\x21-\x7e]*$/.test(value), {
  error: 'must be of ASCII letters, digits and signs, without spaces',
});

const MAILBOX = /^[^\s@<>"]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

/** One address that mails can come from, `praxis@aurelia.example` or `Praxis <praxis@aurelia.example>`. */
export const mailbox = z.string().refine(isMailbox, {
  error: 'must be one address such as Praxis <praxis@aurelia.example>',
});

function isMailbox(value: string): boolean {
  if (/\p{Cc}/u.test(value)) return false;
  const [first, ...others] = addressparser(value);
  if (others.length > 0 || !MAILBOX.test(first?.address ?? '')) return false;
  // The parser takes words beside an address as a name, wherever they are.
  return value.trim() === first?.address || /<[^<>]*>$/.test(value.trim());
}
