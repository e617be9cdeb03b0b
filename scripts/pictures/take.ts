import type { BrowserContext, Page } from 'playwright';
import type { Shot } from './sheets.ts';

const address = (origin: string, { story, theme, language }: Shot) => {
  const globals = `theme:${theme};language:${language};motion:reduced;a11y.manual:!true`;
  return `${origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`;
};

/** Waits until the story has been rendered, its `play` has ended, and fonts and pictures are loaded. */
async function open(page: Page, url: string) {
  await page.goto(url);
  await page.waitForFunction(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return Boolean(channel?.last('storyFinished'));
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** A sheet as PNG, whole, with everything that moves at rest. */
export async function takePicture(context: BrowserContext, origin: string, shot: Shot) {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: shot.width, height: shot.height });
    await open(page, address(origin, shot));
    // A page that is resized for a full screenshot is sometimes captured half rendered: two equal ones count.
    for (let before: Buffer | null = null, take = 0; ; take++) {
      const now = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
      });
      if (before?.equals(now)) return now;
      if (take === 9) throw new Error(`${shot.name} does not come to rest`);
      before = now;
    }
  } finally {
    await page.close();
  }
}

/** Which sheets are shown once, because they cover the page. */
export async function singleSheets(
  context: BrowserContext,
  origin: string,
  sheets: readonly string[],
) {
  const page = await context.newPage();
  const single = new Set<string>();
  for (const story of sheets) {
    const shot = { name: story, story, width: 390, height: 844, theme: 'light', language: 'en' };
    await open(page, address(origin, shot));
    if (await page.locator('[data-sheet="single"]').count()) single.add(story);
  }
  await page.close();
  return single;
}
