import type { FastifyInstance } from 'fastify';
import { emailChangeSchema, factorSchema } from '../fields.ts';
import { isRefusal } from '../methods/refusal.ts';
import { open, schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { isForeignRequest } from '../protocol/origin.ts';
import { wrongFields } from '../protocol/wrong-fields.ts';
import type { FormReplies } from './form-replies.ts';

/** The owner's actions on the whole account: export, deletion, another address. */
export function addAccountRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  replies: FormReplies,
): void {
  const { options, pages, answers, fresh, links, deletion, accountExport } = parts;

  app.post(`${base}/deletion`, open(schemas.deletion), async (request, reply) => {
    const page = pages.deletion;
    if (replies.refusesForgery(request, reply, page)) return reply;
    const { current = null } = factorSchema.safeParse(fieldsOf(request)).data ?? {};
    const retryToken = replies.retryTokenOf(request);
    const asked = await deletion.request(replies.entryOf(request), { current, retryToken });
    if (isRefusal(asked)) {
      return replies.refuse(request, reply, asked, asked.refusal === 'session' ? {} : { page });
    }
    replies.leave(reply);
    const deletionAt = new Date(asked.deletionAt).toISOString();
    return replies.proceed(request, reply, { deletion_at: deletionAt }, pages.goodbye);
  });

  app.post(`${base}/email/change`, open(schemas.changeEmail), async (request, reply) => {
    const page = pages.account;
    if (replies.refusesForgery(request, reply, page)) return reply;
    const { data, error: wrong } = emailChangeSchema.safeParse(fieldsOf(request));
    if (wrong || !options.store.sendsMails) {
      const fields = wrong ? wrongFields(wrong) : [];
      return answers.refuse(request, reply, { status: 422, error: 'EmailSignin', fields, page });
    }
    const { email, current = null } = data;
    const retryToken = replies.retryTokenOf(request);
    const entry = {
      ...replies.entryOf(request),
      callbackUrl: new URL(pages.emailChanged, options.origin).href,
    };
    const accountId = entry.former?.account.id ?? '';
    const isSame = email === entry.former?.account.email;
    const asked =
      (await fresh.ensure(entry, { current, retryToken })) ??
      (isSame ? ({ refusal: 'email-same' } as const) : null) ??
      (await links.request(entry, {
        purpose: 'email',
        email,
        accountId,
        retryToken,
        askedIds: [],
      }));
    if (!isRefusal(asked)) return replies.awaitLink(request, reply, asked.linkId, page);
    return replies.refuse(request, reply, asked, asked.refusal === 'session' ? {} : { page });
  });

  app.get(`${base}/export`, open(schemas.export), async (request, reply) => {
    const page = pages.account;
    // It has no token and is logged: another site must not trigger it.
    if (isForeignRequest(request, options.origin)) {
      return answers.refuse(request, reply, { status: 403, error: 'MissingCSRF', page });
    }
    const written = await accountExport.write(replies.entryOf(request));
    if (isRefusal(written)) {
      return replies.refuse(request, reply, written, written.refusal === 'session' ? {} : { page });
    }
    return reply
      .header('content-disposition', 'attachment; filename="account.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(written.file, null, 2));
  });
}
