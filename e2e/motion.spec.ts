import type { Page } from '@playwright/test';
import { startSlowLine } from './support/slow-line.ts';
import { declineConsent, expect, short, test } from './support/test.ts';

const treatments = ['botox', 'fadenlifting', 'hautspecial', 'hyaluron', 'skinbooster'];
const pages = ['/', '/preise', ...treatments.map((slug) => `/${slug}`)];
const texts = 'main :is(p, li, h1, h2, h3)';

/** Texts that are in the page, and cannot be seen. */
const hidden = (page: Page) =>
  page.locator(texts).evaluateAll(
    (elements) =>
      elements.filter((element) => {
        if (!element.checkVisibility()) return false;
        return !element.checkVisibility({ opacityProperty: true });
      }).length,
  );

/** The visitor scrolls a little, as often as it takes until the page's scripts are there. */
const beginToScroll = (page: Page, message?: string) =>
  expect
    .poll(
      async () => {
        await page.evaluate(() => scrollBy(0, 1));
        return hidden(page);
      },
      { ...(message ? { message } : {}) },
    )
    .toBeGreaterThan(0);

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const direction of [1, -1]) {
      for (let step = 0; step < 60; step++) {
        scrollBy(0, (direction * document.documentElement.scrollHeight) / 60);
        await new Promise(requestAnimationFrame);
      }
    }
  });
}

test(
  'the server’s HTML hides no text, on any page of the sitemap, in both languages [R5.4]',
  short,
  async ({ request, site }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
      (url ?? '').replace(/^https?:\/\/[^/]+/, site.url),
    );
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const body = html.slice(html.indexOf('<body'));
      expect(body, path).toContain('<h1');
      expect(body, path).not.toMatch(/style="[^"]*(opacity|visibility|transform)\s*:/);
      // The styles in it hide no text either: only scripts do.
      expect(html, path).not.toMatch(/(^|[},])\s*(p|li|h[1-3])[^{}]*\{[^}]*opacity:\s*0/);
    }
  },
);

for (const path of pages) {
  test(`without scripts every text of ${path} can be seen [R5.4]`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url + path);
    expect(await page.locator(texts).count()).toBeGreaterThan(5);
    expect(await hidden(page)).toBe(0);
    await context.close();
  });
}

test('in print every text can be seen, also those that are not revealed yet [R5.4]', async ({
  page,
}) => {
  await declineConsent(page);
  for (const path of ['/', '/preise', '/hyaluron']) {
    await page.goto(path);
    await beginToScroll(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await hidden(page), path).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('reduced motion, switched on while the page is open, shows all at once; off, it goes on [R5.4]', async ({
  page,
}) => {
  await declineConsent(page);
  await page.goto('/');
  await beginToScroll(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => hidden(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => hidden(page)).toBeGreaterThan(0);
});

/** Keeps in `window.shifts` what moves by itself (Layout Instability), and by how much. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: [value: number, what: string][] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; sources: readonly Source[] };
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName} .${element?.getAttribute('class')}`;
          return `${name}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`;
        });
        shifts.push([value, what.join('\n')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** @param where for the message, which names what has moved */
async function expectShiftsBelow(page: Page, limit: number, where: string): Promise<void> {
  const shifts = await page.evaluate(
    () => Reflect.get(window, 'shifts') as [value: number, what: string][],
  );
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  const told = shifts.map(([value, what]) => `${value}\n${what}`).join('\n');
  expect(sum, `${where}\n${told}`).toBeLessThan(limit);
}

test('scrolled down and up, nothing shifts: CLS is 0 [R5.4]', async ({ page }) => {
  await declineConsent(page);
  await watchShifts(page);
  // The font is in the browser's cache from here on; one that comes late has the next test.
  await page.goto('/impressum');
  for (const path of ['/', '/preise', '/hyaluron']) {
    await page.goto(path);
    await beginToScroll(page, path);
    await scrollThrough(page);
    // 0 at the three decimals that CLS is reported with; a late font moves a line by less than that.
    await expectShiftsBelow(page, 0.0005, path);
  }
});

test('the map’s placeholder has its final size before the consent dialog is loaded [R5.4]', async ({
  page,
}) => {
  await declineConsent(page);
  // Never answered: the page runs on without it.
  await page.route(/browser-overlays/, () => {});
  await page.goto('/');
  await page.locator('.pk-way').scrollIntoViewIfNeeded();
  const actions = page.locator('.pk-consent-placeholder .pk-consent-actions');
  await expect(actions).toHaveCSS('display', 'flex');
});

test('a page that arrives bit by bit moves nothing of its header [R5.4]', async ({
  page,
  site,
}) => {
  await watchShifts(page);
  const line = await startSlowLine(site.url);
  await page.goto(`${line.url}/`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
  await expectShiftsBelow(page, 0.0005, '/');
  line.close();
});

test('a font that arrives late moves no line of the first screen [R5.4]', async ({ page }) => {
  await declineConsent(page);
  await watchShifts(page);
  let sendFont: (() => void) | undefined;
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => {
      sendFont = resolve;
    });
    await route.continue();
  });
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/preise', '/hyaluron']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // In the first 100 ms of the font's request Chrome lays out invisible text with the system's
      // default font, which is none of ours; a busy machine is later than that.
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => family !== 'Commissioner' && status === 'loaded',
        ),
      );
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.evaluate(() => (Reflect.get(window, 'shifts') as unknown[]).splice(0));
      expect(await page.evaluate(() => document.fonts.check('1em Commissioner'))).toBe(false);
      sendFont?.();
      await page.waitForFunction(() => document.fonts.check('1em Commissioner'));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      // No line more or less. Within a line letters of another font are some pixels off.
      await expectShiftsBelow(page, 0.001, `${path} at ${width} px`);
    }
  }
});

