import type { Page } from '@playwright/test';
import { declineConsent, expect, short, signIn, test } from './support/test.ts';

/** The script that starts everything else may not come through either. */
const entry = /\/assets\/boot-[^/]*\.js$/;
const german = /Diese Seite konnte nicht vollständig geladen werden\./;
const english = /This page could not be loaded completely\./;

/** Lets the entry fail so many times. Answers the addresses of all documents that are asked for. */
async function breakEntry(page: Page, times = Number.POSITIVE_INFINITY): Promise<string[]> {
  // The page before would ask for it, too.
  await page.goto('about:blank');
  let left = times;
  await page.route(entry, (route) => {
    left -= 1;
    return left >= 0 ? route.abort() : route.continue();
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test(
  'an entry that fails once: the page is reloaded, and works [R6.6] [R8.16]',
  short,
  async ({ page }) => {
    await signIn(page, 'patient@example.org');
    const documents = await breakEntry(page, 1);
    await page.goto('/user');
    await expect(page.getByLabel('Vorname')).toBeVisible();
    expect(documents).toEqual(['/user', '/user']);
    const mark = await page.evaluate(() => sessionStorage.getItem('reload-guard'));
    expect(mark).toMatch(/^\d+ \/user$/);
    await expect(page.getByText(german)).toHaveCount(0);
  },
);

test(
  'an entry that fails again: the page says what to do, in its language, and stays [R6.6]',
  short,
  async ({ page }) => {
    await signIn(page, 'patient@example.org');
    const documents = await breakEntry(page);
    await page.goto('/user');
    const message = page.getByRole('alert');
    await expect(message).toHaveText(german);
    await expect(message).toBeInViewport();
    expect(documents).toHaveLength(2);

    // Not even where the mark has expired meanwhile.
    await page.evaluate(() => sessionStorage.removeItem('reload-guard'));
    await page.reload();
    await expect(message).toHaveText(german);
    await page.goto('/user?lang=en');
    await expect(message).toHaveText(english);
    expect(documents).toHaveLength(5);
  },
);

test('without a connection nothing is reloaded, and the page says so [R8.16]', async ({ page }) => {
  await signIn(page, 'patient@example.org');
  const documents = await breakEntry(page);
  await page.route('**/builds/latest.json', (route) => route.abort());
  await page.goto('/user');
  await expect(page.getByRole('alert')).toHaveText(german);
  expect(documents).toHaveLength(1);
});

test('the input is not lost by a reload [R8.16]', async ({ page }) => {
  await declineConsent(page);
  const documents = await breakEntry(page);
  let isTyped = (): void => {};
  const typed = new Promise<void>((resolve) => {
    isTyped = resolve;
  });
  // This one is asked before the other.
  await page.route(entry, async (route) => {
    await typed;
    await route.abort();
  });
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill('patient@example.org');
  isTyped();
  await expect(page.getByRole('alert')).toHaveText(german);
  await expect(page.getByLabel('E-Mail')).toHaveValue('patient@example.org');
  expect(documents).toHaveLength(1);
});

test('a page that is only read says nothing before a button is used that needs scripts', async ({
  page,
}) => {
  await declineConsent(page);
  const failures: string[] = [];
  page.on(
    'console',
    (message) => /TypeError/.test(message.text()) && failures.push(message.text()),
  );
  const documents = await breakEntry(page);
  await page.goto('/preise');
  await expect.poll(() => failures).toHaveLength(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(page.getByRole('alert')).toHaveText(german);
  expect(documents).toHaveLength(2);
});

test('a page whose start fails says what to do, until a touch has started it', async ({ page }) => {
  await signIn(page, 'patient@example.org', 'about:blank');
  let isBroken = true;
  await page.route(/\/assets\/core-[^/]*\.js$/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto('/user');
  await expect(page.getByRole('alert')).toHaveText(german);
  isBroken = false;
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByLabel('Vorname')).toBeVisible();
  await expect(page.getByText(german)).toHaveCount(0);
});

/** From the second one the component of the page is not loaded beforehand. */
const returns = ['comes with the network', 'comes by its button'] as const;
for (const [from, way] of ['/preise', '/login'].flatMap((one) =>
  returns.map((way) => [one, way] as const),
))
  test(`navigating from ${from} while the server is away shows a message in the page, and ${way}`, async ({
    page,
  }) => {
    await declineConsent(page);
    const documents: string[] = [];
    await page.goto(from);
    // A key that comes before the boot module starts nothing.
    const hasStarted = async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => '__app' in window);
    };
    await expect.poll(hasStarted).toBe(true);
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    // The browser reports a network that is back, and not a server.
    const isNetwork = way === 'comes with the network';
    if (isNetwork) await page.context().setOffline(true);
    else await page.route('**', (route) => route.abort());
    await page.getByRole('link', { name: 'Mein Termin' }).first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Wir sind gleich wieder da' }),
    ).toBeVisible();
    expect(documents).toEqual([]);
    if (isNetwork) await page.context().setOffline(false);
    else {
      await page.unroute('**');
      await page.getByRole('main').getByRole('link', { name: 'Noch einmal versuchen' }).click();
    }
    await expect(
      page.getByRole('heading', { level: 1, name: /^Ihr Tag steht fest/ }),
    ).toBeVisible();
  });
