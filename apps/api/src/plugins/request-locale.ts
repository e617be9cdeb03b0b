import fastifyPlugin from 'fastify-plugin';
import { decideLocale, type Locale } from './locale.ts';

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale;
    /** The address itself asked for the language (`?lang`). */
    isLocaleExplicit: boolean;
  }
}

/** Knows the language of every request, pages and API alike. */
export const requestLocale = fastifyPlugin(async (app) => {
  app.decorateRequest('locale', 'de');
  app.decorateRequest('isLocaleExplicit', false);
  app.addHook('onRequest', async (request) => {
    const { lang } = request.query as { lang?: unknown };
    const { locale, isExplicit } = decideLocale({
      lang: typeof lang === 'string' ? lang : undefined,
      cookie: request.cookies.locale,
      acceptLanguage: request.headers['accept-language'],
    });
    request.locale = locale;
    request.isLocaleExplicit = isExplicit;
  });
});
