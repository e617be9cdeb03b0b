// MDX would take the lines' indents away.

export const videoMarkup =
  '<iframe data-consent="youtube" data-src="https://www.youtube-nocookie.com/embed/…" title="Our practice: the film"></iframe>';

export const videoScript = `import { createBrowserConsent, gateMarkup } from '@praxiskit/consent-manager';
import { showConsent } from '@praxiskit/consent-manager/element';
import '@praxiskit/consent-manager/styles.css';

const items = [
  {
    id: 'youtube',
    name: 'Films of YouTube',
    category: 'functional',
    provider: 'Google Ireland Limited',
    countries: ['US'],
    hosts: ['www.youtube-nocookie.com'],
  },
] as const;
const consent = createBrowserConsent({ items });
showConsent(consent);
gateMarkup(consent);
consent.start();`;
