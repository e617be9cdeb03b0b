import type { AuthClient } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import type { RecordClient } from '@praxiskit/record-model/client';
import type { Toasts } from '@praxiskit/ui-kit';
import { createContext, useCallback, useContext } from 'react';

/** What the site does in a browser alone. */
export interface BrowserServices {
  auth: AuthClient;
  consent: Consent;
  toasts: Toasts;
  /** Loaded when the first page asks for records. */
  records(): Promise<RecordClient>;
}

export const BrowserServicesContext = createContext<BrowserServices | null>(null);

/** Null on the server. Markup has to be the same on both sides, so it must not depend on it. */
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
