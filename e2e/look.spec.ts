import type { Page } from '@playwright/test';
import { declineConsent, expect, short, signIn, test } from './support/test.ts';

/** The parts of the pictures that are shown: width by height, as styles make them, and as they are drawn. */
const hills = (page: Page) =>
  page.locator('.hill').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { width, height, aspectRatio } = getComputedStyle(element, '::before');
        const [w = 0, h = 1] = aspectRatio.split('/').map(Number);
        return { shown: Number.parseFloat(width) / Number.parseFloat(height), drawn: w / h };
      }),
  );

for (const width of [320, 390, 768, 1440, 2560]) {
  test(
    `at ${width} px no picture of a layer is stretched, and nothing is wider than the window`,
    width === 390 ? short : {},
    async ({ page }) => {
      await declineConsent(page);
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/hyaluron']) {
        await page.goto(path);
        await expect(page.locator('.site-footer')).toHaveCSS('position', 'relative');
        const shown = await hills(page);
        expect(shown.length, path).toBeGreaterThan(4);
        for (const hill of shown) expect(hill.shown, path).toBeCloseTo(hill.drawn, 2);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // The headline keeps its distance from the right edge, too.
        const box = await page.evaluate(() => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('h1') as Element);
          return range.getBoundingClientRect().right;
        });
        expect(box, path).toBeLessThanOrEqual(width - 16);
      }
    },
  );
}

test('on a phone a treatment costs at most 25 KB of pictures', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.avif')) sizes.push((await response.body()).length);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hyaluron', { waitUntil: 'networkidle' });
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
});

test('the marker on the ruler says its depth, from the surface down', async ({ page }) => {
  await declineConsent(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const depthAt = async (layer: string) => {
    // The middle of the layer on the marker's line, 45 % of the window's height.
    await page.locator(layer).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height / 2 - 0.45 * innerHeight, behavior: 'instant' });
    });
    return expect.poll(() =>
      page.locator('.marker').evaluate((element) => {
        const style = getComputedStyle(element, '::after');
        // In hundredths of a millimeter, which a pixel is more than: to the next twentieth.
        const depth = 5 * Math.round(Number(style.getPropertyValue('--depth')) / 5);
        return style.visibility === 'visible' ? depth : null;
      }),
    );
  };
  await (await depthAt('.ground')).toBe(5);
  await (await depthAt('#unterhaut')).toBe(600);
  await (await depthAt('#blutbahn')).toBeNull();
});

test('a phone’s bar leads to a request after the first screen, unless a button for it is in view', async ({
  page,
}) => {
  await declineConsent(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hyaluron');
  const bar = page.locator('.ask-bar');
  await expect(bar).toBeHidden();
  await page.locator('[data-part="risks"]').evaluate((part) => part.scrollIntoView());
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/?behandlung=hyaluron#kontakt');
  await page.locator('.facts').evaluate((facts) => facts.scrollIntoView());
  await expect(bar).toBeHidden();
  await page.locator('.site-footer').evaluate((footer) => footer.scrollIntoView());
  await expect(bar).toBeHidden();
});

test('at 1440 px texts beside a term, a depth or a layer begin on one line', async ({ page }) => {
  await declineConsent(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const leftOf = (texts: string) =>
    page
      .locator(texts)
      .evaluateAll((all) => [
        ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))),
      ]);
  await page.goto('/');
  expect(await leftOf('.principles dd, .band-head > :nth-child(2), .index-name')).toEqual([256]);
  await page.goto('/hyaluron');
  expect(await leftOf('.neighbour-name')).toEqual([256]);
});

test('the ring of a link is 8 px off its text; inside, where a link goes from edge to edge', async ({
  page,
}) => {
  await declineConsent(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const ringOf = async (link: string) => {
    await page.locator(link).first().focus();
    // A script's own focus has a ring only where the keyboard was used last.
    await page.keyboard.press('Shift');
    await expect(page.locator(link).first()).toHaveCSS('outline-style', 'solid');
    return page
      .locator(link)
      .first()
      .evaluate((one) => getComputedStyle(one).outlineOffset);
  };
  await page.goto('/');
  await page.keyboard.press('Tab');
  for (const link of ['.index a', '.finder-links a', '.site-footer .text-button']) {
    expect(await ringOf(link), link).toBe('8px');
  }
  expect(await ringOf('.hero a')).toBe('2px');
  await page.goto('/hyaluron');
  await page.keyboard.press('Tab');
  expect(await ringOf('.neighbour')).toBe('-8px');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`quiet text has a contrast of 7 on every layer, ${colorScheme}`, async ({ page }) => {
    await declineConsent(page);
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/hyaluron', '/faltenbehandlung']) {
      await page.goto(path);
      await expect(page.locator('.site-footer')).toHaveCSS('position', 'relative');
      const quiet = page.locator(
        '[data-layer] :is(.index-summary, .neighbour-figures, .footer-end span)',
      );
      const contrasts = await quiet.evaluateAll((texts) => {
        const canvas = document.createElement('canvas').getContext('2d');
        const light = (color: string) => {
          if (!canvas) throw new Error('There is no canvas');
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          const [red = 0, green = 0, blue = 0] = parts;
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        return texts.map((text) => {
          const layer = text.closest('[data-layer]') as Element;
          const ground = document.createElement('i');
          ground.style.background = 'var(--layer)';
          layer.append(ground);
          const both = [getComputedStyle(ground).backgroundColor, getComputedStyle(text).color];
          ground.remove();
          const [least = 0, most = 0] = both.map(light).sort((a, b) => a - b);
          return most / least;
        });
      });
      expect(contrasts.length).toBeGreaterThan(1);
      expect(Math.min(...contrasts), path).toBeGreaterThanOrEqual(7);
    }
  });
}

test('on a phone no depth is parted from its unit, and the footer leads to the visitor’s day', async ({
  page,
}) => {
  await declineConsent(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const lines = await page.locator('.index-depth').evaluateAll((depths) =>
      depths.map((depth) => {
        const range = document.createRange();
        range.selectNodeContents(depth);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
    // A figure is not read as a part of the name.
    const gaps = await page.locator('.index a').evaluateAll((links) =>
      links.map((link) => {
        const [depth, name] = ['.index-depth', '.index-name'].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(link.querySelector(part) as Element);
          return range.getBoundingClientRect();
        }) as [DOMRect, DOMRect];
        return name.top >= depth.bottom ? 99 : name.left - depth.right;
      }),
    );
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(12);
  }
  await expect(
    page.locator('.site-footer').getByRole('link', { name: 'Mein Termin' }),
  ).toHaveAttribute('href', '/termin');
});

test('each section of an account has its layer’s picture at the left edge', async ({ page }) => {
  await signIn(page, 'patient@example.org', '/user');
  const strips = page.locator('.pk-account-strip');
  await expect(strips).toHaveCount(5);
  const pictures = await strips.evaluateAll((all) =>
    all.map((strip) => getComputedStyle(strip).backgroundImage),
  );
  expect(pictures.filter((picture) => /core-\w+-light/.test(picture))).toHaveLength(5);
});
