import type { Browser, Locator, Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { audit } from '../packages/account-pages/src/messages/audit.ts';
import type { AccountEventType } from '../packages/auth-server/src/index.ts';
import { createAppCodes } from './support/app-codes.ts';
import { mailedLink } from './support/mailbox.ts';
import { PASSWORD, type SiteServer, startSite } from './support/server.ts';
import { test as base, declineConsent, expect, short, signIn } from './support/test.ts';

/** A site for each test: what these do to the one admin would lock the others out. */
const test = base.extend<{ own: SiteServer }>({
  own: [
    async ({ browserName: _browser }, use, info) => {
      const site = await startSite(info.project.metadata.database);
      await use(site);
      await site.close();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  // Not the site of the worker: complaints are about requests to any host but this one.
  complaints: async ({ browserName: _browser }, use) => use([]),
});

/** Every kind of event that the server records has its words, or it does not compile. */
const words: Readonly<Record<AccountEventType, string>> = audit.de;

const admin = 'admin@example.org';
const password = 'Vier Wolken ohne Hut';
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
const link = (page: Page | Locator, name: string) => page.getByRole('link', { name, exact: true });

async function openBrowser(browser: Browser, site: SiteServer, more: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE', ...more });
  return context.newPage();
}

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

/** Sets up codes of an app for the user who is signed in. */
async function setUpApp(page: Page): Promise<() => Promise<string>> {
  await page.goto('/user/app');
  await button(page, 'Bild anzeigen').click();
  const code = createAppCodes((await page.locator('main code').textContent()) ?? '');
  await page.getByLabel('Die sechs Ziffern aus der App').fill(await code());
  await button(page, 'Weiter').click();
  await expect(page).toHaveURL(/\/user\/codes\?of=app/);
  return code;
}

async function typePassword(page: Page, email: string, text = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(text);
  await button(page, 'Anmelden').click();
}

/** With the keyboard alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It cannot be reached by Tab');
}

/** Opens the panel of an account. */
async function openPerson(page: Page, name: string, list = ''): Promise<Locator> {
  await page.goto(`/admin/accounts${list}`);
  await link(page.getByRole('table'), name).click();
  const panel = page.getByRole('complementary', { name });
  await expect(panel).toBeVisible();
  return panel;
}

test('an admin invites a user by keyboard alone; the user who accepts has the role, and more after a second factor', async ({
  page,
  browser,
  own: site,
}) => {
  test.setTimeout(180_000);
  const email = 'nora@example.org';
  await signIn(page, admin, '/admin/accounts');
  await expectNoFindings(page);
  // Without a second factor an admin gives no role, and the page says so before and after.
  await expect(page.getByText('Team und Verwaltung vergibt nur, wer')).toBeVisible();
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Nora Muster');
  await tabTo(page, page.getByLabel('E-Mail', { exact: true }));
  await page.keyboard.type('nora@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bitte sehen Sie zwei Felder noch einmal an.')).toBeVisible();
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await tabTo(page, page.getByLabel('Team', { exact: true }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dafür braucht Ihr Konto einen zweiten Schritt.')).toBeVisible();

  await setUpApp(page);
  await page.goto('/admin/accounts');
  await expect(page.getByText('Team und Verwaltung vergibt nur, wer')).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('Nora Muster');
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Team', { exact: true }).check();
  await button(page, 'Einladung senden').click();
  await expect(page.getByText('Die Einladung ist unterwegs.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Nora Muster' })).toContainText('eingeladen bis');

  // Once more: the first link is worth nothing from then on.
  const first = await mailedLink(site, email);
  await link(page.getByRole('table'), 'Nora Muster').click();
  await button(page, 'Noch einmal senden').click();
  await expect(page.getByText('Die Einladung ist noch einmal unterwegs')).toBeVisible();
  const second = await mailedLink(site, email, 2);
  const guest = await openBrowser(browser, site);
  await declineConsent(guest);
  await guest.goto(first);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(guest, 'Passwort wählen')).toHaveCount(0);
  await guest.goto(second);
  await button(guest, 'Passwort wählen').click();
  await expect(guest).toHaveURL(/\/password-new/);
  await guest.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await button(guest, 'Passwort setzen').click();
  await expect(guest).toHaveURL(/done=/);
  // One admin alone can open no letters to another user.
  await guest.goto('/staff');
  await expect(guest).toHaveURL(`${site.url}/user?refused=staff`);
  const panel = await openPerson(page, 'Nora Muster', '?list=patients');
  await expect(panel.getByText('Noch ohne Wirkung: Team.')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id');
  const helper = await openBrowser(browser, site);
  await signIn(helper, 'staff@example.org');
  await setUpApp(helper);
  const { csrfToken } = await (await helper.request.get('/api/auth/csrf')).json();
  const confirmed = await helper.request.post(`/api/auth/accounts/${id}/roles/confirm`, {
    form: { csrfToken, roles: 'staff', json: 'true' },
  });
  expect(confirmed.status()).toBe(200);
  await helper.context().close();
  await guest.goto('/staff');
  await expect(guest).toHaveURL(/\/staff$/);
  await guest.goto('/admin/accounts');
  await expect(guest).toHaveURL(`${site.url}/user?refused=admin`);

  // The second factor is fresh: nothing is asked for.
  const again = await openPerson(page, 'Nora Muster');
  await again.getByLabel('Verwaltung', { exact: true }).check();
  await button(again, 'Rollen speichern').click();
  await expect(
    again.getByRole('status').filter({ hasText: 'aber noch ohne Wirkung: Verwaltung.' }),
  ).toBeFocused();

  // A known address is reported as known.
  await page.goto('/admin/accounts');
  await page.getByLabel('Name', { exact: true }).fill('Nora Muster');
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Team', { exact: true }).check();
  await button(page, 'Einladung senden').click();
  await expect(page.getByText('Diese Adresse hat schon ein Konto.')).toBeVisible();

  await page.goto(`/admin/audit?who=${email}`);
  for (const what of ['Rollen geändert', 'Angemeldet', 'Passwort gewählt']) {
    await expect(page.getByRole('cell', { name: what, exact: true }).first()).toBeVisible();
  }
  await guest.context().close();
});

test('an admin who signed in without the second step is asked for it in place, and the roles are saved', async ({
  page,
  own: site,
}) => {
  test.skip(site.databaseUrl === null, 'Time is moved in PostgreSQL');
  test.setTimeout(120_000);
  await signIn(page, admin);
  const code = await setUpApp(page);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: site.databaseUrl ?? '' });
  await client.connect();
  await client.query(`update sessions set proved_at = now() - interval '11 minutes'`);
  await client.end();
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = await openPerson(page, 'Erika Mustermann', '?list=patients&lang=de');
  await expect(panel.getByText('wir fragen gleich danach')).toBeVisible();
  await panel.getByLabel('Team', { exact: true }).check();
  await button(panel, 'Rollen speichern').click();
  const field = panel.getByLabel('Code aus Ihrer App');
  await expect(field).toBeFocused();
  await expectNoFindings(page);
  await field.fill('000000');
  await button(panel, 'Rollen speichern').click();
  await expect(panel.getByText('Dieser Code passt nicht.')).toBeVisible();
  await field.fill(await code());
  await button(panel, 'Rollen speichern').click();
  await expect(panel.getByText('aber noch ohne Wirkung: Team.')).toBeVisible();
  await expect(panel.getByLabel('Team', { exact: true })).toBeChecked();
});

test('a locked account is out at its next request, and the audit log says who did it; in English', async ({
  page,
  browser,
  own: site,
}) => {
  test.setTimeout(120_000);
  const patient = await openBrowser(browser, site);
  await signIn(patient, 'patient@example.org');
  await signIn(page, admin, '/admin/accounts?list=patients&q=ERIKA&lang=en');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await link(page.getByRole('table'), 'Erika Mustermann').click();
  const panel = page.getByRole('complementary', { name: 'Erika Mustermann' });
  await expect(panel.getByText('one sign-in open')).toBeVisible();
  await link(panel, 'Lock …').click();
  await expect(panel.getByText('Signs out everywhere at once.')).toBeVisible();
  await expectNoFindings(page);
  await button(panel, 'Lock now').click();
  await expect(panel.getByText('The account is locked and signed out everywhere.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Erika' })).toContainText('locked');
  await patient.goto('/private');
  await expect(patient).toHaveURL(/\/login/);
  await typePassword(patient, 'patient@example.org');
  await expect(patient.getByRole('alert')).toBeVisible();

  await link(panel, 'Audit log of this person').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  await expectNoFindings(page);
  const locked = page.getByRole('row').filter({ hasText: 'Locked' });
  await expect(locked).toContainText('Ada Musterfrau');
  await expect(locked).toContainText('Erika Mustermann');
  await expect(page.getByRole('row').filter({ hasText: 'Sign-in refused' })).toContainText(
    'nobody',
  );
  await page.getByLabel('What').selectOption({ label: 'Locked' });
  await button(page, 'Search').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByLabel('Day').fill('2020-01-01');
  await button(page, 'Search').click();
  await expect(page.getByText('No entry found.')).toBeVisible();
  await link(page, 'Clear search').click();

  await page.goto('/admin/accounts?list=patients&q=erika&lang=en');
  await link(page.getByRole('table'), 'Erika Mustermann').click();
  await button(panel, 'Unlock').click();
  await expect(panel.getByText('The account is open again.')).toBeVisible();
  await signIn(patient, 'patient@example.org');
  await patient.context().close();
});

