import type { Page } from '@playwright/test';
import { declineConsent, expect, signIn, test } from './support/test.ts';

/** Scripts and styles of a page may be gone after a deploy, or not arrive. */
const heading = (name: string | RegExp) => ({ level: 1, name }) as const;

/** React has had the page for two seconds [R2.20]: from here on links are followed inside the document. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => '__app' in window);
}

test.beforeEach(async ({ page }) => declineConsent(page));

test('a page stays when its dialogs cannot be loaded', async ({ page }) => {
  await page.route(/browser-overlays[^/]*\.js/, (route) => route.abort());
  await page.goto('/preise');
  const told = page.waitForEvent('console', (message) => /TypeError/.test(message.text()));
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await told;
  await hydrated(page);
  await expect(page.getByRole('heading', heading('Preise'))).toBeVisible();
  await page.getByRole('link', { name: 'Impressum' }).first().click();
  await expect(page.getByRole('heading', heading('Impressum'))).toBeVisible();
});

test('a page whose component cannot be loaded comes as a document', async ({ page }) => {
  await page.route(/assets\/site[^/]*\.js/, (route) => route.abort());
  await page.goto('/login');
  await hydrated(page);
  const loaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: 'Preise' }).first().click();
  await loaded;
  await expect(page).toHaveURL(/\/preise$/);
  await expect(page.getByRole('heading', heading('Preise'))).toBeVisible();
});

test('a page whose texts cannot be loaded stays as the server wrote it [R8.14]', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/_i18n/**', (route) => route.abort());
  await page.goto('/preise');
  const before = await page.locator('#root').textContent();
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect.poll(() => warnings.join()).toContain('The messages could not be loaded');
  expect(await page.locator('#root').textContent()).toBe(before);
});

test('a visitor whom the server could not know in time is known a moment later', async ({
  page,
}) => {
  await signIn(page, 'patient@example.org');
  await expect(page).toHaveURL(/\/private$/);
  // As the server writes it for a session that did not come in time: the guests' page.
  const guest = await (await fetch(new URL('/preise', page.url()))).text();
  const unknown =
    '<script type="application/json" id="personal-data">{"session":null}</script></body>';
  let documents = 0;
  await page.route('**/preise', async (route) => {
    documents += 1;
    if (documents > 1) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: guest.replace('</body>', unknown) });
  });
  await page.goto('/preise');
  await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
  await expect.poll(() => documents, { timeout: 10_000 }).toBe(2);
  await expect(page.getByRole('button', { name: 'Abmelden' }).first()).toBeVisible();
});

test('a session that has ended elsewhere leads to the sign-in page, once [R2.3]', async ({
  page,
  context,
}) => {
  await signIn(page, 'patient@example.org');
  await expect(page).toHaveURL(/\/private$/);
  await hydrated(page);
  await page.getByRole('link', { name: 'Preise' }).first().click();
  await expect(page.getByRole('heading', heading('Preise'))).toBeVisible();
  await context.clearCookies();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/private"]');
    link?.click();
  });
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fprivate$/);
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  const asked = requests.map((url) => new URL(url).pathname);
  expect(asked.filter((path) => path === '/private/_payload.json')).toHaveLength(1);
  expect(asked.filter((path) => path === '/login')).toHaveLength(1);
});
