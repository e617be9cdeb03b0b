import { chromium, type Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { isLong } from '@praxiskit/test-support/tier';
import { dayIn } from '../packages/core/src/index.ts';
import { declineConsent, expect, short, signIn, test } from './support/test.ts';

/** A page that axe checks, or one of its states. */
interface State {
  name: string;
  path: string;
  status?: number;
  /** The signed-in user; a guest by default. */
  as?: string;
  /** The question of consent is not answered. */
  asks?: true;
  /** At 390 px alone. */
  narrow?: true;
  /** Brings the page into the state. */
  open?(page: Page): Promise<void>;
}

const themes = ['light', 'dark'] as const;
const views = [
  { lang: 'de', width: 1440 },
  { lang: 'en', width: 390 },
  { lang: 'de', width: 390 },
  { lang: 'en', width: 1440 },
] as const;

const send = async (page: Page) => {
  // A visitor in a field starts React, which answers the form without a new page.
  await page.locator('main form input:visible').last().focus();
  await expect.poll(() => page.evaluate(() => '__app' in window)).toBe(true);
  await page
    .locator('main form button[type="submit"], main form button:not([type])')
    .first()
    .click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
};
const question = async (page: Page) => {
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 });
};
const patient = 'patient@example.org';
const soon = dayIn(Date.now() + 40 * 86_400_000);

const states: State[] = [
  { name: 'home', path: '/' },
  { name: 'prices', path: '/preise' },
  { name: 'a treatment', path: '/hyaluron' },
  { name: 'a treatment in the muscle', path: '/faltenbehandlung' },
  { name: 'a treatment without a depth', path: '/vitamininfusion' },
  { name: 'the days before any day', path: '/termin' },
  { name: 'a day', path: `/termin?tag=${soon}` },
  { name: 'a day that is past', path: '/termin?tag=2020-02-29' },
  { name: 'a day that cannot be read', path: '/termin?tag=31.2.2027' },
  { name: 'a request', path: '/anfrage' },
  { name: 'imprint', path: '/impressum' },
  { name: 'privacy', path: '/datenschutz' },
  { name: 'accessibility', path: '/barrierefreiheit' },
  { name: 'a page that does not exist', path: '/gibt-es-nicht', status: 404 },
  { name: 'signing in', path: '/login' },
  { name: 'signing up', path: '/signup' },
  { name: 'a forgotten password', path: '/password-request' },
  { name: 'signing in with nothing entered', path: '/login', open: send },
  { name: 'signing up with nothing entered', path: '/signup', open: send },
  { name: 'a forgotten password of nobody', path: '/password-request', open: send },
  { name: 'a request with nothing entered', path: '/', open: send },
  {
    name: 'the menu',
    path: '/',
    narrow: true,
    async open(page) {
      await page.locator('.menu-button').click();
      await expect(page.locator('#menu')).toBeVisible();
    },
  },
  { name: 'the question of consent', path: '/', asks: true, open: question },
  {
    name: 'the settings of consent',
    path: '/',
    asks: true,
    async open(page) {
      await question(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /Einstellungen|Settings/ }).click();
      await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    },
  },
  { name: 'the private page', path: '/private', as: patient },
  {
    name: 'a letter',
    path: '/private',
    as: patient,
    async open(page) {
      const letter = page.locator('a[href^="/service/letter/"]').first();
      await page.goto((await letter.getAttribute('href')) ?? '');
      await expect(page.locator('.desk-bar')).toBeVisible();
    },
  },
  {
    name: 'a letter that is not there',
    status: 404,
    as: patient,
    path: `/service/letter/${crypto.randomUUID()}`,
  },
  {
    name: 'the account',
    path: '/user',
    as: patient,
    async open(page) {
      await expect(page.getByLabel(/Vorname|First name/)).toBeVisible();
    },
  },
];

/** States that the short form looks at, too. */
const ofShort = new Set([
  'home',
  'prices',
  'a treatment',
  'signing in',
  'a request with nothing entered',
  'the question of consent',
]);

