import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { Session } from '../contract.ts';
import type { Payload } from '../payloads/payload.ts';
import type { Site } from '../site/site.ts';

/**
 * What guards and loaders ask for, answered differently on each side: the server reads the request and
 * calls payload functions, the browser reads its session store and fetches `_payload.json`.
 */
export interface RouteServices {
  session(): Session | null;
  guestRedirect(): string;
  loadSite(): Promise<Site>;
  loadPage(routeId: string, args: LoaderFunctionArgs): Promise<Payload>;
}

export const routeServices = createContext<RouteServices>();
