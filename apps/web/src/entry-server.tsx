import { assetSources as sourcesOf } from '@praxiskit/pages';
import { createSiteApp, type SiteAssets } from '@praxiskit/pages/render';
import { layers, readTreatmentChanges, treatmentAddresses } from '@praxiskit/treatments';
import { gatePage } from '@praxiskit/under-construction-gate/react';
import { sheets } from './asset-sources.ts';
import { sharedPicture } from './content/pictures.ts';
import { FailedSite } from './failed-site.tsx';
import { messagesOf } from './messages/index.ts';
import { payloads } from './payloads/index.ts';
import { loadFacts } from './payloads/site.ts';
import { readTreatments } from './payloads/treatments.ts';
import { isSample } from './records/sample-practice.ts';
import { policySources } from './services/consent.ts';
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
      indexed: ({ practice }) => !isSample(practice),
      payloads,
      policySources,
      sharedPicture: (locale) => sharedPicture('home', locale),
      themeColors: { light: '#ffffff', dark: '#151824' },
      addresses: { treatment: async (data) => treatmentAddresses(await readTreatments(data)) },
      lastChanges: (data) => readTreatmentChanges(data, ['home', 'preise'], ['/termin']),
      messages: messagesOf,
      closed: (config, locale, facts) =>
        gatePage(config, locale, { sheets: ['gate'], brand: { ...facts?.practice, layers } }),
      failed: ({ status, facts, t }) => ({
        title: t(status === 404 ? 'error.notFound' : 'error.failure'),
        body: <FailedSite status={status} facts={facts} t={t} />,
        sheets: ['late'],
      }),
    },
    assets,
  );
}
