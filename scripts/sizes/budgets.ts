import type { BuildOptions } from 'esbuild';

const client = 'record-model/src/client.ts';
const createClient = '{ createRecordClient }';
const hooks =
  '{ RecordClientProvider, useView, useList, useRecord, useRelated, useField, useSaveState, useUndo }';

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
  ['record-model: client, at first', client, createClient, '24.2 kB', './fit.ts'],
  ['record-model: client, all', client, createClient, '26.86 kB'],
  [
    'compliance: texts and records',
    'compliance/src/index.ts',
    '{ lintText, openFindings }',
    '15 kB',
  ],
  ['auth-client: core', 'auth-client/src/index.ts', '{ createAuthClient }', '2 kB'],
];

/**
 * What comes beside a client is measured with it, because without it it is of no use: the two have much in common,
 * which would be counted twice. How much each is more stands in docs/benchmarks.md.
 */
const besideClient: [name: string, entry: string, names: string, limit: string][] = [
  ['React, all of it', 'record-model/src/react.ts', '*', '26.99 kB'],
  ['React, for fields and lists', 'record-model/src/react.ts', hooks, '26.04 kB'],
  [
    'offline and tabs',
    'record-model/src/offline.ts',
    '{ createOfflineOutbox, createTabs }',
    '28.19 kB',
  ],
  ['live events', 'record-model/src/live.ts', '*', '29.54 kB'],
];

/** The same of style sheets. */
const sheets: [name: string, sheet: string, limit: string][] = [
  ['consent-manager: styles', 'consent-manager/src/styles.css', '1.8 kB'],
];

const pathOf = (entry: string) => `../../packages/${entry}`;
const withClient = besideClient.map(([name, entry, names, limit]) => ({
  name: `record-model: client and ${name}`,
  limit,
  path: pathOf(entry),
  import: { [pathOf(client)]: createClient, [pathOf(entry)]: names },
  later: ['./fit.ts', './restore.ts'],
}));
const alone = budgets.map(([name, entry, names, limit, later = []]) => ({
  name,
  limit,
  path: pathOf(entry),
  import: names,
  later: [later].flat(),
}));

const scripts = [...alone, ...withClient].map(({ later, ...budget }) => ({
  ...budget,
  gzip: true,
  ignore: ['react', 'react/jsx-runtime', 'react-dom', ...later],
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
  name,
  limit,
  gzip: true,
  path: pathOf(sheet),
}));
export default [...scripts, ...styles];
