import type { BuildOptions } from 'esbuild';

/**
 * What an import may cost a consumer, after bundling and minifying, in gzip (size-limit's `kB` is 1000
 * bytes). React and react-dom are not counted, because the importing app has them anyway.
 */
const budgets: [name: string, entry: string, names: string, limit: string][] = [
  ['animations: core', 'animations/src/index.ts', '{ play, createReveal, createAnchors }', '3 kB'],
  ['animations: all effects', 'animations/src/index.ts', '{ effects }', '2.5 kB'],
  ['consent-manager: core', 'consent-manager/src/index.ts', '{ createConsent }', '3 kB'],
  ['consent-manager: dialog', 'consent-manager/src/react.ts', '{ ConsentDialog }', '5.5 kB'],
  ['record-model: client', 'record-model/src/client.ts', '{ createRecordClient }', '22.2 kB'],
  ['record-model: React', 'record-model/src/react.ts', '*', '2.6 kB'],
  ['record-model: offline', 'record-model/src/offline.ts', '*', '4 kB'],
  ['auth-client: core', 'auth-client/src/index.ts', '{ createAuthClient }', '2 kB'],
];

const config = budgets.map(([name, entry, names, limit]) => ({
  ...{ name, limit, import: names },
  path: `../../packages/${entry}`,
  gzip: true,
  ignore: ['react', 'react/jsx-runtime', 'react-dom'],
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
