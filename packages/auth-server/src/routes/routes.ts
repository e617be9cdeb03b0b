import type { FastifyInstance } from 'fastify';
import { open, schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { base } from '../protocol/base.ts';
import { addAccountRoutes } from './account-routes.ts';
import { addFactorRoutes } from './factor-routes.ts';
import { createFormReplies } from './form-replies.ts';
import { addGrantRoutes } from './grant-routes.ts';
import { addInvitationRoutes } from './invitation-routes.ts';
import { addLinkRoutes } from './link-routes.ts';
import { addPasswordRoutes } from './password-routes.ts';
import { addRoleRoutes } from './role-routes.ts';
import { addSessionListRoutes } from './session-list-routes.ts';
import { addSessionRoutes } from './session-routes.ts';

/** The addresses of next-auth's protocol, and our own. `app` is a separate scope. */
export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  const replies = createFormReplies(parts);
  addSessionRoutes(app, parts, replies);
  addPasswordRoutes(app, parts, replies);
  addLinkRoutes(app, parts, replies);
  addFactorRoutes(app, parts, replies);
  addRoleRoutes(app, parts, replies);
  addGrantRoutes(app, parts, replies);
  addSessionListRoutes(app, parts, replies);
  addAccountRoutes(app, parts, replies);
  addInvitationRoutes(app, parts, replies);

  // A client throws on any response without `url`, also for an unknown address.
  app.post(`${base}/*`, open(schemas.unknown), async (request, reply) => {
    if (replies.refusesForgery(request, reply)) return reply;
    return parts.answers.refuse(request, reply, { status: 400, error: 'Refused' });
  });
}
