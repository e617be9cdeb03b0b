import type { AuthClient } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import type { RecordClient } from '@praxiskit/record-model/client';
import type { Toasts } from '@praxiskit/ui-kit';
import { createContext, useCallback, useContext } from 'react';

/** What only a browser has; on the server there is none of it. */
export interface BrowserServices {
  auth: AuthClient;
  consent: Consent;
  toasts: Toasts;
  /** Loaded when the first page asks for records. */
  records(): Promise<RecordClient>;
  preload(href: string): void;
  chooseLocale(locale: string): void;
  /** The page answers now: what the visitor did before may happen. */
  onHydrated(): void;
  onNavigated(): void;
}

export const BrowserServicesContext = createContext<BrowserServices | null>(null);

/** Null on the server and, so that both draw the same, not to be used while rendering markup. */
export function useOptionalServices(): BrowserServices | null {
  return useContext(BrowserServicesContext);
}

/** For handlers and effects, which run in a browser alone. */
export function useServices(): () => BrowserServices {
  const services = useContext(BrowserServicesContext);
  return useCallback(() => {
    if (!services) throw new Error('There are no browser services on the server');
    return services;
  }, [services]);
}
