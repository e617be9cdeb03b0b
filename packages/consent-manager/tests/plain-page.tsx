import {
  type ConsentItem,
  consentMessages,
  createConsent,
  gateMarkup,
} from '@praxiskit/consent-manager';
import { showConsent } from '@praxiskit/consent-manager/element';
import { ConsentDialog, ConsentProvider } from '@praxiskit/consent-manager/react';
import { createRoot } from 'react-dom/client';

/** The script of the page that `accessibility.all.test.ts` looks at: one face, one state. */
const { face, state } = Object.fromEntries(new URLSearchParams(location.search));
const film = {
  hosts: ['https://filmauslieferungsnetzwerk.beispielanbieter.example'],
  url: '/film',
};
const items: ConsentItem[] = [
  { id: 'session', name: 'Anmeldung', category: 'required', description: 'Hält Sie angemeldet.' },
  {
    id: 'map',
    name: 'Karte',
    category: 'functional',
    description: 'Zeigt den Weg.',
    cookies: ['NID'],
    purpose: 'Umgebungskartendarstellung',
    provider: 'Kartendatenbereitstellungsgesellschaft mit beschränkter Haftung',
    countries: ['GB', 'US'],
    url: '/map',
    privacy: '<p>Ein <a href="/x">Anbieter</a>.</p>',
  },
  { id: 'video', name: 'Videos', category: 'functional', description: 'Zeigt Filme.', ...film },
  { id: 'count', name: 'Besuche', category: 'analytics', description: 'Zählt Besuche.' },
];
const consent = createConsent({
  items,
  storage: null,
  delay: 1e9,
  cookies: { names: () => (state === 'unreached' ? ['NID'] : []), remove() {} },
});
const variant = state === 'bar' ? 'bar' : 'dialog';
if (face === 'react') {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ConsentProvider consent={consent}>
      <ConsentDialog variant={variant} />
    </ConsentProvider>,
  );
} else {
  showConsent(consent, consentMessages[document.documentElement.lang as 'de']).setAttribute(
    'variant',
    variant,
  );
}
consent.start();
if (state === 'revising' || state === 'unreached') consent.declineAll();
if (state === 'placeholder') gateMarkup(consent);
else consent.open(state === 'intro' || state === 'bar' ? 'intro' : 'settings');
if (state === 'settings') consent.accept('map');
// React renders later.
setTimeout(() => {
  for (const panel of document.querySelectorAll('details')) panel.open = true;
  document.body.dataset.ready = '';
}, 50);
