import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { open, schemas } from '../open-api/schemas.ts';
import type { RouteParts } from '../parts.ts';
import { base } from '../protocol/base.ts';
import { isForeignRequest, parseCallbackUrl } from '../protocol/origin.ts';
import { foreignRequest } from '../protocol/origin-check.ts';
import { storageKeysOf } from '../protocol/storage-keys.ts';
import { callerOf } from '../sessions/caller.ts';
import { sessionOf } from '../sessions/session.ts';
import { guard } from '../sessions/sessions.ts';
import type { FormReplies } from './form-replies.ts';

/** Routes that a client requests before it signs in, and the sign-out. */
export function addSessionRoutes(
  app: FastifyInstance,
  parts: RouteParts,
  replies: FormReplies,
): void {
  const { options, pages, names, attributes, answers, csrf, clock, secrets } = parts;
  const { origin, store } = options;
  const at = (path: string) => new URL(path, origin).href;

  async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { authSession } = request;
    if (authSession !== null) {
      const event = { accountId: authSession.account.id, at: clock.now(), ...callerOf(request) };
      await guard(
        store.transaction(async ({ sessions, events }) => {
          await sessions.remove(authSession.idHash);
          await events.add({ type: 'signed-out', ...event, details: {} });
        }),
      );
    }
    replies.leave(reply);
  }

  app.get(`${base}/session`, open(schemas.session), (request) => sessionOf(request) ?? {});

  app.get(`${base}/providers`, open(schemas.providers), () => {
    const provider = (id: string, name: string, type: string) => ({
      id,
      name,
      type,
      signinUrl: at(`${base}/signin/${id}`),
      callbackUrl: at(`${base}/callback/${id}`),
    });
    const credentials = provider('credentials', 'Credentials', 'credentials');
    return store.sendsMails
      ? { credentials, email: provider('email', 'Email', 'email') }
      : { credentials };
  });

  app.get(`${base}/csrf`, open(schemas.csrf), (request, reply) => {
    const known = csrf.read(request.cookies[names.csrf]);
    if (known !== null) return { csrfToken: known };
    const { token, cookie } = csrf.create();
    reply.setCookie(names.csrf, cookie, attributes);
    return { csrfToken: token };
  });

  app.get(`${base}/signin`, open(schemas.signInPage), (request, reply) => {
    const url = new URL(pages.signIn, origin);
    const back = parseCallbackUrl((request.query as { callbackUrl?: unknown }).callbackUrl, origin);
    if (back !== null) url.searchParams.set('callbackUrl', back);
    return reply.redirect(url.href, 302);
  });

  // next-auth's clients go here when they cannot read the providers.
  app.get(`${base}/error`, open(schemas.errorPage), (_request, reply) => {
    const url = new URL(pages.signIn, origin);
    url.searchParams.set('error', 'Unavailable');
    return reply.redirect(url.href, 302);
  });

  // A page asks for it by itself: that is no activity of the user.
  const storageKeys = { access: 'session', background: true } as const;
  app.get(
    '/api/user/storage-keys',
    { config: storageKeys, schema: schemas.storageKeys },
    ({ viewer }) => ({ keys: viewer === null ? [] : storageKeysOf(secrets, viewer.id) }),
  );

  app.post(`${base}/signout`, open(schemas.signOut), async (request, reply) => {
    if (replies.refusesForgery(request, reply)) return reply;
    const url = answers.callbackUrl(request) ?? at('/');
    await endSession(request, reply);
    return answers.accept(request, reply, url);
  });

  app.post('/api/user/logout', open(schemas.logOut), async (request, reply) => {
    // Without a body there is no token: the browser's origin headers have to be enough.
    if (isForeignRequest(request, origin)) {
      throw foreignRequest(request);
    }
    await endSession(request, reply);
    return { url: at(pages.signIn) };
  });
}
