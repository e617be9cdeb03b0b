import { createHmac } from 'node:crypto';
import { validate } from 'uuid';
import type { Secrets } from '../../protocol/secrets.ts';
import { isSame } from '../../protocol/signature.ts';

/**
 * The secrets of a link, which are in no table: they are derived from the link's id and the server's secret.
 */
export interface LinkSecrets {
  /** The token in the mail; valid only with the address that the mail was sent to. */
  token(id: string, email: string): string;
  /** The link's id; null for a forged token, or one of another address. */
  idOfToken(token: string, email: string): string | null;
  /** The cookie of the browser that requested links: the last four, newest first. */
  cookie(ids: readonly string[]): string;
  idsOfCookie(cookie: string | undefined): readonly string[];
  /** Six digits, shown in that browser. */
  code(id: string): string;
  isCode(id: string, given: string): boolean;
}

/** How many links a browser remembers: one of each purpose that a visitor can request, and one more. */
const MOST_ASKED = 4;

export function createLinkSecrets(secrets: Secrets): LinkSecrets {
  const mac = (secret: string, kind: string, id: string) =>
    createHmac('sha256', secret).update(`link-${kind}:${id}`).digest();
  const sign = (kind: string, id: string, email = '', secret = secrets[0]) =>
    `${id}.${mac(secret, kind, `${id}${email}`).toString('base64url')}`;

  function idOf(kind: string, text: string, email = ''): string | null {
    const [id = ''] = text.split('.', 1);
    // The id has a fixed length, so that no other id and address form the same text.
    if (!validate(id)) return null;
    return secrets.some((secret) => isSame(text, sign(kind, id, email, secret))) ? id : null;
  }

  const code = (id: string, secret = secrets[0]) =>
    String(mac(secret, 'code', id).readUInt32BE() % 1_000_000).padStart(6, '0');

  return {
    token: (id, email) => sign('token', id, email),
    idOfToken: (token, email) => idOf('token', token, email),
    cookie: (ids) =>
      ids
        .slice(0, MOST_ASKED)
        .map((id) => sign('browser', id))
        .join(' '),
    idsOfCookie: (cookie = '') =>
      cookie
        .split(' ', MOST_ASKED)
        .map((text) => idOf('browser', text))
        .filter((id) => id !== null),
    code: (id) => code(id),
    // Ignores spaces and dashes in a copied code.
    isCode: (id, given) =>
      secrets.some((secret) => isSame(given.replace(/[\s-]/g, ''), code(id, secret))),
  };
}
