import { createContext } from 'react-router';
import type { PageSession } from '../page-session.ts';
import type { Payload, Site } from '../payload/payload.ts';

/**
 * The answers for the router's guards and loaders. The server has them before the router starts;
 * the browser reads its session store and fetches `_payload.json`.
 */
export interface RouteServices {
  session(): PageSession | null;
  guestRedirect(): string;
  site(): Site;
  /** @throws a redirect or a route error of the router */
  payload(url: URL): Promise<Payload>;
}

export const routeServices = createContext<RouteServices>();
