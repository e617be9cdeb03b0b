import type { PageRequest, PublicConfig } from '@praxiskit/web/server';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { innerFetch } from './inner-fetch.ts';

export interface SiteOptions {
  origin: URL;
  config: PublicConfig;
}

/** What the pages need to know of a request; `guest` leaves out who asks. */
export function pageRequest(
  request: FastifyRequest,
  url: URL,
  { origin, config }: SiteOptions,
  as: 'caller' | 'guest' = 'caller',
): PageRequest {
  const cookie = as === 'guest' ? gatePass(request) : request.headers.cookie;
  return {
    url,
    locale: request.locale,
    explicitLocale: request.isLocaleExplicit,
    session: as === 'guest' ? null : sessionOf(request),
    config,
    isLocked: request.isGateClosed,
    fetch: innerFetch(request.server, origin, request.locale, cookie),
    isBot: isbot(request.headers['user-agent'] ?? ''),
  };
}

/** Always on our own origin: the Host header never counts. */
export function addressOf(request: FastifyRequest, origin: URL): URL {
  return new URL(origin.origin + request.url);
}

function sessionOf({ viewer, authSession }: FastifyRequest): PageRequest['session'] {
  if (!viewer || !authSession) return null;
  const { id, name, email, roles, passwordChange } = viewer;
  const data = { id, roles: [...roles], password_change: passwordChange };
  return { user: { name, email, data }, expires: authSession.expires };
}

/** What is remembered for every guest is rendered with no cookie of one's own but the gate's. */
function gatePass({ cookies }: FastifyRequest): string | undefined {
  const pass = cookies.construction_access;
  return pass ? `construction_access=${pass}` : undefined;
}
