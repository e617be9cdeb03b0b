import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Entry, Opened } from '../completion/completion.ts';
import type { Refusal } from '../methods/refusal.ts';
import type { RouteParts } from '../parts.ts';
import { type AuthErrorParameter, type Failure, fieldsOf } from '../protocol/answer.ts';
import { isForeignRequest, isFromOtherHost, parseCallbackUrl } from '../protocol/origin.ts';
import { callerOf } from '../sessions/caller.ts';

const DAY_S = 24 * 60 * 60;
/** The longest lifetime of a cookie in browsers. */
const DEVICE_S = 400 * DAY_S;
/** Longer than the link works, so that the page can say that it has expired and offer another. */
const MAILBOX_S = 60 * 60;
const RETRY_TOKEN_S = 10 * 60;
const CODES_S = 10 * 60;

/** The common steps of every form of accounts: checks before it, and the response. */
export interface FormReplies {
  /** Answers and returns true if the request is not from a page of this site. */
  refusesForgery(request: FastifyRequest, reply: FastifyReply, page?: string): boolean;
  entryOf(request: FastifyRequest): Entry;
  retryTokenOf(request: FastifyRequest): string | undefined;
  /** Stores where to go afterwards, across pages and mails. */
  rememberCallback(request: FastifyRequest, reply: FastifyReply): void;
  /** Sets the cookies of the new session, and answers where to go. */
  enter(
    request: FastifyRequest,
    reply: FastifyReply,
    opened: Opened,
    more?: Readonly<Record<string, unknown>>,
  ): FastifyReply;
  /** Deletes the cookies of an ended session, and the browser's cache. */
  leave(reply: FastifyReply): void;
  /** Answers a request for a link: this browser can show its code. */
  awaitLink(
    request: FastifyRequest,
    reply: FastifyReply,
    linkId: string,
    page: string,
  ): FastifyReply;
  /** Leads to the next page, with the data for a client without pages. */
  proceed(request: FastifyRequest, reply: FastifyReply, result: object, page: string): FastifyReply;
  refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    where: Pick<Failure, 'page' | 'parameters'>,
  ): FastifyReply;
}

const failures: Record<Refusal['refusal'], [status: number, error: AuthErrorParameter]> = {
  throttled: [429, 'TooManyRequests'],
  credentials: [401, 'CredentialsSignin'],
  link: [401, 'Verification'],
  'code-missing': [401, 'CodeMissing'],
  'code-wrong': [401, 'CodeWrong'],
  'proof-old': [401, 'ProofOld'],
  'proof-missing': [422, 'FieldsInvalid'],
  'own-account': [403, 'OwnAccount'],
  'last-admin': [409, 'LastAdmin'],
  'second-factor-missing': [401, 'SecondFactorMissing'],
  unknown: [404, 'Unknown'],
  'account-there': [409, 'AccountThere'],
  'factor-there': [409, 'FactorThere'],
  'password-too-short': [422, 'PasswordTooShort'],
  'password-too-long': [422, 'PasswordTooLong'],
  'password-guessable': [422, 'PasswordGuessable'],
  'password-breached': [422, 'PasswordBreached'],
  'password-same': [422, 'PasswordSame'],
  'email-same': [422, 'EmailSame'],
  session: [401, 'Refused'],
};

