import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { type ExampleServer, PASSWORD, startExample } from './start-example.ts';

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

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill('team@lindenhof.example');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/preise-bearbeiten');
}

test('its pages have their own theme, in both languages and themes, and nothing of another practice', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(/Aurelia|lederhaut|Weimar/i.test((await answer?.text()) ?? '')).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wieder leicht gehen.');
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walk with ease again.');
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
  const price = page.getByLabel('Krankengymnastik, 25 Minuten');
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
  const massage = (on: Page) => on.getByLabel('Klassische Massage, 20 Minuten');
  await expect(massage(colleague)).toHaveValue('29,50');
  await massage(page).fill('31');
  await massage(page).press('Tab');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await massage(colleague).fill('32');
  await massage(colleague).press('Tab');
  await expect(colleague.getByRole('alert').first()).toContainText('31');
  await colleague.close();
});

test('signing out with a price that cannot be saved asks first, and loses nothing [R8.16]', async ({
  page,
}) => {
  await signIn(page);
  const price = page.getByLabel('Klassische Massage, 20 Minuten');
  await price.fill('abc');
  const asked = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Abmelden' }).click();
  await (await asked).dismiss();
  await click;
  await expect(price).toHaveValue('abc');
  await expect(page).toHaveURL(/preise-bearbeiten$/);
  await price.fill('29,50');
});

test('a guest is sent to sign in, a wrong password is told, and no other site can write', async ({
  page,
  request,
}) => {
  await page.goto('/preise-bearbeiten');
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fpreise-bearbeiten$/);
  await page.getByLabel('E-Mail').fill('team@lindenhof.example');
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

test('it has nothing to ask consent for, and asks nothing; its settings say what is necessary', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(20_000);
  await expect(question(page)).toHaveCount(0);
  await settings(page).click();
  await expect(question(page).getByRole('checkbox', { name: 'Notwendig' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
});

test('closed, it shows the gate, keeps the imprint open, and lets in who knows the password [R3.1]', async ({
  page,
}) => {
  const hash = createHash('sha256').update('Baustelle').digest('hex');
  const closed = await startExample({ CONSTRUCTION: '1', CONSTRUCTION_HASH: hash });
  try {
    expect((await page.request.get(`${closed.url}/preise`)).status()).toBe(503);
    expect((await page.request.get(`${closed.url}/impressum`)).status()).toBe(200);
    const [answer] = await Promise.all([
      page.waitForResponse(`${closed.url}/preise`),
      page.goto(`${closed.url}/preise`),
    ]);
    expect(await answer.text()).not.toContain('Krankengymnastik');
    await page.getByPlaceholder('Password').fill('Baustelle');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wieder leicht gehen.');
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
