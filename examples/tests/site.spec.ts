import { createHash } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { EMAIL, type ExampleServer, PASSWORD, startExample } from './start-example.ts';

interface Sites {
  site: ExampleServer;
}

const test = base.extend<{ complaints: string[] }, Sites>({
  site: [
    async ({ browserName: _browser }, use) => {
      const site = await startExample();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // What a test provokes on purpose: an answer of another status than 200.
        if (message.type() !== 'error' || message.text().includes('responded with a status'))
          return;
        complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

const settings = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' });
const question = (page: Page) => page.getByRole('dialog');
const placeholder = (page: Page) => page.locator('.pk-consent-placeholder');
const always = (page: Page) => page.getByRole('button', { name: 'Immer laden' });
const film = (page: Page) => page.frameLocator('iframe').getByText('Ein Film');

/** Answers YouTube's host, and notes every host that is not the site's. */
async function watchHosts(context: BrowserContext, site: ExampleServer) {
  const asked: string[] = [];
  const own = new URL(site.url).host;
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) asked.push(host);
  });
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Ein Film</p>' }),
  );
  return { asked };
}

async function expectPlaceholder(page: Page): Promise<void> {
  await expect(placeholder(page)).toContainText('YouTube-Filme');
  await expect(placeholder(page)).toContainText(
    '(Google Ireland Limited, außerhalb der EU: Vereinigte Staaten)',
  );
  await expect(placeholder(page)).toHaveCSS('padding-top', '24px');
  await expect(film(page)).toHaveCount(0);
}

/** Answers the question, which else comes over the page in the middle of a test. */
async function declineAll(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(question(page)).toHaveCount(0);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await declineAll(page);
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(EMAIL);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/preise-bearbeiten');
}

test('its pages have their own theme, in both languages and themes, and nothing of another practice', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(/Aurelia|lederhaut|Weimar|Lindenhof|Jena/i.test((await answer?.text()) ?? '')).toBe(false);
  await expect(page).toHaveTitle('Start · Praxis Dr. Sonne & Söhne, Köln');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schön, dass Sie da sind.');
  const background = () =>
    page
      .getByRole('link', { name: 'Preise' })
      .last()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  // Colors in a transition have any contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you.');
});

test('its staff sign in and change a price, which every visitor sees at once', async ({
  page,
  browser,
  site,
}) => {
  const visitor = await browser.newPage({ locale: 'de-DE' });
  await visitor.goto(`${site.url}/preise`);
  await expect(visitor.getByText('38 €')).toBeVisible();
  await signIn(page);
  const price = page.getByLabel('Erstes Gespräch, 30 Minuten');
  await price.fill('41,50');
  await price.press('Tab');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('41,50 €')).toBeVisible();
  await visitor.close();
});

test('two who change the same price are asked which one counts', async ({
  page,
  browser,
  site,
}) => {
  await signIn(page);
  const colleague = await browser.newPage({ baseURL: site.url, locale: 'de-DE' });
  await signIn(colleague);
  const treatment = (on: Page) => on.getByLabel('Behandlung, 20 Minuten');
  await expect(treatment(colleague)).toHaveValue('129,50');
  await treatment(page).fill('131');
  await treatment(page).press('Tab');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await treatment(colleague).fill('132');
  await treatment(colleague).press('Tab');
  await expect(colleague.getByRole('alert').first()).toContainText('131');
  await colleague.close();
});

test('signing out with a price that cannot be saved asks first, and loses nothing [R8.16]', async ({
  page,
}) => {
  await signIn(page);
  const price = page.getByLabel('Behandlung, 20 Minuten');
  await price.fill('abc');
  const asked = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Abmelden' }).click();
  await (await asked).dismiss();
  await click;
  await expect(price).toHaveValue('abc');
  await expect(page).toHaveURL(/preise-bearbeiten$/);
  await price.fill('129,50');
});

