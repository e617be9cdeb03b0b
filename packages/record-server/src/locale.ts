import type { Locale } from '@praxiskit/core';
import type { FastifyRequest } from 'fastify';

export type { Locale };

/** A name for users, in both languages of the definitions. */
export type Label = Readonly<Record<Locale, string>>;

/** The language of `?lang=en`, or else the caller's own. */
export function localeOf(
  request: FastifyRequest,
  ofCaller: (request: FastifyRequest) => Locale,
): Locale {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  return lang === 'de' || lang === 'en' ? lang : ofCaller(request);
}
