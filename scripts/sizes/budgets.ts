import type { BuildOptions } from 'esbuild';

/**
 * What an import may cost a consumer, after bundling and minifying, in gzip (size-limit's `kB` is 1000
 * bytes). React and react-dom are not counted, because the importing app has them anyway; `later` is a
 * part that comes when it is first needed, in a chunk of its own.
 */
const budgets: [name: string, entry: string, names: string, limit: string, later?: string][] = [
  ['animations: core', 'animations/src/index.ts', '{ play, createReveal, createAnchors }', '3 kB'],
  ['animations: all effects', 'animations/src/index.ts', '{ effects }', '2.5 kB'],
  ['consent-manager: core', 'consent-manager/src/index.ts', '{ createConsent }', '3 kB'],
  [
    'consent-manager: first page',
    'consent-manager/src/index.ts',
    '{ createBrowserConsent }',
    '3.5 kB',
    '../proofs/report.ts',
  ],
  [
    'consent-manager: dialog in React',
    'consent-manager/src/react.ts',
    '{ ConsentDialog }',
    '5.5 kB',
  ],
  [
    'consent-manager: dialog element',
    'consent-manager/src/element.ts',
    '{ showConsent }',
    '5.5 kB',
  ],
  [
    'record-model: client, at first',
    'record-model/src/client.ts',
    '{ createRecordClient }',
    // With `connection`, which says whether the server answers, and what becomes of edits that `saveInstead` cannot
    // save because their record is gone: 0.13 kB.
    '22.5 kB',
    './fit.ts',
  ],
  ['record-model: client, all', 'record-model/src/client.ts', '{ createRecordClient }', '25.1 kB'],
  ['record-model: React', 'record-model/src/react.ts', '*', '3 kB'],
  [
    'record-model: offline and tabs',
    'record-model/src/offline.ts',
    '{ createOfflineOutbox, createTabs }',
    '5.43 kB',
    './restore.ts',
  ],
  ['record-model: live', 'record-model/src/live.ts', '*', '5.7 kB'],
  [
    'compliance: texts and records',
    'compliance/src/index.ts',
    '{ lintText, openFindings }',
    '15 kB',
  ],
  ['auth-client: core', 'auth-client/src/index.ts', '{ createAuthClient }', '2 kB'],
];

/** The same of style sheets. */
const sheets: [name: string, sheet: string, limit: string][] = [
  ['consent-manager: styles', 'consent-manager/src/styles.css', '1.8 kB'],
];

const scripts = budgets.map(([name, entry, names, limit, later = []]) => ({
  ...{ name, limit, import: names },
  path: `../../packages/${entry}`,
  gzip: true,
  ignore: ['react', 'react/jsx-runtime', 'react-dom', later].flat(),
  modifyEsbuildConfig: (esbuild: BuildOptions): BuildOptions => ({
    ...esbuild,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
  }),
}));

const styles = sheets.map(([name, sheet, limit]) => ({
  ...{ name, limit, gzip: true },
  path: `../../packages/${sheet}`,
}));
export default [...scripts, ...styles];
