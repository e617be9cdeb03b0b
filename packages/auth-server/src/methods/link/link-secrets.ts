import { createHmac } from 'node:crypto';
import { isSame } from '../../protocol/signature.ts';

/**
 * What belongs to a link and stands in no table: all of it is derived from the link's id by the server's
 * secret.
 */
export interface LinkSecrets {
  /** What the mail carries. */
  token(id: string): string;
  /** The link's id; null for a token that is not ours. */
  idOfToken(token: string): string | null;
  /** What the browser keeps that has asked for the link. */
  cookie(id: string): string;
  idOfCookie(cookie: string | undefined): string | null;
  /** Six digits, which that browser shows. */
  code(id: string): string;
  isCode(id: string, given: string): boolean;
}

export function createLinkSecrets(secret: string): LinkSecrets {
  const mac = (kind: string, id: string) =>
    createHmac('sha256', secret).update(`link-${kind}:${id}`).digest();
  const sign = (kind: string, id: string) => `${id}.${mac(kind, id).toString('base64url')}`;

  function idOf(kind: string, text: string): string | null {
    const [id = ''] = text.split('.', 1);
    return isSame(text, sign(kind, id)) ? id : null;
  }

  const code = (id: string) => String(mac('code', id).readUInt32BE() % 1_000_000).padStart(6, '0');

  return {
    token: (id) => sign('token', id),
    idOfToken: (token) => idOf('token', token),
    cookie: (id) => sign('browser', id),
    idOfCookie: (cookie) => (cookie === undefined ? null : idOf('browser', cookie)),
    code,
    // As people copy it: with a space in the middle, or a dash.
    isCode: (id, given) => isSame(given.replace(/[\s-]/g, ''), code(id)),
  };
}
