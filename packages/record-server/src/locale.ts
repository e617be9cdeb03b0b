import type { FastifyRequest } from 'fastify';

/** The languages of labels and messages. */
export type Locale = 'de' | 'en';

/** A name for people, in both languages of the definitions. */
export type Label = Readonly<Record<Locale, string>>;

/** What the address asks for by `?lang=en`, or else the caller's own language. */
export function localeOf(
  request: FastifyRequest,
  ofCaller: (request: FastifyRequest) => Locale,
): Locale {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  return lang === 'de' || lang === 'en' ? lang : ofCaller(request);
}
