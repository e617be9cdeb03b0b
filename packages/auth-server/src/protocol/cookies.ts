import type { CookieSerializeOptions } from '@fastify/cookie';

export interface CookieNames {
  readonly session: string;
  readonly callbackUrl: string;
  readonly csrf: string;
}

/** next-auth's own names and prefixes, which its clients and the consent list know. */
export function cookieNames(isSecure: boolean): CookieNames {
  return {
    session: `${isSecure ? '__Secure-' : ''}next-auth.session-token`,
    callbackUrl: `${isSecure ? '__Secure-' : ''}next-auth.callback-url`,
    csrf: `${isSecure ? '__Host-' : ''}next-auth.csrf-token`,
  };
}

export function cookieOptions(isSecure: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure };
}
