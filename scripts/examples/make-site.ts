import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@praxiskit/test-support/cluster';
import type { PackedPackage } from '../packages/pack.ts';
import { run, runOrExit } from '../run.ts';

/** Folder of the site that has every part, in the home of all that is tried. */
export const SITE = 'site';

/** Folders of sites that have less, and what they are made with. */
export const variants: Readonly<Record<string, readonly string[]>> = {
  'least-german': ['--languages', 'de', '--parts', 'none'],
  'prices-english': ['--languages', 'en', '--parts', 'prices'],
  'film-gate-english-first': ['--languages', 'en,de', '--parts', 'video,gate'],
};

/** The sample site's options. No text can have this color on white. */
const practice = ['--name', 'Praxis Dr. Sonne & Söhne', '--city', 'Köln', '--color', 'gold'];

/** Until it answers, from the first word on a machine that has nothing of it. */
const PATIENCE_S = 300;

/**
 * Makes a site as its user does, by one command from the packed packages, until it answers; then stops it.
 *
 * @throws Error with the command's output where it ends before, or takes more than five minutes
 */
export async function makeSite(home: string, packed: readonly PackedPackage[]): Promise<void> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', command(home, packed, SITE, []), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATABASE_URL: '' },
    // A group of its own: npm starts processes that its signal does not reach.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  try {
    while (!(await isAnswering(port))) {
      if (child.exitCode !== null) throw new Error(output);
      if (seconds() > PATIENCE_S) throw new Error(`No answer after ${PATIENCE_S} s:\n${output}`);
      await sleep(200);
    }
    console.log(`From npm create to an answering site: ${seconds()} s`);
  } finally {
    await stop(child);
  }
  addMarkup(join(home, SITE));
}

/** Makes the sites that have less, on the packages that the first one has installed. */
export async function makeVariants(home: string, packed: readonly PackedPackage[]): Promise<void> {
  for (const [folder, options] of Object.entries(variants)) {
    const more = [...options, '--no-install'];
    await runOrExit('npm', command(home, packed, folder, more), { quiet: true });
    symlinkSync(join(home, SITE, 'node_modules'), join(home, folder, 'node_modules'));
    for (const script of ['typecheck', 'build']) await runScript(home, script, folder);
    await ensureMigrated(home, folder);
  }
}

/** Runs a script of a site. */
export function runScript(home: string, script: string, folder = SITE): Promise<void> {
  return runOrExit('npm', ['--prefix', join(home, folder), 'run', script], { quiet: true });
}

/** The tables of its migrations are those of its entities. */
export async function ensureMigrated(home: string, folder = SITE): Promise<void> {
  const args = ['--prefix', join(home, folder), 'run', 'migration'];
  const { output } = await run('npm', args, { quiet: true });
  if (!output.includes('Nothing to do')) throw new Error(`${folder}: ${output}`);
}

function command(
  home: string,
  packed: readonly PackedPackage[],
  folder: string,
  more: readonly string[],
): string[] {
  const file = packed.find(({ name }) => name === 'create-praxiskit')?.file ?? '';
  return [
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=${file}`,
    '--',
    'create-praxiskit',
    join(home, folder),
    ...practice,
    '--packages',
    dirname(file),
    '--yes',
    ...more,
  ];
}

async function isAnswering(port: number): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/health/ready`).catch(() => null);
  return answer?.ok ?? false;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGINT');
  await ended;
}

/** As CONTRIBUTING has it for other markup than `ConsentFrame`: on the legal pages, which the template leaves plain. */
function addMarkup(site: string): void {
  const file = join(site, 'src/pages/legal.tsx');
  const frame = '<iframe data-consent="video" data-src={videoHost} title="Film" />';
  const text = readFileSync(file, 'utf8')
    .replace('      {data ?', `      ${frame}\n      {data ?`)
    .replace('\n\n', "\nimport { videoHost } from '../content/video.ts';\n\n");
  if (!text.includes(frame)) throw new Error(`${file} has another form`);
  writeFileSync(file, text);
}
