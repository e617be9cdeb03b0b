import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foldRepeats } from '../logging/fold-repeats.ts';

/** Returns the signed-in user; null for a guest. */
export type ViewerOf = (request: FastifyRequest) => { readonly id: string } | null;

/**
 * Logs refusals, with the account's id and the route's pattern: a 403, and a 404 to a user who is signed
 * in, since a record that they may not see is answered as missing. Never the requested address or the
 * caller's own: both may name a person. One line a second for each route, with a count.
 * Not a 401: every visit begins without a session.
 */
export function logRefusals(app: FastifyInstance, viewer: ViewerOf = () => null): void {
  const folded = foldRepeats();
  app.addHook('onClose', async () => folded.close());
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 403 || reply.statusCode === 404) log(request, reply);
    done();
  });

  function log(request: FastifyRequest, { statusCode: status }: FastifyReply): void {
    const { method, routeOptions, log } = request;
    const route = routeOptions.url ?? null;
    const account = viewer(request)?.id ?? null;
    if (status === 404 && (account === null || leadsNowhere(request))) return;
    folded.add(`${method} ${route} ${status}`, (repeated) =>
      log.warn({ account, method, route, status, ...(repeated && { repeated }) }, 'Refused'),
    );
  }
}

/** No route, or the one of all addresses that have none. */
const leadsNowhere = ({ is404, routeOptions }: FastifyRequest) =>
  is404 || routeOptions.url?.endsWith('*') === true;
