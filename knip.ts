import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KnipConfig } from 'knip';

interface Manifest {
  private?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const packages = globSync('packages/*/package.json')
  .map((file) => ({ home: dirname(file).replaceAll('\\', '/'), manifest: read(file) }))
  .filter(({ manifest }) => !manifest.private);

/** Files of packages that are started by their path. */
const entriesOf: Record<string, string[]> = {
  'packages/consent-manager': ['tests/*-page.{ts,tsx}', 'tests/*.js'],
  'packages/create-praxiskit': ['src/cli.ts!'],
  'packages/letters': ['press/cut-fonts.ts', 'tests/*-page.tsx'],
};

/**
 * `knip` finds files, exports and dependencies that nothing uses. Its strict mode, which
 * `scripts/packages/check.ts` runs, finds what a published package imports without a dependency on it.
 * An entry is a file that is started by its path.
 */
const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  // Commands of the operating system.
  ignoreBinaries: ['mkfifo', 'mount', 'pdffonts', 'pdftotext', 'qpdf', 'umount', 'unshare', 'wrk'],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/suite/count-errors.ts',
        'scripts/examples/*.{ts,mjs}',
        'bench/*.ts',
        'bench/support/{*-process,bare-fastify,live-probe}.ts',
      ],
      playwright: { config: ['playwright.config.ts', 'examples/playwright.config.ts'] },
      ignoreDependencies: [
        // A command that `scripts/run.ts` starts.
        '@arethetypeswrong/cli',
        '@biomejs/biome',
        // The schema that `.changeset/config.json` names for editors.
        '@changesets/config',
      ],
    },
    'apps/api': {
      entry: ['src/{server,data,dev,development}.ts', 'tests/support/server-of-build.ts'],
      ignoreDependencies: bundledInto('apps/api'),
    },
    'apps/web': {
      entry: ['src/entry-server.tsx'],
      ignoreDependencies: bundledInto('apps/web'),
    },
    'apps/storybook': {
      // Stories are found by their path; turbo needs the names to know when to build Storybook again.
      ignoreDependencies: ['@praxiskit/.+', 'create-praxiskit'],
    },
    'examples/other-practice': {
      entry: ['server/{server,migration}.ts', 'src/entry-server.ts'],
      // Installed outside of the workspace, with the peers of the packed packages.
      ignoreDependencies: ['@mikro-orm/.+', 'react-dom', 'react-router', '@types/react-dom'],
      ignoreBinaries: ['vite'],
    },
    ...Object.fromEntries(packages.map(({ home, manifest }) => [home, ofPackage(home, manifest)])),
  },
};

export default config;

function ofPackage(home: string, { peerDependencies = {}, peerDependenciesMeta = {} }: Manifest) {
  const optional = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta[name]?.optional,
  );
  return {
    entry: entriesOf[home] ?? [],
    ignoreDependencies: [
      // Installed in apps/storybook alone, which shows the packages' pages.
      '@storybook/addon-docs',
      // No dependency, so the build puts it into the package: pages without a bundler know no packages by name.
      ...(home === 'packages/consent-manager' ? ['zustand!'] : []),
      // A worker resolves them by name.
      ...(home === 'packages/auth-server' ? ['@zxcvbn-ts/.+'] : []),
      ...(home === 'packages/letters' ? ['@myriaddreamin/typst-ts-node-compiler!'] : []),
      // Strict mode does not know optional peers; React's types come with the site's own React.
      ...[...optional, '@types/react'].map((name) => `${name}!`),
    ],
  };
}

/** Dependencies of our packages: they are bundled into the app, which finds these in its own folder. */
function bundledInto(app: string): RegExp[] {
  const own = read(`${app}/package.json`).dependencies ?? {};
  const needed = packages.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
  return [
    new RegExp(
      `^(${Object.keys(own)
        .filter((name) => needed.includes(name))
        .join('|')})$`,
    ),
  ];
}

function read(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}
