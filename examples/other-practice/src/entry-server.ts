import { consentMessages, itemEntries } from '@praxiskit/consent-manager';
import { createSiteApp, type SiteAssets } from '@praxiskit/pages/render';
// #region gate
import { gatePage } from '@praxiskit/under-construction-gate/react';
// #endregion
import { consentItems } from './consent.ts';
import { practice, themeColors } from './content/practice.ts';
import { ownTexts, textsOf } from './content/texts.ts';
// #region video
import { videoHost } from './content/video.ts';
// #endregion
import { definition } from './definition.tsx';

/** The site as the server renders it, with one build's assets. */
export function createSite(assets: SiteAssets) {
  return createSiteApp(
    {
      definition,
      roles: [
        // #region prices
        'staff',
        // #endregion
      ],
      facts: async () => ({ practice }),
      payloads: {
        // #region prices
        prices: async ({ data }) => ({
          data: await data.list('prices', { sort: 'position', limit: 500 }),
        }),
        // #endregion
        privacy: async ({ config, locale }) => ({
          data: itemEntries(consentItems(config, locale), consentMessages[locale]),
        }),
      },
      themeColors,
      messages: textsOf,
      // #region video
      policySources: { 'frame-src': [videoHost] },
      // #endregion
      // #region gate
      closed: (config, locale) =>
        gatePage(config, locale, {
          sheets: ['late'],
          brand: practice,
          messages: ownTexts(locale).gate,
        }),
      // #endregion
    },
    assets,
  );
}
