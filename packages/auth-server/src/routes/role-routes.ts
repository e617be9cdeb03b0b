import type { FastifyInstance } from 'fastify';
import { accountParams, rolesSchema, stateSchema } from '../fields.ts';
import { schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { createAdminForms } from './admin-forms.ts';
import type { FormReplies } from './form-replies.ts';

export function addRoleRoutes(app: FastifyInstance, parts: RouteParts, replies: FormReplies): void {
  const { roleChanges } = parts;
  const { forAdmins, run, refuseFields } = createAdminForms(parts, replies);
  const path = `${base}/accounts/:id`;

  app.post(`${path}/roles`, forAdmins(schemas.setRoles), async (request, reply) => {
    const { id } = accountParams.parse(request.params);
    const { data } = rolesSchema.safeParse(fieldsOf(request));
    if (!data) return refuseFields(request, reply);
    return run(request, reply, (entry) => roleChanges.setRoles(entry, id, data.roles));
  });

  app.post(`${path}/state`, forAdmins(schemas.setState), async (request, reply) => {
    const { id } = accountParams.parse(request.params);
    const { data } = stateSchema.safeParse(fieldsOf(request));
    if (!data) return refuseFields(request, reply);
    return run(request, reply, (entry) => roleChanges.setDisabled(entry, id, data.disabled));
  });

  app.post(`${path}/sessions/end`, forAdmins(schemas.endAllSessions), (request, reply) => {
    const { id } = accountParams.parse(request.params);
    return run(request, reply, (entry) => roleChanges.endSessions(entry, id));
  });

  app.post(`${path}/password/reset`, forAdmins(schemas.resetPassword), (request, reply) => {
    const { id } = accountParams.parse(request.params);
    return run(request, reply, (entry) => roleChanges.resetPassword(entry, id));
  });
}
