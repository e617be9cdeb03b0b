import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { choiceSchema, credentialsSchema, namedChoiceSchema } from '../fields.ts';
import { normaliseEmail } from '../methods/email-address.ts';
import type { Chosen } from '../methods/password/password.ts';
import { isRefusal } from '../methods/refusal.ts';
import { open, schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { wrongFields } from '../protocol/wrong-fields.ts';
import { hasName } from '../store/account.ts';
import type { FormReplies } from './form-replies.ts';

export function addPasswordRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  replies: FormReplies,
): void {
  const { options, pages, answers, passwords } = parts;

  /** Says how many other sessions were ended, then leads to the client's destination. */
  function donePage({ url, ended }: Chosen): string {
    const done = new URL(pages.passwordNew, options.origin);
    done.searchParams.set('done', String(ended));
    done.searchParams.set('callbackUrl', url);
    return done.href;
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
    if (replies.refusesForgery(request, reply)) return reply;
    replies.rememberCallback(request, reply);
    const { data, error: wrong } = credentialsSchema.safeParse(fieldsOf(request));
    if (wrong) {
      const fields = wrongFields(wrong);
      return answers.refuse(request, reply, { status: 401, error: 'CredentialsSignin', fields });
    }
    const opened = await passwords.signIn(replies.entryOf(request), {
      email: normaliseEmail(data.email),
      password: data.password,
      retryToken: replies.retryTokenOf(request),
    });
    return isRefusal(opened)
      ? replies.refuse(request, reply, opened, {})
      : replies.enter(request, reply, opened);
  }

  app.post(`${base}/callback/credentials`, open(schemas.callback), signIn);
  app.post(`${base}/signin/credentials`, open(schemas.signIn), signIn);

  app.post(`${base}/password`, open(schemas.choosePassword), async (request, reply) => {
    const page = pages.passwordNew;
    if (replies.refusesForgery(request, reply, page)) return reply;
    const account = request.authSession?.account;
    const schema = account && !hasName(account) ? namedChoiceSchema : choiceSchema;
    const { data, error: wrong } = schema.safeParse(fieldsOf(request));
    if (wrong) {
      const fields = wrongFields(wrong);
      return answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', fields, page });
    }
    const retryToken = replies.retryTokenOf(request);
    const choice = { ...data, current: data.current ?? null, retryToken };
    const opened = await passwords.choose(replies.entryOf(request), choice);
    if (isRefusal(opened)) {
      return replies.refuse(request, reply, opened, opened.refusal === 'session' ? {} : { page });
    }
    if (answers.wantsJson(request)) {
      return replies.enter(request, reply, opened, { ended: opened.ended });
    }
    // A user who still has to set up a second factor cannot see that page.
    const url = opened.purpose === 'factor-new' ? opened.url : donePage(opened);
    return replies.enter(request, reply, { ...opened, url });
  });
}
