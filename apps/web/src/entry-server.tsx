import { assetSources as sourcesOf } from '@praxiskit/pages';
import { createSiteApp, type SiteAssets } from '@praxiskit/pages/render';
import { gatePage } from '@praxiskit/under-construction-gate/react';
import { sheets } from './asset-sources.ts';
import { FailedSite } from './failed-site.tsx';
import { messagesOf } from './messages/index.ts';
import { payloads } from './payloads/index.ts';
import { loadFacts, treatmentPaths } from './payloads/site.ts';
import { siteDefinition } from './site-definition.tsx';

export const assetSources = sourcesOf(...sheets);

/** The site as the server renders it, with one build's assets. */
export function createSite(assets: SiteAssets) {
  return createSiteApp(
    {
      definition: siteDefinition,
      internSheet: 'intern',
      errorSheets: ['late'],
      roles: ['staff', 'admin'],
      facts: loadFacts,
      payloads,
      themeColors: { light: '#ffffff', dark: '#151824' },
      addresses: { treatment: treatmentPaths },
      messages: messagesOf,
      closed: (config, locale) => gatePage(config, locale, ['gate']),
      failed: ({ status, facts, t }) => ({
        title: t(status === 404 ? 'error.notFound' : 'error.failure'),
        body: <FailedSite {...{ status, facts, t }} />,
        sheets: ['late'],
      }),
    },
    assets,
  );
}
