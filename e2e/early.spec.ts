import type { CDPSession, Page } from '@playwright/test';
import { expect, short, test } from './support/test.ts';

/** A slow phone: React is not there for seconds after the first paint. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 40_000,
    uploadThroughput: 40_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

test('a click on Behandlungen before React is there is not lost', async ({ page }) => {
  await slowDown(page);
  await page.goto('/preise', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Behandlungen' }).first().click();
  await expect(page).toHaveURL(/\/#/);
  await expect(page.getByRole('heading', { name: /Behandlungen/ }).first()).toBeVisible();
});

test('a click on the cookie settings, and on a switch in them, before React is there is not lost', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/preise', { waitUntil: 'commit' });
  const settings = page.getByRole('button', { name: 'Cookie-Einstellungen' });
  await settings.click();
  expect(await page.evaluate(() => '__reactContainer' in document)).toBe(false);
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  const maps = page.getByRole('checkbox', { name: /OpenStreetMap|Komfort|Funktion/ }).first();
  await maps.click();
  await expect(maps).toBeChecked();
});

test('input before React is there stays, and is sent', short, async ({ page }) => {
  await slowDown(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-Mail').fill('patient@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('ein sehr langes Musterpasswort');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/private/, { timeout: 40_000 });
});

test('input in the fields of a record before React is there is saved [R7.8]', async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await page.goto('/test2', { waitUntil: 'commit' });
  const fieldsOf = (who: string) =>
    ['name', 'price', 'minutes'].map((name) =>
      page.locator(`[data-window=${who}] input[name=${name}]`),
    );
  const given: string[] = [];
  for (const field of fieldsOf('you')) {
    // Typed into what is there, as a visitor does.
    await field.press('Home');
    await page.keyboard.type('1');
    given.push(await field.inputValue());
  }
  expect(await page.evaluate(() => '__reactContainer' in document)).toBe(false);
  // What is saved comes to the other window, which is another client on the same server.
  for (const [at, field] of fieldsOf('colleague').entries()) {
    await expect(field).toHaveValue(given[at] ?? '', { timeout: 20_000 });
  }
});

test(
  'no script is fetched before the page has loaded, and React is not loaded for a visitor who only reads',
  short,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('consent.show', 'false'));
    await page.goto('/preise');
    await page.waitForTimeout(1500);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeLessThanOrEqual(15_000);
    const loadEnd = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming).loadEventStart;
    });
    const starts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    );
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) expect(start).toBeGreaterThanOrEqual(loadEnd);
  },
);
