import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

/** Crawlers and link previewers, and every program that is no browser of a person, such as curl. */
export function isRobot({ headers }: FastifyRequest): boolean {
  return isbot(headers['user-agent'] ?? '');
}

/** Tools that a person runs, in a language of their own choice; so is a browser without a window. */
const tools = /^(?:curl|node|undici|wget)\b/i;

/** Search engines and link previewers: what they read is shown to others, under this very address. */
export function isCrawler({ headers }: FastifyRequest): boolean {
  const agent = (headers['user-agent'] ?? '').replace('HeadlessChrome/', 'Chrome/');
  return isbot(agent) && !tools.test(agent);
}
