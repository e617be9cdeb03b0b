import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE = 'construction_access';
const DAYS = 30;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** True for the right password, with or without blanks around it. Compares in constant time. */
export function isPassword(password: string, hash: string) {
  const expected = Buffer.from(hash, 'hex');
  const isRight = (text: string) => timingSafeEqual(sha256(text), expected);
  return expected.length === 32 && (isRight(password) || isRight(password.trim()));
}

/** Bound to the password's hash: a new password ends the access of the old one. */
function sign(time: string, hash: string, secret: string) {
  return createHmac('sha256', secret)
    .update(`${COOKIE}:${time}:${hash.toLowerCase()}`)
    .digest('base64url');
}

export interface AccessCookieOptions {
  hash: string;
  secret: string;
  isSecure: boolean;
  now: number;
}

/** The Set-Cookie value: HttpOnly, SameSite=Lax, Secure over HTTPS. */
export function writeAccessCookie({ hash, secret, isSecure, now }: AccessCookieOptions) {
  const time = now.toString(36);
  const value = `${time}.${sign(time, hash, secret)}`;
  const flags = `Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax`;
  return `${COOKIE}=${value}; ${flags}${isSecure ? '; Secure' : ''}`;
}

export function clearAccessCookie(isSecure: boolean) {
  return `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Reads the raw Cookie header, so that no cookie plugin is required. */
export function hasAccess(
  header: string | undefined,
  options: Omit<AccessCookieOptions, 'isSecure'>,
) {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .some(([name, value = '']) => name === COOKIE && isValid(value, options));
}

function isValid(value: string, { hash, secret, now }: Omit<AccessCookieOptions, 'isSecure'>) {
  const [time = '', signature = ''] = value.split('.');
  const expected = Buffer.from(sign(time, hash, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return now - Number.parseInt(time, 36) < DAYS * 86_400_000;
}
