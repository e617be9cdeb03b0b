import { assetSources, siteBuild } from '@praxiskit/pages/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { sheets } from './src/asset-sources.ts';

export default siteBuild({
  sources: assetSources(...sheets),
  files: {
    // Before React, too.
    consent: ['consent-manager/src/runner/', 'consent-manager/src/messages.ts'],
    core: [
      'web/src/browser/start.tsx',
      // What nearly every page has.
      'core/src/format.ts',
      'core/src/fill.ts',
      'core/src/locale/',
      'pages/src/locale.ts',
      'ui-kit/src/alert/',
      'ui-kit/src/error-summary/',
      'ui-kit/src/field/',
      'ui-kit/src/opening-hours/',
      'ui-kit/src/text/',
      // What pages of visitors and of the staff share.
      'contact-requests/src/request/contact-kind.ts',
      'contact-requests/src/request/request.ts',
      'ui-kit/src/price-table/format-price.ts',
    ],
    'browser-overlays': ['web/src/layouts/browser-overlays.tsx'],
    site: [
      'web/src/pages/home.tsx',
      'web/src/pages/legal.tsx',
      'web/src/pages/my-day.tsx',
      'web/src/pages/prices.tsx',
      'web/src/pages/request.tsx',
      'web/src/pages/treatment.tsx',
    ],
    account: [
      'account-pages/src/form/',
      'account-pages/src/frame/',
      'account-pages/src/messages/',
      'account-pages/src/passkey/',
      'account-pages/src/password/',
      'account-pages/src/proof/',
      'account-pages/src/session/watch.tsx',
    ],
    records: [
      'record-model/src/client.ts',
      'record-model/src/react/',
      'letters/src/letter-merges.ts',
      'letters/src/letter-text/markup.ts',
      'letters/src/letter-text/merge.ts',
      'web/src/records/client-options.ts',
    ],
    forms: [
      'record-form/src/field/',
      'record-form/src/form/',
      'ui-kit/src/form/',
      'ui-kit/src/save-state/',
    ],
    admin: [
      'web/src/layouts/admin.tsx',
      // Requests on the overview have it, which has no forms.
      'staff/src/lists/related-one.ts',
    ],
    staff: [
      'staff/src/columns/',
      'staff/src/frame/',
      'staff/src/lists/',
      'staff/src/messages/',
      'staff/src/publishing/',
      'staff/src/saving/',
      'staff/src/search/',
      'staff/src/undo/',
      // The search requests these from each page.
      'contact-requests/src/staff/search.ts',
      'patients/src/staff/search.ts',
      'practice/src/staff/use-texts.ts',
      'practice/src/staff/page-texts/queries.ts',
      'practice/src/staff/page-texts/search.ts',
      'treatments/src/staff/queries.ts',
      'treatments/src/staff/use-texts.ts',
      'treatments/src/staff/concerns/search.ts',
      'treatments/src/staff/prices/search.ts',
      'treatments/src/staff/treatments/search.ts',
    ],
  },
  // Vite minifies for the browsers of the build; Tailwind would translate for older ones first.
  plugins: [react(), tailwindcss({ optimize: false })],
});
