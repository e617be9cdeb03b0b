import type { CookieSerializeOptions } from '@fastify/cookie';

/** The names of our cookies. */
export interface CookieNames {
  readonly session: string;
  readonly callbackUrl: string;
  readonly csrf: string;
  /** The link that this browser has asked for. */
  readonly mailbox: string;
  /** This browser, once it has signed in. */
  readonly device: string;
  /** Permission to try again, after a wait. */
  readonly ticket: string;
  /** What a passkey has to sign. */
  readonly challenge: string;
  /** Recovery codes that a page without scripts has still to show, sealed. */
  readonly codes: string;
  /** What a refused form without scripts has still to show, sealed. */
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
    ticket: `${host}next-auth.ticket`,
    challenge: `${host}next-auth.challenge`,
    codes: `${host}next-auth.codes`,
    typed: `${host}next-auth.typed`,
  };
}

export function cookieOptions(isSecure: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure };
}
