import { createBrowserConsent, gateMarkup } from '@praxiskit/consent-manager';
import { startConsentMode } from '@praxiskit/consent-manager/consent-mode';
import { showConsent } from '@praxiskit/consent-manager/element';

/** The script of a plain page under a strict policy: `strict-policy.browser.test.ts` loads it in a frame. */
const consent = createBrowserConsent({
  items: [
    { id: 'video', name: 'Video', category: 'functional', privacy: '<p>Ein <b>Anbieter</b>.</p>' },
    { id: 'count', name: 'Besuche', category: 'analytics' },
  ],
  delay: 0,
});
showConsent(consent);
gateMarkup(consent);
startConsentMode(consent, { id: 'G-EXAMPLE', item: 'count' });
// Two tags share the one policy that a page may make.
startConsentMode(consent, { id: 'G-SECOND', item: 'count' });
consent.start();
