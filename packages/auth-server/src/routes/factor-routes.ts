import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  factorSchema,
  givenCodeSchema,
  passkeyIdSchema,
  passkeyNameSchema,
  passkeySchema,
} from '../fields.ts';
import { CHALLENGE_MS } from '../methods/passkey/challenges.ts';
import { isRefusal, type Refusal } from '../methods/refusal.ts';
import { open, schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { parseCallbackUrl } from '../protocol/origin.ts';
import { wrongFields } from '../protocol/wrong-fields.ts';
import type { FormReplies } from './form-replies.ts';

/** Second factors: codes of an app, recovery codes, passkeys. */
export function addFactorRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  replies: FormReplies,
): void {
  const { options, pages, names, attributes, answers, secondFactor, passkeys } = parts;

  function requestOf(request: FastifyRequest) {
    const { current = null } = factorSchema.safeParse(fieldsOf(request)).data ?? {};
    return { current, retryToken: replies.retryTokenOf(request) };
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    result: object | Refusal,
    page: string,
  ) {
    return isRefusal(result)
      ? replies.refuse(request, reply, result, { page })
      : replies.proceed(request, reply, result, page);
  }

  /**
   * Users who have to set up a factor use a separate page, because they cannot reach the account page yet.
   */
  const appPage = ({ authSession }: FastifyRequest) =>
    authSession?.purpose === 'factor-new' ? pages.factorNew : pages.app;

  /** Null if the response was sent: the field was empty, and no attempt is counted. */
  function codeOf(request: FastifyRequest, reply: FastifyReply, page: string): string | null {
    const { data, error: wrong } = givenCodeSchema.safeParse(fieldsOf(request));
    if (data) return data.code;
    const fields = wrongFields(wrong);
    answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', fields, page });
    return null;
  }

  /** A page before the form's destination; without scripts only its address knows the destination. */
  function onTheWay(request: FastifyRequest, page: string): string {
    const url = new URL(page, options.origin);
    const wanted = parseCallbackUrl(fieldsOf(request).callbackUrl, options.origin);
    if (wanted === null || new URL(wanted).pathname === url.pathname) return page;
    url.searchParams.set('callbackUrl', wanted);
    return url.href;
  }

  function giveChallenge(reply: FastifyReply, cookie: string): void {
    const maxAge = CHALLENGE_MS / 1000;
    reply.setCookie(names.challenge, cookie, { ...attributes, maxAge });
  }

  app.post(`${base}/second-factor`, open(schemas.secondFactor), async (request, reply) => {
    const page = fieldsOf(request).with === 'recovery' ? pages.recoveryCode : pages.secondFactor;
    if (replies.refusesForgery(request, reply, page)) return reply;
    const code = codeOf(request, reply, page);
    if (code === null) return reply;
    const entry = replies.entryOf(request);
    const opened = await secondFactor.prove(entry, code, replies.retryTokenOf(request));
    return isRefusal(opened)
      ? replies.refuse(request, reply, opened, opened.refusal === 'session' ? {} : { page })
      : replies.enter(request, reply, opened);
  });

  app.post(`${base}/totp`, open(schemas.beginTotp), async (request, reply) => {
    const page = appPage(request);
    if (replies.refusesForgery(request, reply, page)) return reply;
    const begun = await secondFactor.begin(replies.entryOf(request), requestOf(request));
    return answer(request, reply, begun, isRefusal(begun) ? page : onTheWay(request, page));
  });

  app.post(`${base}/totp/confirm`, open(schemas.confirmTotp), async (request, reply) => {
    const page = appPage(request);
    if (replies.refusesForgery(request, reply, page)) return reply;
    const code = codeOf(request, reply, page);
    if (code === null) return reply;
    const confirmed = await secondFactor.confirm(replies.entryOf(request), code);
    const next = isRefusal(confirmed) ? page : onTheWay(request, pages.codesOfApp);
    return answer(request, reply, confirmed, next);
  });

  app.post(`${base}/totp/remove`, open(schemas.removeFactor), async (request, reply) => {
    if (replies.refusesForgery(request, reply, pages.account)) return reply;
    const removed = await secondFactor.removeApp(replies.entryOf(request), requestOf(request));
    return answer(request, reply, removed, pages.account);
  });

  app.post(`${base}/recovery-codes`, open(schemas.recoveryCodes), async (request, reply) => {
    if (replies.refusesForgery(request, reply, pages.account)) return reply;
    const made = await secondFactor.renewCodes(replies.entryOf(request), requestOf(request));
    return answer(request, reply, made, isRefusal(made) ? pages.account : pages.codes);
  });

  app.post(`${base}/passkey/options`, open(schemas.passkeyOptions), async (request, reply) => {
    if (replies.refusesForgery(request, reply)) return reply;
    const { options, cookie } = await passkeys.ask(replies.entryOf(request));
    giveChallenge(reply, cookie);
    return { options };
  });

  app.post(`${base}/callback/passkey`, open(schemas.passkey), async (request, reply) => {
    if (replies.refusesForgery(request, reply)) return reply;
    replies.rememberCallback(request, reply);
    const { data } = passkeySchema.safeParse(fieldsOf(request));
    const cookie = request.cookies[names.challenge];
    const opened = await passkeys.prove(replies.entryOf(request), cookie, data?.credential);
    reply.clearCookie(names.challenge, attributes);
    return isRefusal(opened)
      ? replies.refuse(request, reply, opened, {})
      : replies.enter(request, reply, opened);
  });

  app.post(`${base}/passkey/new`, open(schemas.newPasskeyOptions), async (request, reply) => {
    if (replies.refusesForgery(request, reply, pages.account)) return reply;
    const begun = await passkeys.begin(replies.entryOf(request), requestOf(request));
    if (isRefusal(begun)) return replies.refuse(request, reply, begun, { page: pages.account });
    giveChallenge(reply, begun.cookie);
    return { options: begun.options };
  });

  app.post(`${base}/passkey/add`, open(schemas.addPasskey), async (request, reply) => {
    if (replies.refusesForgery(request, reply, pages.account)) return reply;
    const { data } = passkeyNameSchema.safeParse(fieldsOf(request));
    const cookie = request.cookies[names.challenge];
    const entry = replies.entryOf(request);
    const added = await passkeys.add(entry, cookie, data?.credential, data?.name ?? 'Passkey');
    reply.clearCookie(names.challenge, attributes);
    return answer(request, reply, added, pages.account);
  });

  app.post(`${base}/passkey/remove`, open(schemas.removePasskey), async (request, reply) => {
    if (replies.refusesForgery(request, reply, pages.account)) return reply;
    const id = passkeyIdSchema.safeParse(fieldsOf(request).id).data ?? '';
    const entry = replies.entryOf(request);
    const removed = await passkeys.remove(entry, id, requestOf(request));
    return answer(request, reply, removed, pages.account);
  });
}
