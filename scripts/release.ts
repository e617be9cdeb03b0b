/**
 * `npm run release -- --publish`: gives the packages the version that the changesets ask for, builds, packs and
 * checks them, commits the version and publishes. With `--dry-run` it says what would be published and leaves
 * everything as it was.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPackages, checkTypesOfEntries } from './packages/check.ts';
import { type PackedPackage, packPackages } from './packages/pack.ts';
import { run } from './run.ts';

const isDryRun = readOptions();

const changed = await output('git', ['status', '--porcelain']);
if (changed) {
  console.error(`A release begins with nothing that is not committed. Here is:\n${changed}`);
  process.exit(1);
}
const tarballs = mkdtempSync(join(tmpdir(), 'praxiskit-release-'));
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopped) return;
    isStopped = true;
    // `run` forwards the signal; a moment later the command has ended and writes nothing more.
    setTimeout(() => {
      cleanUp();
      process.exit(130);
    }, 500);
  });
}
try {
  const packed = await prepare();
  if (isDryRun) console.log(`These would be published:\n${table(packed)}`);
  else await publish(packed);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  cleanUp();
}

/** Without the commit, what `changeset version` wrote is not kept; the tree was clean before. */
function cleanUp(): void {
  rmSync(tarballs, { recursive: true, force: true });
  execFileSync('git', ['restore', '--staged', '--worktree', '.']);
}

/** One of two options is needed: npm keeps an option for itself where `--` is missing, and nothing may be published then. */
function readOptions(): boolean {
  const options = { 'dry-run': { type: 'boolean' }, publish: { type: 'boolean' } } as const;
  try {
    const { values } = parseArgs({ options });
    if (values['dry-run'] !== values.publish) return values['dry-run'] === true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error('Use: npm run release -- --dry-run, or npm run release -- --publish');
  process.exit(2);
}

/** The packages at their next version, checked as tarballs. */
async function prepare(): Promise<PackedPackage[]> {
  // Without a changeset the version stays as it is: the first release, or one that was interrupted.
  if (globSync('.changeset/*.md').length > 0) await output('changeset', ['version']);
  const packed = await packPackages(tarballs);
  const wrong = [...(await checkPackages()), ...(await checkTypesOfEntries(packed))];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return packed;
}

async function publish(packed: readonly PackedPackage[]): Promise<void> {
  if (await output('git', ['status', '--porcelain'])) {
    await output('git', ['commit', '--all', '--message', `Release ${packed[0]?.version}`]);
  }
  if (isStopped) throw new Error('Stopped before anything was published.');
  // Publishes what the registry does not have yet, and makes the tags.
  const { code } = await run('changeset', ['publish']);
  if (code !== 0)
    throw new Error('Not everything is published. The same command goes on from here.');
  console.log(`Published:\n${table(packed)}\nNow: git push --follow-tags`);
}

function table(packed: readonly PackedPackage[]): string {
  return packed
    .map(({ name, version, size }) => {
      const kilobytes = `${Math.round(size / 1000)} kB`;
      return `  ${name.padEnd(36)}${version}${kilobytes.padStart(9)}`;
    })
    .join('\n');
}

async function output(command: string, args: string[]): Promise<string> {
  const { code, output: text } = await run(command, args, { quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${text}`);
  return text.trimEnd();
}
