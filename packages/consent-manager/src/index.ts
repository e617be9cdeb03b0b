/** Asks for consent, item by item, keeps it, and lets nothing optional run without it. */
export function createConsentManager() {
  return { name: '@praxiskit/consent-manager' };
}
