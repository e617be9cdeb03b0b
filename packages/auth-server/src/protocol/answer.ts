import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCallbackUrl } from './origin.ts';
import type { Typed } from './typed.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The `error` parameters of our responses; the first four are next-auth's own. */
export type AuthErrorParameter =
  | 'CredentialsSignin'
  | 'EmailSignin'
  | 'Verification'
  | 'SessionRequired'
  | 'MissingCSRF'
  | 'OtherHost'
  | 'TooManyRequests'
  | 'Unavailable'
  | 'Refused'
  | 'FieldsInvalid'
  | 'CodeMissing'
  | 'CodeWrong'
  | 'ProofOld'
  | 'OwnAccount'
  | 'LastAdmin'
  | 'SecondFactorMissing'
  | 'Unknown'
  | 'AccountThere'
  | 'FactorThere'
  | 'PasswordTooShort'
  | 'PasswordTooLong'
  | 'PasswordGuessable'
  | 'PasswordBreached'
  | 'PasswordSame'
  | 'EmailSame';

export interface Failure {
  readonly status: number;
  readonly error: AuthErrorParameter;
  /** The page with the form; the sign-in page by default. */
  readonly page?: string;
  /** Names of missing or wrong fields, never their values. */
  readonly fields?: readonly string[];
  /** Further parameters of the page's address. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Responses in the protocol's form: `{ url }`, or a redirect to it. */
export interface Answers {
  /** 200 with `{ url }`, or a redirect for a form without scripts. */
  accept(
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    more?: Readonly<Record<string, unknown>>,
  ): FastifyReply;
  /** True if the client reads JSON; otherwise it is a form without scripts. */
  wantsJson(request: FastifyRequest): boolean;
  refuse(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply;
  /** From the field, the query or the cookie; null if none has an address of this site. */
  callbackUrl(request: FastifyRequest): string | null;
}

export const fieldsOf = (request: FastifyRequest): Fields =>
  typeof request.body === 'object' && request.body !== null ? (request.body as Fields) : {};

export interface AnswerParts {
  readonly origin: URL;
  /** The page for a failure that names none. */
  readonly signInPath: string;
  /** The name of the cookie with the address to return to. */
  readonly callbackCookie: string;
  readonly typed: Typed;
}

/** next-auth's clients throw on any response without an absolute `url`, whatever its status. */
export function createAnswers(parts: AnswerParts): Answers {
  const { origin, signInPath, callbackCookie, typed } = parts;

  function wantsJson(request: FastifyRequest): boolean {
    const { json } = fieldsOf(request);
    return (
      json === 'true' ||
      json === true ||
      request.headers['x-auth-return-redirect'] !== undefined ||
      // The body could not be read; only a form without scripts accepts a page.
      (!request.body && request.headers.accept?.includes('text/html') !== true) ||
      // A client that sends JSON reads JSON.
      request.headers['content-type']?.startsWith('application/json') === true
    );
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    url: string,
    more: Readonly<Record<string, unknown>> = {},
  ) {
    const to = inLanguage(url, fieldsOf(request).lang);
    return wantsJson(request)
      ? reply.code(status).send({ url: to, ...more })
      : reply.redirect(to, 302);
  }

  /** Keeps the language of the page's address in the address of the next page. */
  function inLanguage(url: string, lang: unknown): string {
    const page = new URL(url);
    const isGiven = typeof lang === 'string' && /^[a-z]{2}$/.test(lang);
    if (!isGiven || page.origin !== origin.origin || page.searchParams.has('lang')) return url;
    page.searchParams.set('lang', lang);
    return page.href;
  }

  function callbackUrl(request: FastifyRequest): string | null {
    const query = request.query as Fields | undefined;
    const given = [fieldsOf(request).callbackUrl, query?.callbackUrl];
    // A request that was refused early has none yet.
    const cookies: typeof request.cookies | undefined = request.cookies;
    const candidates = [...given, cookies?.[callbackCookie]];
    return candidates.reduce<string | null>(
      (found, candidate) => found ?? parseCallbackUrl(candidate, origin),
      null,
    );
  }

  return {
    accept: (request, reply, url, more) => send(request, reply, 200, url, more),
    wantsJson,
    refuse(request, reply, { status, error, page = signInPath, fields = [], parameters = {} }) {
      const url = new URL(page, origin);
      url.searchParams.set('error', error);
      if (fields.length > 0) url.searchParams.set('fields', fields.join(' '));
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      const callback = callbackUrl(request);
      if (callback !== null) url.searchParams.set('callbackUrl', callback);
      // A client with scripts still has its form; a redirect cannot carry the input. After a session has
      // ended it leads to another form.
      if (!wantsJson(request) && error !== 'SessionRequired')
        typed.keep(request, reply, fieldsOf(request));
      return send(request, reply, status, url.href);
    },
    callbackUrl,
  };
}
