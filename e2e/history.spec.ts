import type { Page } from '@playwright/test';
import { startSiteBehindProxy } from './support/server.ts';
import { test as base, expect, signIn } from './support/test.ts';

type Behind = Awaited<ReturnType<typeof startSiteBehindProxy>>;

/** A site whose database can be silent. */
const test = base.extend<object, { behind: Behind }>({
  behind: [
    async ({ browserName: _browser }, use) => {
      const behind = await startSiteBehindProxy();
      await use(behind);
      await behind.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [async ({ behind }, use) => use(behind.site), { scope: 'worker' }],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const again = (page: Page) => page.getByRole('link', { name: 'Noch einmal versuchen' });

/** From the profile to the prices inside the document, and back while the database is silent. */
async function goBackToFailure(page: Page, silence: () => void): Promise<void> {
  await signIn(page, 'patient@example.org', '/user');
  await page.waitForFunction(() => '__app' in window);
  await page.getByRole('link', { name: 'Preise' }).first().click();
  await expect(heading(page)).toHaveText('Preise');
  await page.evaluate(() => Reflect.set(window, 'kept', true));
  silence();
  // Not page.goBack: it waits for a load that an entry of the same document does not have.
  await page.evaluate(() => history.back());
  await expect(page.getByText('503')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/user$/);
}

/** The document is the one from before: what it has in memory is there. */
const isKept = (page: Page) => page.evaluate(() => 'kept' in window);

/** The database answers again, and the server knows it. */
async function resume({ site, proxy }: Behind): Promise<void> {
  proxy.resume();
  const ready = async () => (await fetch(new URL('/health/ready', site.url))).status;
  await expect.poll(ready).toBe(200);
}

test.afterEach(({ behind }) => behind.proxy.resume());

test('a navigation that a server away refuses fails in its document, and Forward leads back', async ({
  page,
  behind,
}) => {
  await goBackToFailure(page, behind.proxy.silence);
  await expect(again(page)).toBeVisible();
  await page.evaluate(() => history.forward());
  await expect(heading(page)).toHaveText('Preise');
  expect(await isKept(page)).toBe(true);
  await resume(behind);
  await page.evaluate(() => history.back());
  await expect(page.getByLabel('Vorname')).toBeVisible();
  expect(await isKept(page)).toBe(true);
});

test('Back and Forward work from a page of a failure that came in place of another', async ({
  page,
  behind,
}) => {
  await goBackToFailure(page, behind.proxy.silence);
  await again(page).click();
  await page.waitForFunction(() => !('kept' in window));
  await expect(page.getByText('503')).toBeVisible({ timeout: 20_000 });
  await resume(behind);
  await page.evaluate(() => history.forward());
  await expect(heading(page)).toHaveText('Preise');
  await expect(page).toHaveURL(/\/preise$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByLabel('Vorname')).toBeVisible();
});

test('the link of a failure asks for the address that is shown, with its query', async ({
  page,
  behind,
}) => {
  await signIn(page, 'patient@example.org');
  behind.proxy.silence();
  await page.goto('/user?from=menu');
  await expect(page.getByText('503')).toBeVisible({ timeout: 20_000 });
  await resume(behind);
  await again(page).click();
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await expect(page).toHaveURL(/\/user\?from=menu$/);
});
