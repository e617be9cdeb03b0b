import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engine without windows comes first: it takes a fifth less of the processor. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Where a system puts a browser that is not on PATH. */
const USUAL_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((folder) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
      join(process.env[folder] ?? '', file),
    ),
  ),
};

export const isShell = (path: string): boolean => /headless[-_]shell/.test(path);

interface Machine {
  env?: NodeJS.ProcessEnv;
  platform?: NodeJS.Platform;
  exists?(file: string): boolean;
}

/**
 * Every Chromium that is installed, the best one first: CHROMIUM_PATH alone where it is set, else those on PATH and
 * in the usual places of the system.
 */
export function installedChromiums(machine: Machine = {}): string[] {
  const { env = process.env, platform = process.platform, exists = existsSync } = machine;
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...(USUAL_PLACES[platform] ?? [])].filter(exists);
}

const installed = installedChromiums();

/** The installed Chromium, or undefined, which lets Playwright take the one that it downloaded itself. */
export const chromiumPath = installed[0];

/** Arguments of every test browser: quiet on the network, and usable by root in a container. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Letters are as wide as on phones and dense screens, in every kind of Chromium.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options for Playwright and for vitest's browser mode alike. */
export const chromiumLaunch = {
  ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  args: chromiumArgs,
};

const wholeChromium = installed.find((path) => !isShell(path));

/**
 * For a whole browser in its new headless mode, which keeps pages for Back and Forward: the headless shell
 * never does, and Playwright switches it off.
 */
export const wholeChromiumLaunch = {
  ...(wholeChromium ? { executablePath: wholeChromium } : { channel: 'chromium' }),
  args: chromiumArgs,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