test(
  'text is revealed as it is scrolled to, hidden when scrolled past, and revealed again [R5.2]',
  short,
  async ({ page }) => {
    await declineConsent(page);
    await page.goto('/hyaluron');
    await beginToScroll(page);
    const text = page.locator('main h2').first();
    const opacity = () => text.evaluate((element) => Number(getComputedStyle(element).opacity));
    await expect.poll(opacity).toBe(0);
    for (let round = 0; round < 2; round++) {
      await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect.poll(opacity).toBe(1);
      await page.evaluate(() => scrollTo(0, 1e6));
      await expect.poll(opacity).toBe(0);
    }
  },
);

/** The end of a page shows nothing but its foot. */
const allTexts = `${texts}, footer :is(a, span, strong)`;

/** The texts in view, and those of them that are not wholly there. */
const textsInView = (page: Page) =>
  page.locator(allTexts).evaluateAll((elements) => {
    const inView = elements.filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom >= 0 && top <= innerHeight;
    });
    function isWhole(element: Element | null): boolean {
      if (element === null) return true;
      return getComputedStyle(element).opacity === '1' && isWhole(element.parentElement);
    }
    const missing = inView.filter((element) => !isWhole(element));
    return { isEmpty: inView.length === 0, missing: missing.map(({ textContent }) => textContent) };
  });

test(
  'no text in view stays hidden, by whichever way the visitor got there [R5.2] [R5.4]',
  short,
  async ({ page }) => {
    await declineConsent(page);
    const ways: Record<string, () => Promise<unknown>> = {
      end: () => page.keyboard.press('End'),
      reload: () => page.reload(),
      home: () => page.keyboard.press('Home'),
      hash: () =>
        page.evaluate(() => {
          location.hash = [...document.querySelectorAll('main [id]')].at(-1)?.id ?? '';
        }),
      'find in page': () =>
        page.evaluate(() => Reflect.get(window, 'find').call(window, 'Kontrolle')),
      'turned phone': () => page.setViewportSize({ width: 844, height: 390 }),
      async back() {
        await page.goto('/impressum');
        await page.goBack();
      },
    };
    for (const path of ['/faltenbehandlung', '/']) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await beginToScroll(page, path);
      for (const [name, go] of Object.entries(ways)) {
        await go();
        const message = `${path} ${name}`;
        const all = { isEmpty: false, missing: [] };
        await expect.poll(() => textsInView(page), { message }).toEqual(all);
        // Before the scripts of a page that is loaded again, and before a key's scrolling has begun, nothing is hidden
        // yet: it is so afterwards, too, once a busy machine has come to rest.
        await page.waitForTimeout(700);
        await expect.poll(() => textsInView(page), { message }).toEqual(all);
      }
    }
  },
);

test('hydration leaves the texts that are not revealed yet as they are [R5.2]', async ({
  page,
  complaints,
}) => {
  await declineConsent(page);
  await page.goto('/');
  await beginToScroll(page);
  await page.mouse.move(200, 200);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => '__app' in window)).toBe(true);
  expect(await hidden(page)).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

test('the motion page shows all 32 effects, plays each, and is not indexed [R5.3]', async ({
  page,
}) => {
  await declineConsent(page);
  await page.goto('/test');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const cards = page.locator('[data-effect]');
  await expect(cards).toHaveCount(32);
  const animations = (effect: string) =>
    page
      .locator(`[data-effect="${effect}"]`)
      .evaluate((card) => card.getAnimations().filter((one) => one.id !== '').length);
  await page.getByRole('button', { name: 'blurOut abspielen' }).click();
  await expect.poll(() => animations('blurOut')).toBe(1);
  await page.getByRole('button', { name: 'Alle abspielen' }).click();
  await expect.poll(() => animations('elasticPop')).toBe(1);
});
