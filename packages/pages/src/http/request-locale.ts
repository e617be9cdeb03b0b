import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { decideLocale, type Locale } from '../locale/locale.ts';

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

/** The language of every request, pages and API alike; decided when it is first asked for. */
export const requestLocale = fastifyPlugin(async (app) => {
  app.decorateRequest('decidedLocale', null);
  app.decorateRequest('locale', {
    getter(this: FastifyRequest) {
      return decide(this).locale;
    },
  });
  app.decorateRequest('isLocaleExplicit', {
    getter(this: FastifyRequest) {
      return decide(this).isExplicit;
    },
  });
});

function decide(request: FastifyRequest): Decided {
  request.decidedLocale ??= decideLocale({
    lang: langOf(request.query),
    cookie: cookieOf(request.headers.cookie),
    acceptLanguage: request.headers['accept-language'],
  });
  return request.decidedLocale;
}

function langOf(query: unknown): string | undefined {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return typeof lang === 'string' ? lang : undefined;
}

function cookieOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /(?:^|;\s*)locale=(\w+)/.exec(header)?.[1];
}