/** axe would measure text in the middle of an animation; without motion all of it is in place. */
async function showAtRest(page: Page, colorScheme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    // What runs with the scroll position ends when the page is scrolled, and not before.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(timed.map((running) => running.finished));
  });
}

for (const [index, { name, path, status = 200, as, asks, narrow, open }] of states.entries()) {
  const fitting = views.filter(({ width }) => !narrow || width === 390);
  // Below the long form a state has one view and one theme, the next ones for the next state.
  const turn = fitting[index % fitting.length] ?? views[0];
  const shown = isLong ? fitting : [turn];
  const worn = isLong ? themes : themes.filter((_, place) => place === (index >> 2) % 2);
  for (const { lang, width } of shown) {
    test(
      `${name} has no findings, no errors and asks no other host: ${lang}, ${width} px, ${worn.join(' and ')}`,
      ofShort.has(name) ? short : {},
      async ({ page, complaints }) => {
        if (as) await signIn(page, as);
        else if (!asks) await declineConsent(page);
        await page.setViewportSize({ width, height: 900 });
        const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
        expect(answer?.status()).toBe(status);
        await expect(page.locator('h1').first()).toBeVisible();
        await open?.(page);
        for (const theme of worn) {
          await showAtRest(page, theme);
          const { violations } = await axeOn(page).analyze();
          expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.html}`)).toEqual(
            [],
          );
        }
        // Chromium logs the page's own 404 as an error; here it is expected.
        const own = complaints.filter((text) => !(status === 404 && text.includes('404')));
        expect(own).toEqual([]);
      },
    );
  }
}

test('with forced colors the current page alone has a line below its name', async ({ page }) => {
  await declineConsent(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/preise');
  const lines = await page.locator('.site-nav a').evaluateAll((links) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const seen = links.filter((link) => getComputedStyle(link).borderBottomColor !== ground);
    return seen.map((link) => link.getAttribute('aria-current'));
  });
  expect(lines).toEqual(['page']);
});

/** On every page, one language each in the short form: no text is beside the window, and nothing scrolls sideways. */
async function expectTextsInside(page: Page): Promise<void> {
  for (const [index, path] of [...new Set(states.map((state) => state.path))].entries()) {
    for (const lang of isLong ? ['de', 'en'] : [index % 2 === 0 ? 'de' : 'en']) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeVisible();
      // What comes last of the styles, on pages that have it.
      const footer = page.locator('.site-footer');
      if ((await footer.count()) > 0) await expect(footer).toHaveCSS('position', 'relative');
      expect(await textsBeside(page), address).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, address).toBe(clientWidth);
    }
  }
}

test('at 400 % zoom no text is beside the window, on any page', async ({ page }) => {
  await signIn(page, patient);
  await page.setViewportSize({ width: 320, height: 256 });
  await expectTextsInside(page);
});

test('with a browser’s text of twice the size no text is beside a phone’s window, on any page', async ({
  site,
}) => {
  // The setting of the browser, which a page cannot ask for: media queries follow it, too.
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
  });
  await declineConsent(page);
  await expectTextsInside(page);
  await browser.close();
});

/** Texts that end beyond the window's edges, where they cannot be scrolled to; pictures and what is hidden apart. */
const textsBeside = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const beside: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const {
        currentNode,
        currentNode: { parentElement: holder },
      } = walker;
      if (!holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (holder.closest('svg, [aria-hidden="true"], [tabindex="-1"]:not(main)')) continue;
      range.selectNodeContents(currentNode);
      const outside = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1),
      );
      let inner: Element | null = holder;
      const scrolls = () => {
        for (; inner; inner = inner.parentElement) {
          const { overflowX, clipPath } = getComputedStyle(inner);
          if (clipPath !== 'none' || ['auto', 'scroll'].includes(overflowX)) return true;
        }
        return false;
      };
      if (outside && !scrolls()) beside.push(currentNode.textContent ?? '');
    }
    return beside;
  });
