import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForeignRequest } from './origin.ts';
import type { Seal } from './sealed.ts';

const TYPED_S = 10 * 60;
/** Browsers store cookies of up to 4096 bytes, name and attributes included. */
const LONGEST_COOKIE = 3500;
/** The fields to keep; all others are secrets or not user input. */
const kept = ['email', 'name', 'first_name', 'last_name', 'roles'] as const;

/** The input of a refused form without scripts, which fills the form again. */
export interface Typed {
  keep(
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Readonly<Record<string, unknown>>,
  ): void;
  /** Returns the kept input and deletes it; empty if there is none. */
  take(request: FastifyRequest, reply: FastifyReply): Readonly<Record<string, string>>;
}

export interface TypedParts {
  readonly origin: URL;
  readonly seal: Seal;
  readonly cookie: string;
  readonly attributes: CookieSerializeOptions;
}

/**
 * Kept in an encrypted cookie for ten minutes: addresses of pages are logged and must not contain personal
 * data.
 */
export function createTyped({ origin, seal, cookie, attributes }: TypedParts): Typed {
  return {
    keep(request, reply, fields) {
      // A page of another site must not choose what our form shows.
      if (isForeignRequest(request, origin)) return;
      const texts = kept.flatMap((name) => {
        const value = fields[name];
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      });
      if (texts.length === 0) return;
      const sealed = seal.seal(JSON.stringify(Object.fromEntries(texts)), cookie);
      if (sealed.length > LONGEST_COOKIE) return;
      reply.setCookie(cookie, sealed, { ...attributes, maxAge: TYPED_S });
    },
    take(request, reply) {
      const sealed = request.cookies[cookie];
      if (sealed === undefined) return {};
      reply.clearCookie(cookie, attributes);
      const opened = seal.open(sealed, cookie);
      return opened === null ? {} : (JSON.parse(opened) as Record<string, string>);
    },
  };
}
