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
import type { Doors } from './doors.ts';

/** Signing in by password, and choosing a new one. */
export function addPasswordRoutes(app: FastifyInstance, parts: RouteParts, doors: Doors): void {
  const { options, pages, answers, passwords } = parts;

  /** Says how many others were signed out, and leads on to where the client would go at once. */
  function donePage({ url, ended }: Chosen): string {
    const done = new URL(pages.passwordNew, options.origin);
    done.searchParams.set('done', String(ended));
    done.searchParams.set('callbackUrl', url);
    return done.href;
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
    if (doors.refusesForgery(request, reply)) return reply;
    doors.rememberCallback(request, reply);
    const { data, error: wrong } = credentialsSchema.safeParse(fieldsOf(request));
    if (wrong) {
      const fields = wrongFields(wrong);
      return answers.refuse(request, reply, { status: 401, error: 'CredentialsSignin', fields });
    }
    const opened = await passwords.signIn(doors.entryOf(request), {
      email: normaliseEmail(data.email),
      password: data.password,
      ticket: doors.ticketOf(request),
    });
    return isRefusal(opened)
      ? doors.refuse(request, reply, opened, {})
      : doors.enter(request, reply, opened);
  }

  app.post(`${base}/callback/credentials`, open(schemas.callback), signIn);
  app.post(`${base}/signin/credentials`, open(schemas.signIn), signIn);

  app.post(`${base}/password`, open(schemas.choosePassword), async (request, reply) => {
    const page = pages.passwordNew;
    if (doors.refusesForgery(request, reply, page)) return reply;
    const account = request.authSession?.account;
    const schema = account && !hasName(account) ? namedChoiceSchema : choiceSchema;
    const { data, error: wrong } = schema.safeParse(fieldsOf(request));
    if (wrong) {
      const fields = wrongFields(wrong);
      return answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', fields, page });
    }
    const ticket = doors.ticketOf(request);
    const choice = { ...data, current: data.current ?? null, ticket };
    const opened = await passwords.choose(doors.entryOf(request), choice);
    if (isRefusal(opened)) {
      return doors.refuse(request, reply, opened, opened.refusal === 'session' ? {} : { page });
    }
    if (answers.wantsJson(request)) {
      return doors.enter(request, reply, opened, { ended: opened.ended });
    }
    // Who still needs a second factor cannot see that page, and goes on.
    const url = opened.purpose === 'factor-new' ? opened.url : donePage(opened);
    return doors.enter(request, reply, { ...opened, url });
  });
}
