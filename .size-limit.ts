import type { BuildOptions } from 'esbuild';

/**
 * What an import may cost the site that uses it: bundled, minified and compressed with gzip. The limits leave
 * 5 % above the size of the day they were written. `ignore` names the parts that are loaded later in a chunk of
 * their own, and React, where the site has it anyway: an entry that does without it is over its limit with it.
 */
const react = ['react', 'react/jsx-runtime', 'react-dom'];
const client = { 'packages/record-model/src/client.ts': '{ createRecordClient }' };

const scripts = [
  {
    name: 'animations: core',
    path: 'packages/animations/src/index.ts',
    import: '{ play, createReveal, createAnchors }',
    limit: '3.09 kB',
  },
  {
    name: 'animations: all effects',
    path: 'packages/animations/src/index.ts',
    import: '{ effects }',
    limit: '1.22 kB',
  },
  {
    name: 'consent-manager: core',
    path: 'packages/consent-manager/src/index.ts',
    import: '{ createConsent }',
    limit: '3.05 kB',
  },
  {
    name: 'consent-manager: first page',
    path: 'packages/consent-manager/src/index.ts',
    import: '{ createBrowserConsent }',
    limit: '4.01 kB',
    ignore: ['../proofs/report.ts'],
  },
  {
    name: 'consent-manager: dialog in React',
    path: 'packages/consent-manager/src/react.ts',
    import: '{ ConsentDialog }',
    limit: '5.8 kB',
    ignore: react,
  },
  {
    name: 'consent-manager: dialog element',
    path: 'packages/consent-manager/src/element.ts',
    import: '{ showConsent }',
    limit: '6.09 kB',
  },
  {
    name: 'record-model: client, at first',
    path: 'packages/record-model/src/client.ts',
    import: '{ createRecordClient }',
    limit: '26.5 kB',
    ignore: ['./fit.ts'],
  },
  {
    name: 'record-model: client, all',
    path: 'packages/record-model/src/client.ts',
    import: '{ createRecordClient }',
    limit: '30.2 kB',
  },
  // What comes beside the client has much in common with it, so they are measured together.
  {
    name: 'record-model: client and React, all of it',
    import: { ...client, 'packages/record-model/src/react.ts': '*' },
    limit: '30.4 kB',
    ignore: [...react, './fit.ts', './restore.ts'],
  },
  {
    name: 'record-model: client and React, for fields and lists',
    import: {
      ...client,
      'packages/record-model/src/react.ts':
        '{ RecordClientProvider, useView, useList, useRecord, useRelated, useField, useSaveState, useUndo }',
    },
    limit: '29.3 kB',
    ignore: [...react, './fit.ts', './restore.ts'],
  },
  {
    name: 'record-model: client and offline and tabs',
    import: {
      ...client,
      'packages/record-model/src/offline.ts': '{ createOfflineOutbox, createTabs }',
    },
    limit: '38.4 kB',
    ignore: ['./fit.ts', './restore.ts'],
  },
  {
    name: 'record-model: client and live events',
    import: { ...client, 'packages/record-model/src/live.ts': '*' },
    limit: '32.8 kB',
    ignore: ['./fit.ts', './restore.ts'],
  },
  {
    name: 'compliance: texts and records',
    path: 'packages/compliance/src/index.ts',
    import: '{ lintText, openFindings }',
    limit: '15.12 kB',
  },
  {
    name: 'letters: editor',
    path: 'packages/letters/src/editor.ts',
    import: '{ LetterEditor }',
    limit: '82 kB',
    ignore: [...react, '@praxiskit/ui-kit'],
  },
  {
    name: 'auth-client: core',
    path: 'packages/auth-client/src/index.ts',
    import: '{ createAuthClient }',
    limit: '2.27 kB',
  },
];

export default [
  ...scripts.map((budget) => ({
    ...budget,
    gzip: true,
    modifyEsbuildConfig: (esbuild: BuildOptions): BuildOptions => ({
      ...esbuild,
      format: 'esm',
      platform: 'browser',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.css': 'empty' },
    }),
  })),
  {
    name: 'consent-manager: styles',
    path: 'packages/consent-manager/src/styles.css',
    limit: '1.98 kB',
    gzip: true,
  },
];