test('without scripts: search, sign out everywhere, a new password, and each refusal says why', async ({
  browser,
  own: site,
}) => {
  test.setTimeout(120_000);
  const patient = await openBrowser(browser, site);
  await signIn(patient, 'patient2@example.org');
  const page = await openBrowser(browser, site, { javaScriptEnabled: false });
  await typePassword(page, admin);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/admin/accounts');
  await link(page, 'Patienten 2').click();
  await page.getByLabel('Name oder E-Mail').fill('patient2@');
  await button(page, 'Suchen').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await link(page.getByRole('table'), 'Max Beispiel').click();
  const panel = page.getByRole('complementary', { name: 'Max Beispiel' });
  await button(panel, 'Überall abmelden').click();
  await expect(panel.getByText('Die Person ist überall abgemeldet.')).toBeVisible();
  await patient.goto('/private');
  await expect(patient).toHaveURL(/\/login/);
  await link(panel, 'Passwort zurücksetzen …').click();
  await button(panel, 'Passwort zurücksetzen').click();
  await expect(panel.getByText('Das neue Passwort wird bei der nächsten')).toBeVisible();
  await typePassword(patient, 'patient2@example.org');
  await expect(patient).toHaveURL(/\/password-new/);
  await panel.getByLabel('Team', { exact: true }).check();
  await button(panel, 'Rollen speichern').click();
  await expect(panel.getByText('Dafür braucht Ihr Konto einen zweiten Schritt.')).toBeVisible();
  // What was searched for is there still.
  await expect(page.getByLabel('Name oder E-Mail')).toHaveValue('patient2@');

  await setUpApp(page);
  await page.goto('/admin/accounts?list=patients');
  await link(page.getByRole('table'), 'Max Beispiel').click();
  await panel.getByLabel('Team', { exact: true }).check();
  await button(panel, 'Rollen speichern').click();
  await expect(panel.getByText('aber noch ohne Wirkung: Team.')).toBeVisible();

  await page.goto('/admin/audit');
  for (const type of ['sessions-ended', 'password-reset', 'roles-changed'] as const) {
    const what = words[type];
    await expect(page.getByRole('cell', { name: what, exact: true }).first()).toBeVisible();
  }
  await page.getByLabel('Wer').fill('admin@');
  await button(page, 'Suchen').click();
  await expect(page.getByRole('cell', { name: 'Neues Passwort verlangt' })).toBeVisible();
  await page.context().close();
  await patient.context().close();
});

