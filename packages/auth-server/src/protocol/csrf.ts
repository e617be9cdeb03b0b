import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';
import { isSame } from './signature.ts';

/** Double submit: the cookie has `token|HMAC(token)`, the form sends the token. */
export interface Csrf {
  /** The token of a cookie of this server, or null. */
  read(cookie: string | undefined): string | null;
  create(): { readonly token: string; readonly cookie: string };
  matches(cookie: string | undefined, sent: unknown): boolean;
}

export function createCsrf(secrets: Secrets): Csrf {
  const sign = (token: string, secret = secrets[0]) =>
    createHmac('sha256', secret).update(`csrf:${token}`).digest('hex');

  function read(cookie: string | undefined): string | null {
    const [token = '', signature = ''] = (cookie ?? '').split('|');
    const isOurs = secrets.some((secret) => isSame(signature, sign(token, secret)));
    return token !== '' && isOurs ? token : null;
  }

  return {
    read,
    create() {
      const token = randomBytes(32).toString('hex');
      return { token, cookie: `${token}|${sign(token)}` };
    },
    matches(cookie, sent) {
      const token = read(cookie);
      return token !== null && typeof sent === 'string' && isSame(token, sent);
    },
  };
}