export function createFormReplies(parts: RouteParts): FormReplies {
  const { options, names, attributes, answers, csrf, linkSecrets, seal, clock } = parts;
  const { origin } = options;

  return {
    refusesForgery(request, reply, page) {
      const isForeign = isForeignRequest(request, origin);
      if (!isForeign && csrf.matches(request.cookies[names.csrf], fieldsOf(request).csrfToken)) {
        return false;
      }
      const where = page === undefined ? {} : { page };
      const error = isForeign && isFromOtherHost(request) ? 'OtherHost' : 'MissingCSRF';
      answers.refuse(request, reply, { status: 403, error, ...where });
      return true;
    },
    entryOf(request) {
      return {
        caller: callerOf(request),
        former: request.authSession,
        deviceId: deviceIdOf(request.cookies[names.device]),
        locale: options.locale?.(request) ?? 'de',
        callbackUrl: answers.callbackUrl(request),
      };
    },
    retryTokenOf: (request) => request.cookies[names.retryToken],
    rememberCallback(request, reply) {
      const url = parseCallbackUrl(fieldsOf(request).callbackUrl, origin);
      if (url !== null) reply.setCookie(names.callbackUrl, url, attributes);
    },
    enter(request, reply, { session, deviceId, url, purpose }, more = {}) {
      const expires = new Date(session.endsAt);
      reply.setCookie(names.session, session.token, { ...attributes, expires });
      // A new session gets a new token: a token that a stranger knew is worthless now.
      reply.setCookie(names.csrf, csrf.create().cookie, attributes);
      if (request.cookies[names.retryToken]) reply.clearCookie(names.retryToken, attributes);
      if (deviceId !== null) {
        reply.setCookie(names.device, deviceId, { ...attributes, maxAge: DEVICE_S });
        if (request.cookies[names.mailbox]) reply.clearCookie(names.mailbox, attributes);
      }
      // next-auth's clients read only `url`; our client also reads the next step.
      return answers.accept(request, reply, url, purpose === null ? more : { ...more, purpose });
    },
    leave(reply) {
      reply.clearCookie(names.session, attributes);
      reply.clearCookie(names.callbackUrl, attributes);
      reply.clearCookie(names.codes, attributes);
      reply.header('clear-site-data', '"cache"');
    },
    awaitLink(request, reply, linkId, page) {
      const asked = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
      const cookie = linkSecrets.cookie([linkId, ...asked]);
      reply.setCookie(names.mailbox, cookie, { ...attributes, maxAge: MAILBOX_S });
      const url = new URL(page, origin);
      // The same parameters as next-auth's own page.
      url.searchParams.set('provider', 'email');
      url.searchParams.set('type', 'email');
      return answers.accept(request, reply, url.href);
    },
    proceed(request, reply, result, page) {
      const url = new URL(page, origin).href;
      if ('codes' in result && !answers.wantsJson(request)) {
        // A redirect cannot carry the codes; the page shows them once.
        const sealed = seal.seal(JSON.stringify(result.codes), ownerOf(request));
        reply.setCookie(names.codes, sealed, { ...attributes, maxAge: CODES_S });
      }
      return answers.accept(request, reply, url, { ...result });
    },
    refuse(request, reply, refusal, where) {
      const [status, error] = failures[refusal.refusal];
      if (refusal.refusal === 'session' && !request.authSession) {
        return answers.refuse(request, reply, { status, error: 'SessionRequired' });
      }
      if (refusal.refusal === 'proof-missing') {
        return answers.refuse(request, reply, { status, error, fields: ['current'], ...where });
      }
      if (refusal.refusal !== 'throttled') {
        return answers.refuse(request, reply, { status, error, ...where });
      }
      const { waitMs, retryToken } = refusal.verdict;
      const wait = String(Math.ceil(waitMs / 1000));
      reply.header('retry-after', wait);
      if (retryToken !== null)
        reply.setCookie(names.retryToken, retryToken, { ...attributes, maxAge: RETRY_TOKEN_S });
      // The wait as an instant: a page that is reloaded later counts from then.
      const until = String(Math.ceil((clock.now() + waitMs) / 1000));
      const parameters = { ...where.parameters, wait, until };
      return answers.refuse(request, reply, { status, error, ...where, parameters });
    },
  };
}

const ownerOf = ({ authSession }: FastifyRequest) => authSession?.account.id ?? '';

/** Only ids in our own form: any other would be stored as a device. */
const deviceIdOf = (cookie: string | undefined) =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : null;
