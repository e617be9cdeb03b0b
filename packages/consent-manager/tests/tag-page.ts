import { createBrowserConsent } from '@praxiskit/consent-manager';
import { startConsentMode } from '@praxiskit/consent-manager/consent-mode';

/** The script of the page that `google-tag.test.ts` opens. */
const consent = createBrowserConsent({
  items: [
    { id: 'analytics', name: 'Besuche', category: 'analytics' },
    { id: 'more', name: 'Weiteres', category: 'analytics' },
  ],
  delay: 1e9,
});
startConsentMode(consent, { id: 'G-FIRST' });
startConsentMode(consent, { id: 'G-MORE', item: 'more' });
consent.start();
Object.assign(window, { consent });
