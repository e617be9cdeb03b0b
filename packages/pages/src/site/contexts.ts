import { createContext, useCallback, useContext } from 'react';
import type { PageSession } from '../page-session.ts';
import type { RegisteredServices } from '../register.ts';
import type { Unsaved } from '../unsaved.ts';
import type { SiteDefinition } from './site-definition.ts';

/** The session in the browser, which can change. */
export interface SessionStore {
  get(): PageSession | null;
  subscribe(listener: () => void): () => void;
}

/** The parts that only a browser has. */
export interface BrowserRuntime {
  session: SessionStore;
  /** The app's services from `hydratePage`. */
  services: unknown;
  /** Fetches a page's component before the visitor opens it. */
  preload(href: string): void;
  /** Stores the language and loads the same page in it. */
  chooseLocale(locale: string): void;
  /** React has the page: earlier actions of the visitor can be replayed. */
  onHydrated(): void;
  onNavigated(): void;
  /** Edits that would be lost with the page. */
  unsaved: Unsaved;
}

export const SiteDefinitionContext = createContext<SiteDefinition<object> | null>(null);

export function useSiteDefinition(): SiteDefinition<object> {
  const definition = useContext(SiteDefinitionContext);
  if (!definition) throw new Error('There is no site around this component');
  return definition;
}

export const BrowserRuntimeContext = createContext<BrowserRuntime | null>(null);

/** Null on the server. For handlers and effects: markup must be the same on server and client. */
export function useOptionalRuntime(): BrowserRuntime | null {
  return useContext(BrowserRuntimeContext);
}

/** The app's services in a browser; null on the server. */
export function useOptionalServices<Services = RegisteredServices>(): Services | null {
  return (useOptionalRuntime()?.services ?? null) as Services | null;
}

/**
 * The app's services for handlers and effects, which run only in a browser. The returned function
 * throws an Error on the server.
 */
export function useServices<Services = RegisteredServices>(): () => Services {
  const services = useOptionalServices<Services>();
  return useCallback(() => {
    if (!services) throw new Error('There are no browser services on the server');
    return services;
  }, [services]);
}
