import type { Browser } from 'playwright';

export interface Touched {
  /** From the touch to a working React, in ms; from the navigation where the page starts at once. */
  ms: number;
  scripts: number;
  /** Size of all scripts, compressed as sent. */
  bytes: number;
}

export interface TouchOptions {
  url: string;
  /** The element that React renders: the page works once it is React's. */
  root: string;
  /** `later`: when the page has been read for a while; `at-once`: as soon as it is painted; `none`: by itself. */
  touch: 'later' | 'at-once' | 'none';
  cookie?: string | undefined;
  /** Entries of the browser's storage beforehand. */
  stored: readonly (readonly [string, string])[];
}

/** A slow phone: 150 ms, 1.6 Mbit/s, a fourth of this machine's processor. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWDOWN = 4;

/** Opens a page in a fresh browser context, touches a button that needs React, and waits until it works. */
export async function touchPage(browser: Browser, options: TouchOptions): Promise<Touched> {
  const { url, root, touch, cookie, stored } = options;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    ...(cookie ? { extraHTTPHeaders: { cookie } } : {}),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, stored);
    await page.addInitScript(watchReact, root);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: touch === 'at-once' ? 'domcontentloaded' : 'load' });
    if (touch === 'later') await page.waitForTimeout(2500);
    if (touch === 'at-once') {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
        null,
        { polling: 'raf' },
      );
    }
    const begun = touch === 'none' ? 0 : await page.evaluate(touchButton);
    await page.waitForFunction(() => window.__worksAt !== undefined, null, { timeout: 20_000 });
    const worksAt = await page.evaluate(() => window.__worksAt ?? 0);
    // What React itself asks for afterwards counts, too.
    await page.waitForLoadState('networkidle');
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(\?|$)/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    return {
      ms: Math.max(0, worksAt - begun),
      scripts: sizes.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** When React had the page, by `performance.now()`. */
    __worksAt?: number;
  }
}

/** React leaves a key of its own on each element that it has taken over. */
function watchReact(root: string): void {
  const look = () => {
    const element = document.querySelector(root);
    const isReacts = element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    if (isReacts) window.__worksAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A press of a button that React answers: the settings of consent, in the footer. */
function touchButton(): number {
  const button = document.querySelector<HTMLElement>('footer button');
  if (!button) throw new Error('The page has no button in its footer');
  const begun = performance.now();
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  button.click();
  return begun;
}
