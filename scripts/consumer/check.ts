/**
 * Packs two packages as they would be published, installs them into a plain app outside of the
 * workspace, and lets it compile and run: what a developer of another site would do.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, runOrExit } from '../run.ts';

const packed = ['consent-manager', 'record-model'];
const home = mkdtempSync(join(tmpdir(), 'praxiskit-consumer-'));

try {
  await build(...packed.map((name) => `@praxiskit/${name}`));
  for (const name of packed) {
    await runOrExit(
      'pnpm',
      ['--dir', `packages/${name}`, 'pack', '--out', join(home, `${name}.tgz`)],
      { quiet: true },
    );
  }
  cpSync('scripts/consumer/app', home, { recursive: true });
  const catalog = readCatalog('react', 'react-dom', '@types/react', '@types/react-dom');
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(packed.map((name) => [`@praxiskit/${name}`, `file:./${name}.tgz`])),
        ...catalog,
      },
    }),
  );
  // Outside of any workspace; what pnpm's store has already is not downloaded.
  await runOrExit(
    'pnpm',
    ['--dir', home, 'install', '--ignore-workspace', '--prefer-offline', '--no-frozen-lockfile'],
    { quiet: true },
  );
  await runOrExit(resolve('node_modules/.bin/tsc'), ['-p', home], { quiet: true });
  await runOrExit(process.execPath, [join(home, 'out', 'app.js')], { quiet: true });
  console.log(`  ${packed.join(' and ')} install, compile and run in a plain app`);
} finally {
  rmSync(home, { recursive: true, force: true });
}

function readCatalog(...names: string[]): Record<string, string> {
  const text = readFileSync('pnpm-workspace.yaml', 'utf8');
  return Object.fromEntries(
    names.map((name) => {
      const version = new RegExp(`^  ["']?${name}["']?: (.+)$`, 'm').exec(text)?.[1];
      if (!version) throw new Error(`${name} is not in the catalog.`);
      return [name, version];
    }),
  );
}
