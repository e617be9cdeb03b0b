import type { Guide } from '@praxiskit/test-support/guide';

export const guide: Guide = {
  purpose: 'In place of a map, without a request to its provider, until the visitor allows it.',
  when: 'A map comes from another provider.',
  whenNot:
    'For a map of your own: show it. Where the address alone is enough: write it. For a video: `gateMarkup` of *Packages/consent-manager*.',
  anatomy: {
    parts: [
      ['h3', 'Name', 'The place. The region has this name.'],
      ['address', 'Address', 'Most visitors need nothing else.'],
      ['div + p', 'Notice', 'The provider, and what it learns.'],
      ['button', 'Load', 'Only now may a request be sent.'],
      ['a', 'Link', 'The same map at its provider, in a new tab.'],
    ],
  },
  pairs: [
    {
      do: [
        <address key="do" className="not-italic">
          Musterstraße 12, 99423 Weimar
        </address>,
        'The address as text, always.',
      ],
      dont: [<p key="dont">Our address is on the map.</p>, 'The address on the map only.'],
    },
    {
      do: [<code key="do">onAllow={'{showMap}'}</code>, 'Put the map in its place in `onAllow`.'],
      dont: [
        <code key="dont">&lt;iframe hidden&gt;</code>,
        'Load the map behind it: then everything is asked too late.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the button, then the link'],
    ['Enter Space', 'loads the map'],
  ],
  heard: [
    ['the region', '‘Aurelia, region’'],
    ['the link', '‘Open in OpenStreetMap, opens in a new tab, link’'],
  ],
  search: 'map consent OpenStreetMap Google Maps embed iframe Karte Anfahrt Einwilligung',
};
