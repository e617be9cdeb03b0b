import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForeignRequest } from './origin.ts';
import type { Seal } from './sealed.ts';

const TYPED_S = 10 * 60;
/** Browsers keep cookies of up to 4096 bytes, name and attributes included. */
const LONGEST_COOKIE = 3500;
/** Everything else that a form has is a secret, or is not typed. */
const kept = ['email', 'name', 'first_name', 'last_name', 'roles'] as const;

/** What a form without scripts is filled with again after it was refused. */
export interface Typed {
  keep(
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Readonly<Record<string, unknown>>,
  ): void;
  /** What was kept; empty where nothing was. Reading it ends it. */
  take(request: FastifyRequest, reply: FastifyReply): Readonly<Record<string, string>>;
}

/** What it is made of. */
export interface TypedParts {
  readonly origin: URL;
  readonly seal: Seal;
  /** Its name. */
  readonly cookie: string;
  readonly attributes: CookieSerializeOptions;
}

/** In a sealed cookie of ten minutes: addresses of pages hold no personal data, for they are logged. */
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
