import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../methods/refusal.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { usualRoles } from '../roles/role-rules.ts';
import { accountParams, open, rolesSchema, schemas, stateSchema } from '../route-schemas.ts';
import type { Doors } from './doors.ts';

/** What an admin does with the accounts of others. */
export function addRoleRoutes(app: FastifyInstance, parts: RouteParts, doors: Doors): void {
  const { options, pages, answers, roleChanges } = parts;
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

  app.post(`${base}/accounts/:id/roles`, forAdmins(schemas.setRoles), async (request, reply) => {
    if (doors.refusesForgery(request, reply, page)) return reply;
    const { id } = accountParams.parse(request.params);
    const { data } = rolesSchema.safeParse(fieldsOf(request));
    if (!data) return answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', page });
    const entry = doors.entryOf(request);
    return answer(request, reply, await roleChanges.setRoles(entry, id, data.roles));
  });

  app.post(`${base}/accounts/:id/state`, forAdmins(schemas.setState), async (request, reply) => {
    if (doors.refusesForgery(request, reply, page)) return reply;
    const { id } = accountParams.parse(request.params);
    const { data } = stateSchema.safeParse(fieldsOf(request));
    if (!data) return answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', page });
    const entry = doors.entryOf(request);
    return answer(request, reply, await roleChanges.setDisabled(entry, id, data.disabled));
  });
}