test('a guest is sent to sign in, a wrong password is reported, and no other site can write', async ({
  page,
  request,
}) => {
  await page.goto('/preise-bearbeiten');
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fpreise-bearbeiten$/);
  await page.getByLabel('E-Mail').fill(EMAIL);
  await page.getByLabel('Passwort', { exact: true }).fill('falsch');
  const answered = page.waitForResponse(/callback\/credentials/);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await answered;
  await expect(page.getByText('E-Mail-Adresse oder Passwort stimmen nicht.')).toBeVisible();

  const [{ id }] = await (await request.get('/api/prices/')).json();
  const write = (headers: Record<string, string>) =>
    request.put(`/api/prices/${id}`, {
      data: { amount: '1.00' },
      headers: { 'if-match': '"1"', ...headers },
    });
  expect((await write({})).status()).toBe(401);
  expect((await write({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
});

test('the film is requested only after consent, and plays on later visits; its placeholder has its styles at once', async ({
  page,
  context,
  site,
}) => {
  const { asked } = await watchHosts(context, site);
  await page.goto('/film');
  await expectPlaceholder(page);
  await declineAll(page);
  await page.reload();
  await expectPlaceholder(page);
  await page.goto('/preise');
  await page.getByRole('link', { name: 'Film' }).first().click();
  await expectPlaceholder(page);
  expect(asked).toEqual([]);
  await always(page).click();
  await expect(film(page)).toBeVisible();
  await page.reload();
  await expect(film(page)).toBeVisible();
  await expect(placeholder(page)).toHaveCount(0);
  // React takes over a page that shows it.
  await expect(async () => {
    // Chromium gives no page the clicks of its first moment.
    await settings(page).click();
    await expect(question(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(question(page).getByRole('checkbox', { name: 'Funktion' })).toBeChecked();
  await expect(film(page)).toBeVisible();
  await declineAll(page);
  await expectPlaceholder(page);
  expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']));
});

test('markup with data-consent in a page of React waits, loads after consent, and stays so on later visits', async ({
  page,
  context,
  site,
}) => {
  const { asked } = await watchHosts(context, site);
  await page.goto('/');
  await declineAll(page);
  await page.goto('/impressum');
  await expectPlaceholder(page);
  await page.reload();
  await expectPlaceholder(page);
  expect(asked).toEqual([]);
  await always(page).click();
  await expect(film(page)).toBeVisible();
  await page.reload();
  await expect(film(page)).toBeVisible();
  await page.getByRole('link', { name: 'Film' }).first().click();
  await expect(page.getByRole('heading', { name: 'Film' })).toBeVisible();
  await expect(film(page)).toBeVisible();
  await page.getByRole('link', { name: 'Impressum' }).click();
  await settings(page).click();
  await declineAll(page);
  await expectPlaceholder(page);
  // What was taken out of the page is not in React's way.
  await page.getByRole('link', { name: 'Preise', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preise');
});

test('the question comes by itself, and declining it keeps the film away', async ({
  page,
  context,
  site,
}) => {
  const { asked } = await watchHosts(context, site);
  await page.goto('/film');
  await declineAll(page);
  await page.reload();
  await expectPlaceholder(page);
  expect(asked).toEqual([]);
});

test('without a film there is nothing to ask consent for; a site of one language names no other', async ({
  browser,
}) => {
  const least = await startExample({}, 'least-german');
  const page = await browser.newPage({ baseURL: least.url, locale: 'en-GB' });
  try {
    await page.clock.install();
    const answer = await page.goto('/?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await answer?.text()).not.toContain('<link rel="alternate"');
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('lang=');
    expect((await page.request.get('/_i18n/en/messages.json')).status()).toBe(404);
    expect((await page.request.get('/preise')).status()).toBe(404);
    await page.clock.runFor(20_000);
    await expect(question(page)).toHaveCount(0);
    await settings(page).click();
    await expect(question(page).getByRole('checkbox', { name: 'Notwendig' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await page.goto('about:blank');
  } finally {
    await page.close();
    await least.close();
  }
});

test('an English site is English for every visitor, and its team changes its prices', async ({
  browser,
}) => {
  const english = await startExample({}, 'prices-english');
  const page = await browser.newPage({ baseURL: english.url, locale: 'de-DE' });
  try {
    await page.goto('/preise');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices');
    await expect(page.getByText('€129.50')).toBeVisible();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Treatment, 20 minutes')).toHaveValue('129.50');
    await page.goto('about:blank');
  } finally {
    await page.close();
    await english.close();
  }
});

test('closed, it shows the gate in its language, keeps the imprint open, and lets in who knows the password [R3.1]', async ({
  page,
}) => {
  const hash = createHash('sha256').update('Baustelle').digest('hex');
  const closed = await startExample({ CONSTRUCTION: '1', CONSTRUCTION_HASH: hash });
  try {
    expect((await page.request.get(`${closed.url}/preise`)).status()).toBe(503);
    expect((await page.request.get(`${closed.url}/impressum`)).status()).toBe(200);
    const texts = await (await page.request.get(`${closed.url}/_i18n/de/messages.json`)).text();
    expect(texts).toContain('Cookie-Einstellungen');
    expect(texts).not.toContain('Schön, dass Sie da sind');
    const [answer] = await Promise.all([
      page.waitForResponse(`${closed.url}/preise`),
      page.goto(`${closed.url}/preise`),
    ]);
    expect(await answer.text()).not.toContain('Gespräch');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Hier entsteht unsere neue Seite',
    );
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.getByPlaceholder('Passwort').fill('Baustelle');
    await page.getByRole('button', { name: 'Ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schön, dass Sie da sind.');
    // A page that is still loading its parts would miss the server.
    await page.goto('about:blank');
  } finally {
    await closed.close();
  }
});

test('an unknown address is a page of its own, and says so', async ({ page }) => {
  const answer = await page.goto('/nix');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
});
