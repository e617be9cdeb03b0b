import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../methods/refusal.ts';
import { open, schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { fieldsOf } from '../protocol/answer.ts';
import { base } from '../protocol/base.ts';
import { workInSession } from '../sessions/in-session.ts';
import type { FormReplies } from './form-replies.ts';

export function addSessionListRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  replies: FormReplies,
): void {
  const { options, pages, answers, clock } = parts;
  const { store } = options;
  const page = pages.account;

  /** Ends one of the user's sessions by its `id`; without it all except this one. */
  app.post(`${base}/sessions/end`, open(schemas.endSessions), async (request, reply) => {
    if (replies.refusesForgery(request, reply, page)) return reply;
    const entry = replies.entryOf(request);
    const { former, caller } = entry;
    if (!former || former.purpose !== null) {
      return replies.refuse(request, reply, { refusal: 'session' }, {});
    }
    const { id } = fieldsOf(request);
    const accountId = former.account.id;
    const ended = await workInSession(store, entry, async (unit) => {
      const own = await unit.sessions.listOf(accountId);
      const meant = own.filter(({ idHash }) =>
        id === undefined ? idHash !== former.idHash : idHash === id,
      );
      for (const { idHash } of meant) await unit.sessions.remove(idHash);
      // An attacker in another session may have requested another address.
      if (id === undefined) await unit.links.removeAllFor(accountId);
      const details = { sessions: String(meant.length) };
      const event = { accountId, at: clock.now(), ...caller, details };
      if (meant.length > 0) await unit.events.add({ type: 'sessions-ended', ...event });
      return { ended: meant.length };
    });
    if (isRefusal(ended)) return replies.refuse(request, reply, ended, {});
    if (ended.ended === 0 && id !== undefined) {
      return answers.refuse(request, reply, { status: 404, error: 'Unknown', page });
    }
    return replies.proceed(request, reply, ended, page);
  });
}
