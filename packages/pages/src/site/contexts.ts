import { createContext, useCallback, useContext } from 'react';
import type { RegisteredServices } from '../register.ts';
import type { PageSession } from '../session/page-session.ts';
import type { Unsaved } from '../unsaved/unsaved.ts';
import type { SiteDefinition } from './site-definition.ts';

/** The session as it lives on in the browser. */
export interface SessionStore {
  get(): PageSession | null;
  subscribe(listener: () => void): () => void;
}

/** What only a browser has. */
export interface BrowserRuntime {
  session: SessionStore;
  /** The app's own, as `hydratePage` got them. */
  services: unknown;
  /** Fetches a page's component before the visitor goes there. */
  preload(href: string): void;
  /** Keeps the language and loads the same page in it. */
  chooseLocale(locale: string): void;
  /** React has the page: what the visitor did before can be replayed. */
  onHydrated(): void;
  onNavigated(): void;
  /** What would be lost with the page. */
  unsaved: Unsaved;
}

export const SiteDefinitionContext = createContext<SiteDefinition<object> | null>(null);

export function useSiteDefinition(): SiteDefinition<object> {
  const definition = useContext(SiteDefinitionContext);
  if (!definition) throw new Error('There is no site around this component');
  return definition;
}

export const BrowserRuntimeContext = createContext<BrowserRuntime | null>(null);

/** Null on the server. To be used in handlers and effects: markup has to be the same on both sides. */
export function useOptionalRuntime(): BrowserRuntime | null {
  return useContext(BrowserRuntimeContext);
}

/** What the app does in a browser alone; null on the server. */
export function useOptionalServices<Services = RegisteredServices>(): Services | null {
  return (useOptionalRuntime()?.services ?? null) as Services | null;
}

/**
 * The app's services for handlers and effects, which run in a browser alone. The function that is returned
 * throws an Error on the server.
 */
export function useServices<Services = RegisteredServices>(): () => Services {
  const services = useOptionalServices<Services>();
  return useCallback(() => {
    if (!services) throw new Error('There are no browser services on the server');
    return services;
  }, [services]);
}
