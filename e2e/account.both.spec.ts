import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { isLong } from '@praxiskit/test-support/tier';
import pg from 'pg';
import { createAppCodes } from './support/app-codes.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { mailedLink } from './support/mailbox.ts';
import { PASSWORD, type SiteServer } from './support/server.ts';
import { declineConsent, expect, short, signIn, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** One row of the account with its actions. */
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function signOut(page: Page): Promise<void> {
  await page.goto('/private');
  await button(page, 'Abmelden').first().click();
  await page.waitForURL(/\/login$/);
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await button(page, 'Anmelden').click();
}

/** Another browser of the same user. */
async function openBrowser(browser: Browser, site: SiteServer, more: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE', ...more });
  return context.newPage();
}

async function query(site: SiteServer, sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl ?? '' });
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

/** As if all that the user has done here was so long ago. */
const age = (site: SiteServer, column: 'proved_at' | 'active_at', email: string, ms: number) =>
  query(
    site,
    `update sessions set ${column} = now() - $2 * interval '1 millisecond'
     where user_id = (select id from users where email = $1)`,
    [email, ms],
  );

async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A color in transition from one scheme to the other is neither.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((running) => running.finished)),
    );
    const { violations } = await axeOn(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}

test('codes of an app: set up, asked for at the next sign-in, and a recovery code in their place [R6.3D]', async ({
  page,
  complaints,
}) => {
  test.skip(!isLong, 'in the long form');
  test.setTimeout(150_000);
  const email = 'patient@example.org';
  await signIn(page, email, '/user');
  await row(page, 'Codes aus einer App').getByRole('link', { name: 'Einrichten' }).click();
  await expect(page).toHaveURL(/\/user\/app$/);
  await button(page, 'Bild anzeigen').click();
  await expect(page.getByRole('img', { name: 'QR-Code für Ihre App' })).toBeVisible();
  await expectNoFindings(page);
  const code = createAppCodes((await page.locator('main code').textContent()) ?? '');
  await expect(page.getByLabel('Die sechs Ziffern aus der App')).toHaveCSS('font-size', '44px');
  await page.getByLabel('Die sechs Ziffern aus der App').fill('000000');
  await button(page, 'Weiter').click();
  await expect(page.getByText('Dieser Code passt nicht.')).toBeVisible();
  await page.getByLabel('Die sechs Ziffern aus der App').fill(await code());
  await button(page, 'Weiter').click();

  await expect(page).toHaveURL(/\/user\/codes\?of=app/);
  const codes = await page.getByRole('listitem').locator('code').allTextContents();
  expect(codes).toHaveLength(10);
  await expectNoFindings(page);
  await button(page, 'Weiter').click();
  await expect(page.getByText('Bitte drucken Sie die Codes zuerst')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    link(page, 'Als Text sichern').click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  for (const one of codes) expect(text).toContain(one);
  await page.getByLabel('Ich habe die Codes gedruckt oder aufgeschrieben.').check();
  await button(page, 'Weiter').click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText('Zehn von zehn sind noch da.')).toBeVisible();
  // They are shown once: not by going back, and not by asking for the page.
  await page.goto('/user/codes');
  await expect(page.getByText('Ihre Ersatzcodes sind nicht mehr hier.')).toBeVisible();

  await signOut(page);
  await typePassword(page, email);
  await page.getByLabel('Code aus der App').fill(await code());
  await button(page, 'Weiter').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));

  await signOut(page);
  await typePassword(page, email);
  await link(page, 'Ersatzcode').click();
  await page.getByLabel('Ersatzcode').fill(codes[0]?.toUpperCase() ?? '');
  await button(page, 'Weiter').click();
  // How many are left is said before it goes on.
  await expect(page).toHaveURL(/\/user\/codes/);
  await expect(page.getByText('Neun von zehn sind noch da.')).toBeVisible();
  await expectNoFindings(page);
  await link(page, 'Weiter').click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText('Neun von zehn sind noch da.')).toBeVisible();
  await expect(page.getByText('Mit Passwort und Code aus der App.')).toBeVisible();

  await row(page, 'Codes aus einer App').getByRole('link', { name: 'Entfernen' }).click();
  await button(page, 'App entfernen').click();
  await expect(
    page.getByText('Beim Anmelden wird kein Code aus der App mehr verlangt.'),
  ).toBeVisible();
  await expect(row(page, 'Codes aus einer App').getByText('Einrichten')).toBeVisible();
  // Chromium logs the refused code as an error; here it is expected.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test('a passkey is added with its name, signs in by itself, and is removed', async ({
  page,
  complaints,
}) => {
  test.skip(!isLong, 'in the long form');
  const email = 'patient2@example.org';
  await signIn(page, email);
  const device = await addAuthenticator(page);
  // A browser that offers no passkeys in fields at first: this device would say yes before the button is
  // pressed.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('offers')) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/user?lang=en');
  await row(page, 'Passkey').getByRole('link', { name: 'Add' }).click();
  await expectNoFindings(page);
  await button(page, 'Add').click();
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await button(page, 'Add').click();
  // The first factor brings recovery codes, in the language that was asked for.
  await expect(page).toHaveURL(/\/user\/codes\?lang=en$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the day without a phone.');
  await page.getByLabel('I have printed or written down the codes.').check();
  await button(page, 'Continue').click();
  await expect(page.getByText('‘My phone’, added today')).toBeVisible();

  await row(page, 'Passkey').getByRole('link', { name: 'Another passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('The same phone');
  await button(page, 'Add').click();
  await expect(page.getByText('There already is a passkey for your account')).toBeVisible();

  await signOut(page);
  await button(page, 'Passkey').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/user');
  await expect(page.getByText('„My phone“, zuletzt heute')).toBeVisible();

  // Chosen among what the browser fills in; pressing the button meanwhile begins no second sign-in.
  await page.evaluate(() => sessionStorage.setItem('offers', '1'));
  const signedIn = page.waitForResponse((answer) => answer.url().endsWith('/callback/passkey'));
  await signOut(page);
  await button(page, 'Passkey')
    .click({ timeout: 2000 })
    .catch(() => {});
  expect((await signedIn).status()).toBe(200);
  // A second sign-in would end the session of the sign-in in progress.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.waitForURL(/\/private$/);
  expect(asked).not.toContain('/api/auth/passkey/options');
  await page.goto('/user');
  await expect(page.getByText('Mit Passkey, sonst mit Passwort und Ersatzcode.')).toBeVisible();
  await row(page, 'Passkey').getByRole('link', { name: 'Entfernen' }).click();
  await button(page, 'Passkey entfernen').click();
  await expect(page.getByText('Der Passkey ist entfernt.')).toBeVisible();
  await device.remove();
  expect(complaints).toEqual([]);
});

test('a device that is signed out from another one is out at its next step, by keyboard alone', async ({
  page,
  browser,
  site,
}) => {
  const email = 'staff@example.org';
  const other = await openBrowser(browser, site);
  await signIn(other, email);
  await signIn(page, email, '/user');
  const list = page.getByRole('list', { name: 'Geräte' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('dieses Gerät')).toHaveCount(1);
  await link(page, 'Waren Sie das nicht?').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#devices$/);
  const end = list.getByRole('listitem').nth(1).getByRole('button');
  for (let tab = 0; tab < 60; tab += 1) {
    if (await end.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(end).toBeFocused();
  await page.keyboard.press('Enter');
  const told = page.getByText('Das Gerät ist abgemeldet.');
  await expect(told).toBeVisible();
  // Who reads by keyboard goes on from there.
  expect(await told.evaluate((one) => one.closest('[tabindex]') === document.activeElement)).toBe(
    true,
  );
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await other.goto('/private');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test('"sign out all others" leaves this one', async ({ page, browser, site }) => {
  test.skip(!isLong, 'in the long form');
  const email = 'staff@example.org';
  const others = [await openBrowser(browser, site), await openBrowser(browser, site)];
  for (const other of others) await signIn(other, email);
  await signIn(page, email, '/user');
  await button(page, 'Alle anderen abmelden').click();
  await expect(page.getByText('Alle anderen Geräte sind abgemeldet.')).toBeVisible();
  await expect(button(page, 'Alle anderen abmelden')).toHaveCount(0);
  for (const other of others) {
    await other.goto('/private');
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
  }
  await page.goto('/private');
  await expect(page).toHaveURL(/\/staff$/);
});

test('the export has the account, its details and letters, and no secret', async ({ page }) => {
  await signIn(page, 'patient@example.org', '/user');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    link(page, 'Daten herunterladen').click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const file = JSON.parse(text);
  expect(text).toContain('patient@example.org');
  expect(text).toContain('Mustermann');
  expect(text).toContain('Befund und Plan');
  expect(Object.keys(file).length).toBeGreaterThan(2);
  expect(text).not.toMatch(/argon2|password_?hash|sealed|idHash/i);
  await expect(page).toHaveURL(/\/user$/);
});

test('an account that is to be deleted is kept by signing in, and the page says so once', async ({
  page,
  browser,
  site,
}) => {
  const email = 'patient2@example.org';
  await signIn(page, email, '/user');
  await link(page, 'Konto löschen …').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto löschen?');
  await expectNoFindings(page);
  await button(page, 'Konto löschen').click();
  await expect(page.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
  await page.getByLabel('Ihr Passwort, zur Sicherheit').fill('nicht das richtige');
  await button(page, 'Konto löschen').click();
  await expect(page.getByText('Das ist nicht Ihr Passwort.')).toBeVisible();
  await link(page, 'Behalten').click();
  await expect(page).toHaveURL(/\/user$/);

  await page.goto('/user/delete');
  await page.getByLabel('Ihr Passwort, zur Sicherheit').fill(PASSWORD);
  await button(page, 'Konto löschen').click();
  await expect(page).toHaveURL(/\/login\?deleted/);
  await expect(page.getByText('Ihr Konto wird gelöscht.')).toBeVisible();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await button(page, 'Anmelden').click();
  await expect(page.getByText('Ihr Konto bleibt und wird nicht gelöscht.')).toBeVisible();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText(email)).toBeVisible();
  // It is said once.
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Ihr Konto bleibt')).toHaveCount(0);

  const plain = await openBrowser(browser, site, { javaScriptEnabled: false });
  const signInPlainly = async () => {
    await plain.goto('/login');
    await plain.getByLabel('E-Mail').fill(email);
    await plain.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await button(plain, 'Anmelden').click();
  };
  await signInPlainly();
  await expect(plain).toHaveURL(/\/private$/);
  await plain.goto('/user/delete');
  await plain.getByLabel('Ihr Passwort, zur Sicherheit').fill(PASSWORD);
  await button(plain, 'Konto löschen').click();
  await expect(plain).toHaveURL(/\/login\?deleted/);
  await signInPlainly();
  await expect(plain.getByText('Ihr Konto bleibt und wird nicht gelöscht.')).toBeVisible();
  await plain.context().close();
});

test('without scripts an app is set up, devices are signed out, and codes are shown once', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const email = 'staff@example.org';
  const other = await openBrowser(browser, site);
  await signIn(other, email);
  const page = await openBrowser(browser, site, { javaScriptEnabled: false });
  await typePassword(page, email);
  await page.waitForURL((url) => url.pathname !== '/login');

  await page.goto('/user');
  const told = await page.locator('noscript').allInnerTexts();
  expect(told.filter((text) => text.includes('Skripte eingeschaltet sind'))).toHaveLength(2);
  await expect(link(page, 'Hinzufügen')).toHaveCount(0);
  await button(page, 'Alle anderen abmelden').click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByRole('list', { name: 'Geräte' }).getByRole('listitem')).toHaveCount(1);
  await other.goto('/private');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();

  await row(page, 'Codes aus einer App').getByRole('link').click();
  await button(page, 'Bild anzeigen').click();
  await expect(page.getByRole('img', { name: 'QR-Code für Ihre App' })).toBeVisible();
  const code = createAppCodes((await page.locator('main code').textContent()) ?? '');
  await page.getByLabel('Die sechs Ziffern aus der App').fill('000000');
  await button(page, 'Weiter').click();
  await expect(page.getByText('Dieser Code passt nicht.')).toBeVisible();
  await page.getByLabel('Die sechs Ziffern aus der App').fill(await code());
  await button(page, 'Weiter').click();
  await expect(page.getByRole('listitem').locator('code')).toHaveCount(10);
  await page.getByLabel('Ich habe die Codes gedruckt oder aufgeschrieben.').check();
  await button(page, 'Weiter').click();
  await expect(page.getByText('Zehn von zehn sind noch da.')).toBeVisible();

  await link(page, 'Neue Ersatzcodes').click();
  await button(page, 'Neue Ersatzcodes').click();
  await expect(page.getByRole('listitem').locator('code')).toHaveCount(10);
  await page.reload();
  await expect(page.getByText('Ihre Ersatzcodes sind nicht mehr hier.')).toBeVisible();

  await page.goto('/user');
  await row(page, 'Codes aus einer App').getByRole('link', { name: 'Entfernen' }).click();
  await button(page, 'App entfernen').click();
  await expect(row(page, 'Codes aus einer App').getByText('Einrichten')).toBeVisible();
  await page
    .getByRole('list', { name: 'Geräte' })
    .getByRole('button', { name: 'Abmelden' })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await page.context().close();
});

for (const scripts of [true, false]) {
  test(`if the last proof is old, the page asks for the password without leaving, ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
    site,
  }) => {
    test.skip(site.databaseUrl === null, 'The time of the proof is changed in the database');
    // A key that was begun stays, so that the second one would not ask for it.
    const email = scripts ? 'staff@example.org' : 'admin@example.org';
    const page = await openBrowser(browser, site, { javaScriptEnabled: scripts });
    if (scripts) await declineConsent(page);
    await typePassword(page, email);
    await page.waitForURL((url) => url.pathname !== '/login');
    await age(site, 'proved_at', email, 11 * 60_000);

    await page.goto('/user/app');
    await button(page, 'Bild anzeigen').click();
    const password = page.getByLabel('Ihr Passwort, zur Sicherheit');
    await expect(password).toBeVisible();
    await password.fill('nicht das richtige');
    await button(page, 'Bild anzeigen').click();
    await expect(page.getByText('Das ist nicht Ihr Passwort.')).toBeVisible();
    await password.fill(PASSWORD);
    await button(page, 'Bild anzeigen').click();
    await expect(page.getByRole('img', { name: 'QR-Code für Ihre App' })).toBeVisible();

    await age(site, 'proved_at', email, 11 * 60_000);
    await page.goto('/user');
    await link(page, 'Daten herunterladen').click();
    await expect(page.getByText('mehr als zehn Minuten her')).toBeVisible();
    await page.getByLabel('Ihr Passwort, zur Sicherheit').fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Daten herunterladen').click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(email);
    await page.context().close();
  });
}

/** The message of another tab that has kept the session alive; here it makes the page ask the server. */
const askServer = (page: Page) =>
  page.evaluate(() => new BroadcastChannel('auth-session').postMessage('extended'));

test('before the session ends the visitor is asked, staying is one key, and other tabs follow [R6.1D]', async ({
  page,
  context,
  site,
}) => {
  test.skip(site.databaseUrl === null, 'The time of the last use is changed in the database');
  const email = 'patient@example.org';
  await signIn(page, email, '/user');
  await expect(page.getByLabel('Telefon')).not.toHaveValue('');
  const second = await context.newPage();
  await second.goto('/private');
  await age(site, 'active_at', email, 28.5 * 60_000);
  await askServer(page);
  const notice = page.getByRole('dialog', { name: 'Sind Sie noch da?' });
  await expect(notice).toBeVisible();
  await expect(second.getByRole('dialog', { name: 'Sind Sie noch da?' })).toBeVisible();
  await expect(button(page, 'Angemeldet bleiben')).toBeFocused();
  await page.bringToFront();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const widths = await notice
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    // Neither answer is the smaller one.
    expect(new Set(widths).size, `at ${width} px`).toBe(1);
  }
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(second.getByRole('dialog')).toBeHidden();
});

test('a session that ends leads to the sign-in, which says when, and back from there', async ({
  page,
  site,
}) => {
  test.skip(site.databaseUrl === null, 'The time of the last use is changed in the database');
  const email = 'patient@example.org';
  await signIn(page, email);
  await page.goto('/private', { waitUntil: 'commit' });
  // The check that follows the navigation would find by itself that the session is gone.
  const checked = page.waitForResponse(/\/api\/users\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checked;
  await age(site, 'active_at', email, 30 * 60_000 - 4000);
  await expect
    .poll(async () => {
      await askServer(page);
      return page.getByRole('dialog', { name: 'Sind Sie noch da?' }).isVisible();
    })
    .toBe(true);
  await expect(page).toHaveURL(/\/login\?ended=\d+&callbackUrl=%2Fprivate$/, { timeout: 20_000 });
  await expect(page.getByText(/Wir haben Sie um \d\d:\d\d\sUhr abgemeldet\./)).toBeVisible();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await button(page, 'Anmelden').click();
  await expect(page).toHaveURL(/\/private$/);
});

const languages = [
  ['de-DE', 'Telefon'],
  ['en-US', 'Phone'],
] as const;
for (const [locale, phone] of languages.slice(0, isLong ? 2 : 1)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('the account page has no findings at any width, and nothing is wider than it', async ({
      page,
      site,
      complaints,
    }) => {
      const state = await openBrowser(page.context().browser() as Browser, site);
      await signIn(state, 'patient@example.org');
      await page.context().addCookies(await state.context().cookies());
      await state.context().close();
      await declineConsent(page);
      for (const width of isLong ? [320, 390, 768, 1440] : [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/user');
        await expect(page.getByLabel(phone)).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        await expectNoFindings(page);
      }
      expect(complaints).toEqual([]);
    });
  });
}

test(
  "a guest's account page invites to sign in, and comes back [R2.4]",
  short,
  async ({ page }) => {
    await declineConsent(page);
    await page.goto('/user');
    await expect(page).toHaveURL(/\/user$/);
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fuser$/);
    for (const path of ['/user/app', '/user/codes', '/user/delete']) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/login\\?callbackUrl=${encodeURIComponent(path)}$`));
    }
  },
);

test('a new address is announced on the account page, once', async ({ page, site }) => {
  const address = 'neue-adresse@example.org';
  await signIn(page, 'patient@example.org', '/user?open=change-email');
  await page.getByLabel('Neue E-Mail-Adresse').fill(address);
  await button(page, 'Link senden').click();
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach.')).toBeVisible();
  await page.goto(await mailedLink(site, address));
  await button(page, 'Ja, bestätigen').click();
  const told = page.getByRole('status').filter({ hasText: 'Ihre neue E-Mail-Adresse gilt' });
  await expect(told).toBeFocused();
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText(address)).toBeVisible();
  await page.reload();
  await expect(page.getByText(address)).toBeVisible();
  await expect(told).toHaveCount(0);
});
