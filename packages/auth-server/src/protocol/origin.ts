import type { FastifyRequest } from 'fastify';
import { base } from './base.ts';

const longest = 2048;

/** Spaces, control characters and backslashes. */
const isForbidden = (character: string) =>
  character <= ' ' || character === '\u007f' || character === '\\';

/** Below /api/ only the download of an export is for visitors; other addresses are not pages. */
const isPage = (pathname: string) => !pathname.startsWith('/api/') || pathname === `${base}/export`;

/**
 * The address to return to, absolute; null unless it is a page on our own origin. URL parsers drop tabs, turn
 * backslashes into slashes and resolve `/.//host`, so such addresses are refused, not repaired. Also null for
 * a text of more than 2048 characters.
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
 * True for a request from a page of another site, by `Sec-Fetch-Site` or `Origin`; false without these
 * headers.
 */
export function isForeignRequest(request: FastifyRequest, origin: URL): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return from !== undefined && from !== origin.origin && !isSameLoopback(from, origin);
}

/**
 * For a foreign request: true if it is from a page of this server that was opened at another host than
 * `origin`. It is refused as well, with another reason.
 */
export function isFromOtherHost({ headers }: FastifyRequest): boolean {
  const { origin: from, host, 'sec-fetch-site': site } = headers;
  const isOfPage = site === undefined || site === 'same-origin';
  return isOfPage && from !== undefined && URL.parse(from)?.host === host;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** 127.0.0.1 and localhost name the same server on a developer's machine. */
function isSameLoopback(from: string, origin: URL): boolean {
  const url = URL.parse(from);
  if (url === null || url.protocol !== origin.protocol || url.port !== origin.port) return false;
  return loopback.includes(url.hostname) && loopback.includes(origin.hostname);
}
