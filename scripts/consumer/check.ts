/**
 * Packs packages as they would be published, installs them into plain projects outside of the
 * workspace, and lets these compile and run: what a developer of another site would do.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, runOrExit } from '../run.ts';

interface Consumer {
  /** A folder beside this file. */
  folder: string;
  /** Our packages that it installs. */
  packed: string[];
  /** Others, at the versions of the catalog. */
  others: string[];
}

const consumers: Consumer[] = [
  {
    folder: 'browser-app',
    packed: ['consent-manager', 'record-model'],
    others: ['react', 'react-dom', '@types/react', '@types/react-dom'],
  },
  {
    folder: 'server-app',
    packed: ['auth-server', 'record-model', 'record-server'],
    others: [
      ...['fastify', '@electric-sql/pglite', '@types/node'],
      ...['@mikro-orm/core', '@mikro-orm/pglite', '@mikro-orm/sql'],
    ],
  },
];

await build(
  ...new Set(consumers.flatMap(({ packed }) => packed.map((name) => `@praxiskit/${name}`))),
);
for (const consumer of consumers) await check(consumer);

async function check({ folder, packed, others }: Consumer): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'praxiskit-consumer-'));
  try {
    for (const name of packed) {
      const out = join(home, `${name}.tgz`);
      await runOrExit('pnpm', ['--dir', `packages/${name}`, 'pack', '--out', out], { quiet: true });
    }
    cpSync(join(import.meta.dirname, folder), home, { recursive: true });
    const ours = Object.fromEntries(
      packed.map((name) => [`@praxiskit/${name}`, `file:./${name}.tgz`]),
    );
    writeFileSync(
      join(home, 'package.json'),
      JSON.stringify({
        private: true,
        type: 'module',
        dependencies: { ...ours, ...readCatalog(others) },
      }),
    );
    // Packed packages name each other by version; here they are these files.
    writeFileSync(join(home, 'pnpm-workspace.yaml'), workspaceOf(ours));
    // What the store has needs no network.
    await runOrExit(
      'pnpm',
      ['--dir', home, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'],
      { quiet: true },
    );
    await runOrExit(resolve('node_modules/.bin/tsc'), ['-p', home], { quiet: true });
    await runOrExit(process.execPath, [join(home, 'out', 'app.js')], { quiet: true });
    console.log(`  ${packed.join(', ')} install, compile and run in a plain project`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function workspaceOf(overrides: Record<string, string>): string {
  const lines = Object.entries(overrides).map(([name, file]) => `  "${name}": "${file}"`);
  return ['packages: []', 'overrides:', ...lines, ''].join('\n');
}

function readCatalog(names: string[]): Record<string, string> {
  const text = readFileSync('pnpm-workspace.yaml', 'utf8');
  return Object.fromEntries(
    names.map((name) => {
      const version = new RegExp(`^  ["']?${name}["']?: (.+)$`, 'm').exec(text)?.[1];
      if (!version) throw new Error(`${name} is not in the catalog.`);
      return [name, version];
    }),
  );
}
