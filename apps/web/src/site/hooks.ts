import { useSyncExternalStore } from 'react';
import { useLoaderData, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import type { Session } from '../contract.ts';
import type { Payload } from '../payloads/payload.ts';
import type { Route } from '../routes.ts';
import { useOptionalServices } from './services.ts';
import type { Site } from './site.ts';

const never = () => () => {};

/** What every page stands in; missing only where the site itself could not be loaded. */
export function useOptionalSite(): Site | null {
  return (useRouteLoaderData('root') as Site | undefined) ?? null;
}

export function useSite(): Site {
  const site = useOptionalSite();
  if (!site) throw new Error('This page needs the site around it');
  return site;
}

/** The content of the page that asks. */
export function usePage<Data>(): Payload<Data> {
  return useLoaderData() as Payload<Data>;
}

/** True from the first render after hydration on: what only scripts can do is drawn then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Who is signed in: as the server drew the page, then as the session lives on. */
export function useSession(): Session | null {
  const site = useOptionalSite();
  const services = useOptionalServices();
  const drawn = site?.session ?? null;
  const current = (): Session | null =>
    services ? (services.auth.getState().session as Session | null) : drawn;
  return useSyncExternalStore(services?.auth.subscribe ?? never, current, () => drawn);
}

export function useRoute(): Route | null {
  const handle = useMatches().at(-1)?.handle as { route: Route } | undefined;
  return handle?.route ?? null;
}

/** `aria-current` for a link to the page that is shown. */
export function useCurrent(): (path: string) => { 'aria-current'?: 'page' } {
  const { pathname } = useLocation();
  return (path) => (pathname === path ? { 'aria-current': 'page' } : {});
}
