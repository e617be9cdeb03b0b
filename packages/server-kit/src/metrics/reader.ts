import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const SHORTEST_TOKEN = 32;

/** Headers that a proxy adds: a caller that comes through one on this machine may be anywhere. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Returns whether a caller may read the figures: with `Authorization: Bearer` and the token, or, where the
 * server trusts no proxy, from this machine, by the address of the connection.
 *
 * @throws Error for a token of fewer than 32 characters
 */
export function createReaderCheck(token: string | null): (request: FastifyRequest) => boolean {
  if (token !== null && token.length < SHORTEST_TOKEN) {
    throw new Error(`The token of /metrics has fewer than ${SHORTEST_TOKEN} characters.`);
  }
  const expected = token === null ? null : digest(token);
  return (request) => {
    if (isOnThisMachine(request)) return true;
    // The scheme's name in any case, RFC 9110 §11.1.
    const given = /^bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1];
    // Of equal length, so that the comparison takes the same time for every guess.
    return expected !== null && given !== undefined && timingSafeEqual(digest(given), expected);
  };
}

function isOnThisMachine({ raw, headers, ips }: FastifyRequest): boolean {
  // Fastify sets `ips` where it trusts a proxy: the connection is then always the proxy's.
  if (ips !== undefined) return false;
  const { remoteAddress = '' } = raw.socket;
  return (
    /^(?:(?:::ffff:)?127\.[\d.]+|::1)$/.test(remoteAddress) &&
    ofProxies.every((name) => headers[name] === undefined)
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
