import { createSiteApp, type SiteAssets } from '@praxiskit/pages/render';
import { gatePage } from '@praxiskit/under-construction-gate/react';
import { practice } from './content/practice.ts';
import { textsOf } from './content/texts.ts';
import { definition } from './definition.tsx';

/** The site as the server renders it, with one build's assets. */
export function createSite(assets: SiteAssets) {
  return createSiteApp(
    {
      definition,
      roles: ['staff'],
      facts: async () => ({ practice }),
      payloads: {
        prices: async ({ data }) => ({
          data: await data.list('prices', { sort: 'position', limit: 500 }),
        }),
      },
      themeColors: { light: '#fbfaf6', dark: '#16211b' },
      messages: textsOf,
      closed: (config, locale) => gatePage(config, locale, ['late']),
    },
    assets,
  );
}
