import type { FastifyInstance } from 'fastify';
import { emailChangeSchema, factorSchema } from '../fields.ts';
import { isRefusal } from '../methods/refusal.ts';
import { open, schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { isForeignRequest } from '../protocol/origin.ts';
import { wrongFields } from '../protocol/wrong-fields.ts';
import type { Doors } from './doors.ts';

/** What its owner does with an account as a whole: takes its data along, deletes it. */
export function addAccountRoutes(app: FastifyInstance, parts: RouteParts, doors: Doors): void {
  const { options, pages, answers, fresh, links, deletion, accountExport } = parts;

  app.post(`${base}/deletion`, open(schemas.deletion), async (request, reply) => {
    const page = pages.deletion;
    if (doors.refusesForgery(request, reply, page)) return reply;
    const { current = null } = factorSchema.safeParse(fieldsOf(request)).data ?? {};
    const ticket = doors.ticketOf(request);
    const asked = await deletion.request(doors.entryOf(request), { current, ticket });
    if (isRefusal(asked)) {
      return doors.refuse(request, reply, asked, asked.refusal === 'session' ? {} : { page });
    }
    doors.leave(reply);
    const deletionAt = new Date(asked.deletionAt).toISOString();
    return doors.tell(request, reply, { deletion_at: deletionAt }, pages.goodbye);
  });

  app.post(`${base}/email/change`, open(schemas.changeEmail), async (request, reply) => {
    const page = pages.account;
    if (doors.refusesForgery(request, reply, page)) return reply;
    const { data, error: wrong } = emailChangeSchema.safeParse(fieldsOf(request));
    if (wrong || !options.store.sendsMails) {
      const fields = wrong ? wrongFields(wrong) : [];
      return answers.refuse(request, reply, { status: 422, error: 'EmailSignin', fields, page });
    }
    const { email, current = null } = data;
    const ticket = doors.ticketOf(request);
    const entry = {
      ...doors.entryOf(request),
      callbackUrl: new URL(pages.emailChanged, options.origin).href,
    };
    const accountId = entry.former?.account.id ?? '';
    const isSame = email === entry.former?.account.email;
    const asked =
      (await fresh.ensure(entry, { current, ticket })) ??
      (isSame ? ({ refusal: 'email-same' } as const) : null) ??
      (await links.request(entry, { purpose: 'email', email, accountId, ticket, askedIds: [] }));
    if (!isRefusal(asked)) return doors.await(request, reply, asked.linkId, page);
    return doors.refuse(request, reply, asked, asked.refusal === 'session' ? {} : { page });
  });

  app.get(`${base}/export`, open(schemas.export), async (request, reply) => {
    const page = pages.account;
    // It has no token, and is noted: no other site has it done in passing.
    if (isForeignRequest(request, options.origin)) {
      return answers.refuse(request, reply, { status: 403, error: 'MissingCSRF', page });
    }
    const written = await accountExport.write(doors.entryOf(request));
    if (isRefusal(written)) {
      return doors.refuse(request, reply, written, written.refusal === 'session' ? {} : { page });
    }
    return reply
      .header('content-disposition', 'attachment; filename="account.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(written.file, null, 2));
  });
}
