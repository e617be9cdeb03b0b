import type { FastifyInstance } from 'fastify';
import { accountParams, invitationSchema } from '../fields.ts';
import { schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { wrongFields } from '../protocol/wrong-fields.ts';
import { createAdminForms } from './admin-forms.ts';
import type { FormReplies } from './form-replies.ts';

export function addInvitationRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  replies: FormReplies,
): void {
  const { options, pages, answers, invitations } = parts;
  const { forAdmins, run, refuseFields } = createAdminForms(parts, replies);

  app.get(`${base}/invitations`, forAdmins(schemas.invitations), async () => {
    const all = await invitations.list();
    return all.map(({ id, email, name, roles, createdAt, expiresAt }) => ({
      id,
      email,
      name,
      roles,
      created_at: new Date(createdAt).toISOString(),
      expires_at: new Date(expiresAt).toISOString(),
    }));
  });

  app.post(`${base}/invitations`, forAdmins(schemas.invite), async (request, reply) => {
    if (!options.store.sendsMails) {
      const page = pages.admin;
      return answers.refuse(request, reply, { status: 400, error: 'Refused', page });
    }
    const { data, error: wrong } = invitationSchema.safeParse(fieldsOf(request));
    if (wrong) return refuseFields(request, reply, wrongFields(wrong));
    return run(request, reply, (entry) => invitations.invite(entry, data));
  });

  for (const [step, schema] of [
    ['resend', schemas.resendInvitation],
    ['withdraw', schemas.withdrawInvitation],
  ] as const) {
    app.post(`${base}/invitations/:id/${step}`, forAdmins(schema), (request, reply) => {
      const { id } = accountParams.parse(request.params);
      return run(request, reply, (entry) => invitations[step](entry, id));
    });
  }
}
