import { assetSources, siteBuild } from '@praxiskit/pages/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { sheets } from './src/asset-sources.ts';

/** Modules by their paths, as parts of a regular expression. */
const oneOf = (...paths: string[]) => new RegExp(`/(${paths.join('|').replaceAll('.', '[.]')})`);

export default siteBuild({
  sources: assetSources(...sheets),
  files: {
    // Before React, too.
    consent: oneOf('consent-manager/src/(runner/|messages.ts)'),
    core: oneOf(
      'web/src/browser/start.tsx',
      // What nearly every page has.
      'core/src/(format.ts|fill.ts|locale/)',
      'pages/src/locale.ts',
      'ui-kit/src/(alert|error-summary|field|opening-hours|text)/',
      // What pages of visitors and of the staff share.
      'contact-requests/src/request/(contact-kind|request).ts',
      'ui-kit/src/price-table/format-price.ts',
    ),
    'browser-overlays': oneOf('web/src/layouts/browser-overlays.tsx'),
    site: oneOf('web/src/pages/(home|legal|my-day|prices|request|treatment).tsx'),
    account: oneOf(
      'account-pages/src/(form|frame|messages|passkey|password|proof)/',
      'account-pages/src/session/watch.tsx',
    ),
    records: oneOf('record-model/src/(client.ts|react/)', 'web/src/records/save-as-draft.ts'),
    forms: oneOf('record-form/src/(field|form)/', 'ui-kit/src/(form|save-state)/'),
    admin: oneOf('web/src/layouts/admin.tsx'),
    staff: oneOf(
      'staff/src/(columns|frame|lists|messages|publishing|saving|search|undo)/',
      // What the search asks each page.
      'contact-requests/src/staff/search.ts',
      'practice/src/staff/(use-texts|page-texts/(queries|search)).ts',
      'treatments/src/staff/(queries|use-texts|[a-z]+/search).ts',
    ),
  },
  // Vite minifies for the browsers of the build; Tailwind would translate for older ones first.
  plugins: [react(), tailwindcss({ optimize: false })],
});
