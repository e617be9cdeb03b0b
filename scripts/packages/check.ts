import { existsSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, run } from '../run.ts';
import type { PackedPackage } from './pack.ts';
import { type PublishedPackage, publishedPackages } from './published.ts';

/** Files of every package, beside publint's checks. */
const SHAPE = ['README.md', 'CHANGELOG.md', 'tsconfig.json', 'tsconfig.build.json', 'src/index.ts'];

/** Builds the packages and looks at each one as it would be published. A failed build is a finding, too. */
export async function checkPackages(): Promise<string[]> {
  try {
    await build('./packages/*');
  } catch (error) {
    return String(error).split('\n');
  }
  const found = await Promise.all([findUnlisted(), ...publishedPackages().map(checkPackage)]);
  return found.flat();
}

/**
 * Imports of the packages without a dependency: the build would hold a copy of them. It reads the built
 * types, too, so it runs after the build; `npm run check` runs plain `knip` beside it.
 */
async function findUnlisted(): Promise<string[]> {
  const strict = ['--production', '--strict', '--dependencies', '--workspace', './packages/*'];
  const { code, output } = await run('knip', [...strict, '--no-progress'], { quiet: true });
  return code === 0 ? [] : output.trimEnd().split('\n');
}

async function checkPackage({ home, manifest }: PublishedPackage): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: home, pack: 'pnpm', strict: true });
  const wrong = messages.map(
    (message) => `${home}: ${formatMessage(message, pkg) ?? message.code}`,
  );
  for (const file of SHAPE) if (!existsSync(`${home}/${file}`)) wrong.push(`${home}: no ${file}`);

  const entries = Object.keys(manifest.exports);
  const published = Object.keys(manifest.publishConfig?.exports ?? {});
  if (entries.join() !== published.join()) {
    wrong.push(`${home}: exports and publishConfig.exports name different entries`);
  }
  return wrong;
}

/** Entries of packed packages whose types cannot be resolved, by attw; its output for each package. */
export async function checkTypesOfEntries(packed: readonly PackedPackage[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, file } of packed) {
    const { code, output } = await run('attw', [file, '--profile', 'esm-only', '--no-emoji'], {
      quiet: true,
    });
    if (code !== 0) wrong.push(`${name}: ${output}`);
  }
  return wrong;
}
