import { type ConsentItem, knownItems } from '@praxiskit/consent-manager';
import type { Locale } from '@praxiskit/core';
import type { BootConfig } from '@praxiskit/pages';
// #region video
import type { Language } from './content/practice.ts';
import { videoHost, videoItem } from './content/video.ts';

// #endregion

/** Which of the known items this site has. */
const stored = [
  'choice',
  // #region both
  'language',
  // #endregion
  // #region prices
  'session',
  'device',
  'unsaved',
  // #endregion
  // #region gate
  'construction',
  // #endregion
  'analytics',
];

/** The items that the dialog asks for, and the necessary ones that it names. */
export function consentItems({ analytics_id }: BootConfig, locale: Locale): ConsentItem[] {
  const known = knownItems({ locale, analyticsId: analytics_id });
  return [
    ...known.filter(({ id }) => stored.includes(id)),
    // #region video
    {
      id: 'video',
      category: 'functional',
      provider: 'Google Ireland Limited',
      countries: ['US'],
      url: 'https://policies.google.com/privacy',
      hosts: [videoHost],
      ...videoItem[locale as Language],
    },
    // #endregion
  ];
}
