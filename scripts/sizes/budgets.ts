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
  ['consent-manager: dialog', 'consent-manager/src/react.ts', '{ ConsentDialog }', '5.5 kB'],
  [
    'record-model: client, at first',
    'record-model/src/client.ts',
    '{ createRecordClient }',
    '21.4 kB',
    './fit.ts',
  ],
  ['record-model: client, all', 'record-model/src/client.ts', '{ createRecordClient }', '24 kB'],
  ['record-model: React', 'record-model/src/react.ts', '*', '2.8 kB'],
  [
    'record-model: offline and tabs',
    'record-model/src/offline.ts',
    '{ createOfflineOutbox, createTabs }',
    '4.6 kB',
    './restore.ts',
  ],
  ['record-model: live', 'record-model/src/live.ts', '*', '5.5 kB'],
  ['auth-client: core', 'auth-client/src/index.ts', '{ createAuthClient }', '2 kB'],
];

const config = budgets.map(([name, entry, names, limit, later = []]) => ({
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
export default config;
