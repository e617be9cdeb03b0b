import { existsSync } from 'node:fs';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  // The same engine without windows: a fifth less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const SHELL = /headless[-_]shell/;

/** The installed Chromium, or undefined, which lets Playwright take the one it downloaded itself. */
export const chromiumPath = INSTALLED.find((path) => path && existsSync(path));

/** What every test browser starts with: quiet on the network, and usable by root in a container. */
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

const wholeChromium = INSTALLED.find((path) => path && !SHELL.test(path) && existsSync(path));

/**
 * The same with a whole browser in its new headless mode, which keeps pages for Back and Forward: the
 * headless shell never does, and Playwright switches it off.
 */
export const wholeChromiumLaunch = {
  ...(wholeChromium ? { executablePath: wholeChromium } : { channel: 'chromium' }),
  args: chromiumArgs,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
