import { type Locale, locales } from '@praxiskit/core';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { decideLocale, ownLocale } from '../locale.ts';
import { isCrawler } from './robots.ts';

interface Decided {
  locale: Locale;
  isExplicit: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    readonly locale: Locale;
    /** The address itself asked for the language (`?lang`). */
    readonly isLocaleExplicit: boolean;
    decidedLocale: Decided | null;
  }
}

export interface RequestLocaleOptions {
  /** The languages of the site, the main one first; by default German and English. */
  locales?: readonly Locale[];
}

/** The language of every request, for pages and API; decided on first use. */
export const requestLocale = fastifyPlugin<RequestLocaleOptions>(async (app, options) => {
  const offered = options.locales ?? locales;
  app.decorateRequest('decidedLocale', null);
  app.decorateRequest('locale', {
    getter(this: FastifyRequest) {
      return decide(this, offered).locale;
    },
  });
  app.decorateRequest('isLocaleExplicit', {
    getter(this: FastifyRequest) {
      return decide(this, offered).isExplicit;
    },
  });
});

function decide(request: FastifyRequest, offered: readonly Locale[]): Decided {
  if (request.decidedLocale) return request.decidedLocale;
  const source = {
    lang: langOf(request.query),
    cookie: cookieOf(request.headers.cookie),
    acceptLanguage: request.headers['accept-language'],
  };
  const decided = decideLocale(source, offered);
  request.decidedLocale = isForCrawler(request, decided, ownLocale(offered))
    ? decideLocale({ ...source, cookie: undefined, acceptLanguage: undefined }, offered)
    : decided;
  return request.decidedLocale;
}

/**
 * A crawler gets the language of the address, because search engines store it under that address
 * [R1.4].
 */
function isForCrawler(request: FastifyRequest, { locale, isExplicit }: Decided, own: Locale) {
  if (isExplicit || locale === own || request.url.startsWith('/api/')) return false;
  return isCrawler(request);
}

/** The first of several, as `URLSearchParams` reads them. */
function langOf(query: unknown): string | undefined {
  const { lang } = (query ?? {}) as { lang?: unknown };
  const first: unknown = Array.isArray(lang) ? lang[0] : lang;
  return typeof first === 'string' ? first : undefined;
}

function cookieOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /(?:^|;\s*)locale=(\w+)/.exec(header)?.[1];
}
