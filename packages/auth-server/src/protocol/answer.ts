import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCallbackUrl } from './origin.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The `error` parameters that we answer; the first two are next-auth's own. */
export type AuthErrorParameter =
  | 'CredentialsSignin'
  | 'EmailSignin'
  | 'MissingCSRF'
  | 'TooManyRequests'
  | 'Unavailable'
  | 'Refused';

export interface Answers {
  /** 200 with `{ url }`, or a redirect for a form without scripts. */
  accept(request: FastifyRequest, reply: FastifyReply, url: string): FastifyReply;
  refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    error: AuthErrorParameter,
  ): FastifyReply;
  /** Field, then query, then cookie, then the site's root. */
  callbackUrl(request: FastifyRequest): string;
}

export const fieldsOf = (request: FastifyRequest): Fields =>
  typeof request.body === 'object' && request.body !== null ? (request.body as Fields) : {};

/** Real clients throw on any answer without an absolute `url`, whatever its status. */
export function createAnswers(origin: URL, signInPath: string, callbackCookie: string): Answers {
  function wantsJson(request: FastifyRequest): boolean {
    const { json } = fieldsOf(request);
    return (
      json === 'true' ||
      json === true ||
      request.headers['x-auth-return-redirect'] !== undefined ||
      // A body that could not be read tells nothing; only a form without scripts asks for a page.
      (!request.body && request.headers.accept?.includes('text/html') !== true) ||
      // A client that sends JSON reads JSON.
      request.headers['content-type']?.startsWith('application/json') === true
    );
  }

  function send(request: FastifyRequest, reply: FastifyReply, status: number, url: string) {
    return wantsJson(request) ? reply.code(status).send({ url }) : reply.redirect(url, 302);
  }

  function givenCallback(request: FastifyRequest): string | null {
    const query = request.query as Fields | undefined;
    const given = [fieldsOf(request).callbackUrl, query?.callbackUrl];
    const candidates = [...given, request.cookies[callbackCookie]];
    return candidates.reduce<string | null>(
      (found, candidate) => found ?? parseCallbackUrl(candidate, origin),
      null,
    );
  }

  return {
    accept: (request, reply, url) => send(request, reply, 200, url),
    refuse(request, reply, status, error) {
      const url = new URL(signInPath, origin);
      url.searchParams.set('error', error);
      const callback = givenCallback(request);
      if (callback !== null) url.searchParams.set('callbackUrl', callback);
      return send(request, reply, status, url.href);
    },
    callbackUrl: (request) => givenCallback(request) ?? new URL('/', origin).href,
  };
}
