import type { Browser, Page } from '@playwright/test';
import { wholeChromiumLaunch } from '@praxiskit/test-support/chromium';
import { PASSWORD } from './support/server.ts';
import { test as base, declineConsent, expect, signIn, userAgent } from './support/test.ts';

/** The headless shell keeps no page for Back and Forward. */
const test = base.extend<object, { whole: Browser }>({
  whole: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch(wholeChromiumLaunch);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ whole, site }, use) => {
    const context = await whole.newContext({ baseURL: site.url, locale: 'de-DE', userAgent });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

/** Notes whether the browser has kept the page, in storage: the page may be reloaded at once. */
async function watchKept(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('kept', location.pathname);
    });
  });
}

/** Back to a page that the browser has kept. */
async function goBack(page: Page, path: string, steps = 1): Promise<void> {
  // Not page.goBack: it waits for a load that a kept page does not have.
  await page.evaluate((by) => history.go(-by), steps);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  // It may be reloaded meanwhile.
  await page.waitForFunction((there) => sessionStorage.getItem('kept') === there, path);
}

/** Opens a page as a reader does; its scripts begin when the browser is idle. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => 'wake' in (window.__early ?? {}));
  await watchKept(page);
}

const headLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('a page that was kept for Back shows who has signed in since [R6.5]', async ({ page }) => {
  await declineConsent(page);
  await read(page, '/preise');
  await page.goto('/login?callbackUrl=/user');
  await page.getByLabel('E-Mail').fill('patient@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/user');
  await goBack(page, '/preise', 2);
  await expect(page.getByRole('button', { name: 'Abmelden' }).first()).toBeVisible();
  await expect(headLink(page, 'Anmelden')).toHaveCount(0);
});

test('a page that was kept for Back shows that its session was ended from another device [R6.5]', async ({
  page,
  context,
  whole,
  site,
}) => {
  await signIn(page, 'patient2@example.org', '/impressum');
  await read(page, '/preise');
  await page.goto('/datenschutz');
  // The same session, ended without a change to this browser's cookies.
  const device = await whole.newContext({ baseURL: site.url });
  await device.addCookies(await context.cookies());
  expect((await device.request.post('/api/user/logout')).status()).toBe(200);
  await device.close();
  await goBack(page, '/preise');
  await expect(headLink(page, 'Anmelden')).toBeVisible();
});

test('a page that was kept for Back is in the language and the theme that were chosen since [R9.3] [R9.5]', async ({
  page,
}) => {
  await declineConsent(page);
  await read(page, '/preise');
  await page.goto('/impressum');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.locator('nav a[hreflang="en"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await goBack(page, '/preise');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a kept page on which consent was chosen by its switches shows who has signed in since [R6.5]', async ({
  page,
}) => {
  await page.goto('/preise');
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /Karte|OpenStreetMap|Komfort|Funktion/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Akzeptieren wie ausgewählt' }).click();
  await watchKept(page);
  // Not in another tab, which would notify this page: the browser keeps no page that receives a message.
  await signIn(page, 'patient@example.org', '/impressum');
  await goBack(page, '/preise');
  await expect(page.getByRole('button', { name: 'Abmelden' }).first()).toBeVisible();
});

test('a kept page follows a language that is chosen twice within seconds [R9.3]', async ({
  page,
}) => {
  await declineConsent(page);
  await read(page, '/preise');
  for (const language of ['en', 'de']) {
    await page.goto('/impressum');
    await page.locator(`nav a[hreflang="${language}"]`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await goBack(page, '/preise');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForFunction(() => 'wake' in (window.__early ?? {}));
    await page.evaluate(() => sessionStorage.removeItem('kept'));
    await watchKept(page);
  }
});

test('input on a page that was kept stays when another user has signed in', async ({
  page,
  context,
}) => {
  await declineConsent(page);
  await read(page, '/');
  const name = page.locator('#kontakt').getByLabel('Name');
  await name.fill('Erika Beispiel');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/impressum');
  await signIn(await context.newPage(), 'patient@example.org', '/impressum');
  await goBack(page, '/');
  await page.waitForTimeout(3000);
  await expect(name).toHaveValue('Erika Beispiel');
});
