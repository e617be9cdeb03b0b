import type { FastifyRequest } from 'fastify';
import { base } from './base.ts';

const longest = 2048;

/** Spaces, control characters and backslashes. */
const isForbidden = (character: string) =>
  character <= ' ' || character === '\u007f' || character === '\\';

/** Only the download of an export is an answer for a visitor: other addresses of the server are no pages. */
const isPage = (pathname: string) => !pathname.startsWith('/api/') || pathname === `${base}/export`;

/**
 * The address to go back to, absolute, or null unless it is a page on our own origin. URL parsers drop tabs,
 * turn backslashes into slashes and resolve `/.//host`, so such addresses are refused, not repaired.
 * So is anything but a text of at most 2048 characters.
 */
export function parseCallbackUrl(value: unknown, origin: URL): string | null {
  if (typeof value !== 'string' || value === '' || value.length > longest) return null;
  if ([...value].some(isForbidden)) return null;
  const isPath = value.startsWith('/') && !value.startsWith('//');
  if (!isPath && !/^https?:\/\//i.test(value)) return null;
  const url = URL.parse(value, origin.origin);
  if (url === null || url.origin !== origin.origin) return null;
  if (url.username !== '' || url.password !== '' || url.pathname.startsWith('//')) return null;
  return isPage(url.pathname) ? url.href : null;
}

/**
 * True for a request that a page of another site caused, as far as the browser tells by `Sec-Fetch-Site`
 * or `Origin`; false where it sends neither.
 */
export function isForeignRequest(request: FastifyRequest, origin: URL): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return from !== undefined && from !== origin.origin && !isSameLoopback(from, origin);
}

/**
 * Of a foreign request: true where it came from a page of this very server, which the visitor has opened at another
 * host than `origin` names. It is refused all the same; only the reason is another one.
 */
export function isFromOtherHost({ headers }: FastifyRequest): boolean {
  const { origin: from, host, 'sec-fetch-site': site } = headers;
  const isOfPage = site === undefined || site === 'same-origin';
  return isOfPage && from !== undefined && URL.parse(from)?.host === host;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** 127.0.0.1 and localhost name the same server on the machine that tries it out. */
function isSameLoopback(from: string, origin: URL): boolean {
  const url = URL.parse(from);
  if (url === null || url.protocol !== origin.protocol || url.port !== origin.port) return false;
  return loopback.includes(url.hostname) && loopback.includes(origin.hostname);
}