test('admins cannot change their own account here, and the last admin stays', async ({ page }) => {
  await signIn(page, admin);
  const panel = await openPerson(page, 'Ada Musterfrau');
  await expect(panel.getByText('Ihr eigenes Konto ändern Sie hier nicht')).toBeVisible();
  await expect(panel.getByLabel('Verwaltung', { exact: true })).toBeDisabled();
  for (const name of ['Rollen speichern', 'Überall abmelden']) {
    await expect(button(panel, name)).toHaveCount(0);
  }
  await expect(link(panel, 'Sperren …')).toHaveCount(0);
  await expect(page.getByText('Die letzte Verwaltung bleibt')).toBeVisible();
  await expectNoFindings(page);
});

test(
  'an admin sees no letter, and no other user sees these pages [R2.3] [R2.11]',
  short,
  async ({ page, browser, own: site }) => {
    for (const email of ['patient@example.org', 'staff@example.org']) {
      const other = await openBrowser(browser, site);
      await signIn(other, email);
      for (const path of ['/admin/accounts', '/admin/audit']) {
        await other.goto(path);
        await expect(other).toHaveURL(`${site.url}/user?refused=admin`);
        await expect(other.getByText(`angemeldet sind Sie als ${email}`)).toBeVisible();
        const answer = await other.request.get(`${path}/_payload.json`);
        expect(await answer.text()).not.toContain('@example.org');
      }
      await other.context().close();
    }
    await page.goto('/admin/accounts');
    await expect(page).toHaveURL(/\/login\?callbackUrl=/);
    await signIn(page, admin);
    for (const path of ['/admin/accounts?list=patients', '/admin/audit']) {
      await page.goto(path);
      await expect(
        page.getByText('Briefe und Akten').or(page.getByText('Aus Briefen')),
      ).toBeVisible();
      await expect(page.getByText('Befund und Plan')).toHaveCount(0);
    }
  },
);
