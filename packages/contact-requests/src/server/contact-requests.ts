import cookie from '@fastify/cookie';
import type {} from '@praxiskit/core/fastify';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RequestState, UnsentRequest } from '../request/form-state.ts';
import { readRequest } from '../request/read-request.ts';
import { ContactRequestError } from './error.ts';
import { createIntake, type Refusal } from './intake.ts';
import type { ContactRequestsOptions } from './options.ts';
import { sendDocumentation, stampDocumentation } from './route-schema.ts';
import { createStamps } from './stamp.ts';
import { createVisitorForms, type VisitorForm } from './visitor-form.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The form of this request's visitor, for the page that shows it. */
    visitorForm(): VisitorForm;
  }
}

/** The form's routes begin with it. */
const base = '/api/requests';
const longestForm = 8 * 1024;

const plugin: FastifyPluginAsync<ContactRequestsOptions> = async (app, options) => {
  const { origin, secret, page = '/anfrage', leastMs = 3000, now = Date.now } = options;
  if (!app.hasReplyDecorator('setCookie')) await app.register(cookie);
  const stamps = createStamps(secret, leastMs, now);
  const forms = createVisitorForms({ secret, stamps, keptDays: options.keptDays, origin });
  const take = createIntake({ ...options, stamps, now });
  app.decorateRequest('visitorForm', function () {
    return forms.of(this);
  });

  await app.register(async (scope) => {
    addFormParser(scope);
    const config = { access: 'public' } as const;

    scope.get(`${base}/stamp`, { config, schema: stampDocumentation }, (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { stamp: stamps.make(), wait_ms: leastMs };
    });

    const sending = { config, ...sendDocumentation, errorHandler: showFailure };
    scope.post(`${base}/send`, sending, async (request, reply) => {
      if (isForeign(request)) throw new ContactRequestError('CSRF');
      const fields = fieldsOf(request);
      const { locale } = options;
      const taken = await take(fields, { address: request.ip, locale: locale(request) });
      if (wantsPage(request)) {
        const stamp = stamps.read(fields.stamp) ? String(fields.stamp) : null;
        return showPage(request, reply, stateOf(taken, stamp));
      }
      if ('refusal' in taken) throw refuse(taken.refusal, reply);
      return reply.code(taken.isNew ? 201 : 200).send({ kept_until: taken.sent.keptUntil });
    });
  });

  /** A form that was sent by the browser alone: its page is another one, which a reload may repeat. */
  function showPage(request: FastifyRequest, reply: FastifyReply, state: RequestState) {
    forms.keep(reply, state);
    const url = new URL(page, origin);
    const lang = fieldsOf(request).lang ?? languageBefore(request);
    if (lang === 'de' || lang === 'en') url.searchParams.set('lang', lang);
    return reply.redirect(`${url.pathname}${url.search}#kontakt`, 303);
  }

  /** An error of a form that a browser has posted by itself is shown by its page, too: a visitor cannot read JSON. */
  function showFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const { statusCode = 500 } = error;
    const notice = statusCode === 413 ? 'long' : statusCode >= 500 ? 'failed' : null;
    if (notice === null || !wantsPage(request)) throw error;
    if (notice === 'failed') request.log.error({ err: error }, 'A request could not be kept');
    const fields = fieldsOf(request);
    const stamp = stamps.read(fields.stamp) ? String(fields.stamp) : null;
    const values = readRequest(fields);
    showPage(request, reply, { kind: 'form', values, problems: [], notice, stamp });
  }
};

type Taken = Awaited<ReturnType<ReturnType<typeof createIntake>>>;

/** A form that is shown again keeps its stamp, so that the visitor does not have to wait again. */
function stateOf(taken: Taken, stamp: string | null): RequestState {
  if (!('refusal' in taken)) return taken.sent;
  const { values, refusal } = taken;
  const problems = refusal.reason === 'problems' ? refusal.problems : [];
  return { kind: 'form', values, problems, notice: noticeOf(refusal), stamp };
}

function noticeOf({ reason }: Refusal): UnsentRequest['notice'] {
  return reason === 'problems' ? null : reason;
}

function refuse(refusal: Refusal, reply: FastifyReply): ContactRequestError {
  if (refusal.reason === 'problems') {
    const details = refusal.problems.map(({ field, reason }) => [field, [{ op: reason }]]);
    return new ContactRequestError('VALIDATION_FAILED', Object.fromEntries(details));
  }
  if (refusal.reason === 'check') return new ContactRequestError('STAMP_INVALID');
  reply.header('retry-after', Math.ceil(refusal.waitMs / 1000));
  return new ContactRequestError(refusal.reason === 'early' ? 'TOO_EARLY' : 'TOO_MANY_REQUESTS');
}

/** Forms and JSON; a field that a form has several times is a list. */
function addFormParser(scope: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type);
  const limits = { parseAs: 'string', bodyLimit: longestForm } as const;
  scope.addContentTypeParser(type, limits, (_request, body, done) => {
    const fields = new URLSearchParams(String(body));
    const { reachable: _, ...single } = Object.fromEntries(fields);
    done(null, { ...single, reachable: fields.getAll('reachable') });
  });
}

const fieldsOf = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** For a form that could not be read: the language in the address of its page, if the browser sends it. */
function languageBefore({ headers }: FastifyRequest): string | null {
  const { referer } = headers;
  return referer && URL.canParse(referer) ? new URL(referer).searchParams.get('lang') : null;
}

/** A browser that posts a form gets a page; a script that sends JSON gets JSON. */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;

/** By the browser's headers: another site cannot make its visitors send requests. */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * The form's routes: `POST /api/requests/send` takes it, by a browser alone (then 303 to the page that shows
 * what became of it) or as JSON; `GET /api/requests/stamp` gives what a form of a remembered page is stamped
 * with. A form is kept only if its sender has asked for a stamp before, and has taken the least time for
 * it. Refusals of JSON are a ContactRequestError: VALIDATION_FAILED (422, `details` by field),
 * STAMP_INVALID (409: without a stamp of the last day), TOO_EARLY (425) and TOO_MANY_REQUESTS (429), both with
 * Retry-After, CSRF (403).
 */
export const contactRequests = fastifyPlugin(plugin, { name: '@praxiskit/contact-requests' });
