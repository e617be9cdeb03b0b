import type { FastifyInstance } from 'fastify';
import { accountParams, rolesSchema } from '../fields.ts';
import { schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { usualRoles } from '../roles/role-rules.ts';
import { createAdminForms } from './admin-forms.ts';
import type { FormReplies } from './form-replies.ts';

/** Guarded roles that an admin has given, for users who can confirm or refuse them. */
export function addGrantRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  replies: FormReplies,
): void {
  const { options, pages, roleGrants } = parts;
  const { guarded } = options.roles ?? usualRoles;
  const place = { roles: guarded, page: pages.grants };
  const { forAdmins: forGuarded, run, refuseFields } = createAdminForms(parts, replies, place);

  app.get(`${base}/roles/waiting`, forGuarded(schemas.grants), async () => {
    const all = await roleGrants.list();
    return all.map(({ accountId, email, name, role, givenBy, createdAt }) => ({
      account_id: accountId,
      email,
      name,
      role,
      given_by: givenBy,
      created_at: new Date(createdAt).toISOString(),
    }));
  });

  const path = `${base}/accounts/:id/roles`;
  app.post(`${path}/confirm`, forGuarded(schemas.confirmRoles), async (request, reply) => {
    const { id } = accountParams.parse(request.params);
    const { data } = rolesSchema.safeParse(fieldsOf(request));
    if (!data) return refuseFields(request, reply);
    return run(request, reply, (entry) => roleGrants.confirm(entry, id, data.roles));
  });

  app.post(`${path}/refuse`, forGuarded(schemas.refuseRoles), async (request, reply) => {
    const { id } = accountParams.parse(request.params);
    const { data } = rolesSchema.safeParse(fieldsOf(request));
    if (!data) return refuseFields(request, reply);
    return run(request, reply, (entry) => roleGrants.refuse(entry, id, data.roles));
  });
}
