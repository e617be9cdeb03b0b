import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** Crawlers, link previewers, and every program that is not a person's browser, such as curl. */
export function isRobot({ headers }: FastifyRequest): boolean {
  return isbot(headers['user-agent'] ?? '');
}

/** Tools that a person runs in a language of their choice, and browsers without a window. */
const tools = /^(?:curl|node|undici|wget)\b/i;

/**
 * Search engines and link previewers, which show the content to other people under this address.
 */
export function isCrawler({ headers }: FastifyRequest): boolean {
  const agent = (headers['user-agent'] ?? '').replace('HeadlessChrome/', 'Chrome/');
  return isbot(agent) && !tools.test(agent);
}
