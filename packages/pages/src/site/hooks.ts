import { useSyncExternalStore } from 'react';
import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import type { PageSession } from '../page-session.ts';
import type { Site } from '../payload/payload.ts';
import type { RegisteredFacts, RegisteredSession } from '../register.ts';
import type { Route } from '../routes/route.ts';
import { useOptionalRuntime } from './contexts.ts';

const never = () => () => {};

/** The data around every page; null only if they could not be loaded. */
export function useOptionalSite<Facts extends object = RegisteredFacts>(): Site<Facts> | null {
  return (useRouteLoaderData('root') as Site<Facts> | undefined) ?? null;
}

/**
 * The data around every page.
 *
 * @throws Error if they could not be loaded; error pages are shown in that case
 */
export function useSite<Facts extends object = RegisteredFacts>(): Site<Facts> {
  const site = useOptionalSite<Facts>();
  if (!site) throw new Error('This component needs the data around the page');
  return site;
}

/** False on the server and during the first render in the browser: both must be the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The session that the page was rendered with, then the current session in the browser; null for a
 * guest.
 */
export function useSession<Session extends PageSession = RegisteredSession>(): Session | null {
  const rendered = (useOptionalSite()?.session ?? null) as Session | null;
  const store = useOptionalRuntime()?.session;
  return useSyncExternalStore(
    store?.subscribe ?? never,
    () => (store ? (store.get() as Session | null) : rendered),
    () => rendered,
  );
}

/** The route of the shown page; null on an error page of an unknown address. */
export function useRoute(): Route | null {
  const handle = useMatches().at(-1)?.handle as { route: Route } | undefined;
  return handle?.route ?? null;
}

/** `aria-current` for a link to the shown page. */
export function useCurrent(): (path: string) => { 'aria-current'?: 'page' } {
  const { pathname } = useLocation();
  return (path) => (pathname === path ? { 'aria-current': 'page' } : {});
}
