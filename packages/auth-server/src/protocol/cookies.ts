import type { CookieSerializeOptions } from '@fastify/cookie';

export interface CookieNames {
  readonly session: string;
  readonly callbackUrl: string;
  readonly csrf: string;
  /** The links that this browser has requested. */
  readonly mailbox: string;
  /** The id of this browser, set after it has signed in. */
  readonly device: string;
  /** Permission to try again after a wait. */
  readonly retryToken: string;
  readonly challenge: string;
  /** Recovery codes that a page without scripts still has to show, encrypted. */
  readonly codes: string;
  /** The input of a refused form without scripts, encrypted. */
  readonly typed: string;
}

/** next-auth's own names and prefixes, which its clients and the consent list know; then ours. */
export function cookieNames(isSecure: boolean): CookieNames {
  const [secure, host] = isSecure ? ['__Secure-', '__Host-'] : ['', ''];
  return {
    session: `${secure}next-auth.session-token`,
    callbackUrl: `${secure}next-auth.callback-url`,
    csrf: `${host}next-auth.csrf-token`,
    mailbox: `${host}next-auth.mailbox`,
    device: `${host}next-auth.device`,
    retryToken: `${host}next-auth.ticket`,
    challenge: `${host}next-auth.challenge`,
    codes: `${host}next-auth.codes`,
    typed: `${host}next-auth.typed`,
  };
}

export function cookieOptions(isSecure: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure };
}
