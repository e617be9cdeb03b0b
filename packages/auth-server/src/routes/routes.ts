import type { FastifyInstance } from 'fastify';
import { open, schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { base } from '../protocol/base.ts';
import { addAccountRoutes } from './account-routes.ts';
import { createDoors } from './doors.ts';
import { addFactorRoutes } from './factor-routes.ts';
import { addGrantRoutes } from './grant-routes.ts';
import { addInvitationRoutes } from './invitation-routes.ts';
import { addLinkRoutes } from './link-routes.ts';
import { addPasswordRoutes } from './password-routes.ts';
import { addRoleRoutes } from './role-routes.ts';
import { addSessionListRoutes } from './session-list-routes.ts';
import { addSessionRoutes } from './session-routes.ts';

/** The addresses of next-auth's protocol, and ours beside them. `app` is a scope of its own. */
export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  const doors = createDoors(parts);
  addSessionRoutes(app, parts, doors);
  addPasswordRoutes(app, parts, doors);
  addLinkRoutes(app, parts, doors);
  addFactorRoutes(app, parts, doors);
  addRoleRoutes(app, parts, doors);
  addGrantRoutes(app, parts, doors);
  addSessionListRoutes(app, parts, doors);
  addAccountRoutes(app, parts, doors);
  addInvitationRoutes(app, parts, doors);

  // A client throws on any answer without `url`, also for what nobody offers.
  app.post(`${base}/*`, open(schemas.unknown), async (request, reply) => {
    if (doors.refusesForgery(request, reply)) return reply;
    return parts.answers.refuse(request, reply, { status: 400, error: 'Refused' });
  });
}
