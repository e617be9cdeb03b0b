import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../methods/refusal.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { usualRoles } from '../roles/role-rules.ts';
import { accountParams, invitationSchema, open, schemas } from '../route-schemas.ts';
import type { Doors } from './doors.ts';

/** An admin invites those who work here. */
export function addInvitationRoutes(app: FastifyInstance, parts: RouteParts, doors: Doors): void {
  const { options, pages, answers, invitations } = parts;
  const { admin } = options.roles ?? usualRoles;
  const page = pages.admin;
  const forAdmins = <Schema extends object>(schema: Schema) => ({
    ...open(schema),
    config: { access: [admin] },
  });

  function answer(request: FastifyRequest, reply: FastifyReply, result: object | Refusal) {
    return isRefusal(result)
      ? doors.refuse(request, reply, result, { page })
      : doors.tell(request, reply, result, page);
  }

  app.get(`${base}/invitations`, forAdmins(schemas.invitations), async () => {
    const all = await invitations.list();
    return all.map(({ id, email, name, roles, createdAt, expiresAt }) => ({
      ...{ id, email, name, roles },
      created_at: new Date(createdAt).toISOString(),
      expires_at: new Date(expiresAt).toISOString(),
    }));
  });

  app.post(`${base}/invitations`, forAdmins(schemas.invite), async (request, reply) => {
    if (doors.refusesForgery(request, reply, page)) return reply;
    if (!options.store.sendsMails) {
      return answers.refuse(request, reply, { status: 400, error: 'Refused', page });
    }
    const { data } = invitationSchema.safeParse(fieldsOf(request));
    if (!data) return answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', page });
    return answer(request, reply, await invitations.invite(doors.entryOf(request), data));
  });

  for (const [step, schema] of [
    ['resend', schemas.resendInvitation],
    ['withdraw', schemas.withdrawInvitation],
  ] as const) {
    app.post(`${base}/invitations/:id/${step}`, forAdmins(schema), async (request, reply) => {
      if (doors.refusesForgery(request, reply, page)) return reply;
      const { id } = accountParams.parse(request.params);
      return answer(request, reply, await invitations[step](doors.entryOf(request), id));
    });
  }
}
