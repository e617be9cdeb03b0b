import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { decideLocale, type Locale, locales } from '../locale/locale.ts';

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

/** What the language of a request is chosen from. */
export interface RequestLocaleOptions {
  /** The languages of the site, its own first; by default German and English. */
  locales?: readonly Locale[];
}

/** The language of every request, pages and API alike; decided when it is first asked for. */
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
  const source = {
    lang: langOf(request.query),
    cookie: cookieOf(request.headers.cookie),
    acceptLanguage: request.headers['accept-language'],
  };
  request.decidedLocale ??= decideLocale(source, offered);
  return request.decidedLocale;
}

function langOf(query: unknown): string | undefined {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return typeof lang === 'string' ? lang : undefined;
}

function cookieOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /(?:^|;\s*)locale=(\w+)/.exec(header)?.[1];
}
