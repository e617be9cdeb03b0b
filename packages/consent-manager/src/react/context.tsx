import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Consent } from '../index.ts';

/** The consent of the tree; null outside of a `ConsentProvider`. */
export const ConsentContext = createContext<Consent | null>(null);

export function ConsentProvider({ consent, children }: { consent: Consent; children: ReactNode }) {
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

/**
 * The consent of this tree.
 *
 * @throws Error outside of a `ConsentProvider`
 */
export function useConsentManager(): Consent {
  const consent = useContext(ConsentContext);
  if (!consent) throw new Error('useConsentManager needs a ConsentProvider above it');
  return consent;
}

/**
 * The state, kept current. On the server it is the state of a visitor who has not decided.
 *
 * @throws Error outside of a `ConsentProvider`
 */
export function useConsentState() {
  const consent = useConsentManager();
  // No `useStore`: it would hydrate with nothing allowed, and allowed content would flash.
  return useSyncExternalStore(consent.subscribe, consent.getState, consent.getState);
}

/**
 * Whether one item may run, and functions to change that.
 *
 * @param id the item's
 * @param shown the texts beside the button: the proof is of them
 * @throws Error outside of a `ConsentProvider`
 */
export function useConsent(id: string, shown?: string) {
  const consent = useConsentManager();
  useConsentState();
  return {
    isGranted: consent.has(id),
    openSettings: () => consent.open('settings'),
    /** Allows this item from now on, and leaves the other choices as they are. */
    grant: () => consent.grant(id, shown),
    /** Withdraws it, in the same way. */
    revoke: () => consent.revoke(id, shown),
  };
}
