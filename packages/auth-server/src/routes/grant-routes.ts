import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../methods/refusal.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { usualRoles } from '../roles/role-rules.ts';
import { accountParams, open, rolesSchema, schemas } from '../route-schemas.ts';
import type { Doors } from './doors.ts';

/** Guarded roles that an admin has given, for those who may confirm them. */
export function addGrantRoutes(app: FastifyInstance, parts: RouteParts, doors: Doors): void {
  const { options, pages, answers, roleGrants } = parts;
  const { guarded } = options.roles ?? usualRoles;
  const page = pages.admin;
  const forGuarded = <Schema extends object>(schema: Schema) => ({
    ...open(schema),
    config: { access: [...guarded] },
  });

  app.get(`${base}/roles/waiting`, forGuarded(schemas.grants), async () => {
    const all = await roleGrants.list();
    return all.map(({ accountId, email, name, role, givenBy, createdAt }) => ({
      ...{ account_id: accountId, email, name, role, given_by: givenBy },
      created_at: new Date(createdAt).toISOString(),
    }));
  });

  const path = `${base}/accounts/:id/roles/confirm`;
  app.post(path, forGuarded(schemas.confirmRoles), async (request, reply) => {
    if (doors.refusesForgery(request, reply, page)) return reply;
    const { id } = accountParams.parse(request.params);
    const { data } = rolesSchema.safeParse(fieldsOf(request));
    if (!data) return answers.refuse(request, reply, { status: 422, error: 'FieldsInvalid', page });
    const confirmed = await roleGrants.confirm(doors.entryOf(request), id, data.roles);
    return isRefusal(confirmed)
      ? doors.refuse(request, reply, confirmed, { page })
      : doors.tell(request, reply, confirmed, page);
  });
}
