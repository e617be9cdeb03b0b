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

export const install = `npm install @praxiskit/consent-manager
cp -r node_modules/@praxiskit/consent-manager/dist public/consent`;

export const otherPages = `<!-- In the footer of every page: opens the settings. Without scripts it leads to the policy. -->
<a href="/datenschutz" data-consent-open>Cookie-Einstellungen</a>

<!-- At the end of the imprint and of the privacy policy: a bar, since both are read without an answer. -->
<consent-dialog variant="bar"></consent-dialog>`;
