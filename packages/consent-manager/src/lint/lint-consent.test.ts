import {
  type ConsentItem,
  consentMessages,
  knownItems,
  lintConsent,
} from '@praxiskit/consent-manager';
import { expect, test } from 'vitest';

const video: ConsentItem = {
  id: 'video',
  name: 'Videos',
  description: 'Filme von Example, Berlin.',
  category: 'functional',
  hosts: ['https://video.example'],
};
const items = [video];
const page = '<iframe data-consent="video"></iframe><button data-consent-open>Cookies</button>';

test('a configuration in which all is well has no findings', () => {
  const findings = lintConsent({
    items: [...knownItems({ analyticsId: 'G-1' }), video],
    messages: Object.values(consentMessages),
    privacyHref: '/datenschutz',
    pages: { '/': page },
    uses: ['osm', 'analytics'],
    policy:
      "default-src 'none'; script-src 'self' 'sha256-a.b=' https://www.googletagmanager.com; frame-src https://video.example data:; img-src https://tiles.praxis.example",
    ownHosts: ['https://tiles.praxis.example'],
  });
  expect(findings).toEqual([]);
});

test.each<[string, Parameters<typeof lintConsent>[0], RegExp]>([
  [
    'a box that is ticked beforehand',
    { items: [{ ...video, default: true } as never] },
    /^video: default/,
  ],
  [
    'an item that nothing uses',
    { items, pages: { '/': '<p data-consent-open>' } },
    /^video: nothing/,
  ],
  [
    'an item without a description',
    { items: [{ id: 'chat', name: 'Chat' }] },
    /^chat: no description/,
  ],
  [
    'a missing decline',
    { items: [], messages: [{ ...consentMessages.de, declineAll: ' ' }] },
    /^de: the text of declineAll is missing$/,
  ],
  [
    'a weaker decline, in words',
    {
      items: [],
      messages: [{ ...consentMessages.de, declineAll: 'Ohne die vielen Vorteile weiterlesen' }],
    },
    /^de: declining takes more words/,
  ],
  [
    'a weaker decline, in color',
    { items: [], styles: ['.pk-consent-actions button:last-child { background: green; }'] },
    /last-child: one of the buttons/,
  ],
  ['no privacy address', { items: [], privacyHref: '' }, /links no privacy policy/],
  [
    'no way to reopen',
    { items: [], pages: { '/preise': '<p>Preise</p>' } },
    /^\/preise: nothing opens/,
  ],
  [
    'a host that no item names',
    { items, uses: ['video'], policy: "script-src 'self' https://stats.example" },
    /^https:\/\/stats\.example: the policy/,
  ],
  [
    'a host of an item that is not offered',
    { items: [{ ...video, active: false }], policy: 'frame-src https://video.example' },
    /^https:\/\/video\.example: the policy/,
  ],
])('%s is found', (_what, input, finding) => {
  const findings = lintConsent(input);
  expect(findings).toEqual([expect.stringMatching(finding)]);
});
