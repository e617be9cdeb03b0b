import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { mailedLink } from './support/mailbox.ts';
import { PASSWORD } from './support/server.ts';
import { declineConsent, expect, short, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const password = 'Vier Wolken ohne Hut';
const other = 'Sieben Igel unterm Dach';

/** A window of another user, or of another device. */
async function openAnother(
  browser: Browser,
  baseURL: string | undefined,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'de-DE',
    ...options,
  });
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) await declineConsent(page);
  return page;
}

/** With the keyboard alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It cannot be reached by Tab');
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Fills the form for signing up, in German. */
async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Nina');
  await page.getByLabel('Nachname').fill('Neu');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
}

test('by keyboard only: sign up, confirm the mail, sign in; each refusal names what is missing [R6.8] [R2.2]', async ({
  page,
  site,
  complaints,
}) => {
  const email = 'tastatur@example.org';
  await declineConsent(page);
  await page.goto('/signup');
  await expectAccessible(page);
  await tabTo(page, page.getByLabel('Vorname'));
  await page.keyboard.type('Nina');
  await tabTo(page, page.getByLabel('Nachname'));
  await page.keyboard.type('Neu');
  await tabTo(page, page.getByLabel('E-Mail'));
  await page.keyboard.type('tastatur@');
  await tabTo(page, page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type('neu aus weimar, nina');
  await expect(page.getByText(/^Darin steckt Ihr Name/).first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Bitte sehen Sie zwei Felder noch einmal an.');
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(/Nach dem @ fehlt/);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('example.org');
  await tabTo(page, page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(password);
  await expect(page.getByText('und schwer zu erraten')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/signup\/mail/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bitte sehen Sie in Ihr Postfach.',
  );
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.goto(await mailedLink(site, email));
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Ja, bestätigen' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/private$/);
  expect(complaints).toEqual([]);

  for (const path of ['/login', '/signup', '/password-request']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
  await page.goto('/password-new');
  await expectAccessible(page);
});

test('without scripts and in English: the same, a mail once more, and a new password [R6.8]', async ({
  browser,
  baseURL,
  site,
}) => {
  const email = 'plain@example.org';
  const page = await openAnother(browser, baseURL, { locale: 'en-US', javaScriptEnabled: false });
  await page.goto('/signup');
  await page.getByLabel('E-mail').fill('plain@');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Four fields need your attention.');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/after the @/);
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(
    'Please enter your last name.',
  );
  await page.getByLabel('First name').fill('Paula');
  await page.getByLabel('Last name').fill('Plain');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('too short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('The password is still too short.');
  // All but the password is still there.
  await expect(page.getByLabel('First name')).toHaveValue('Paula');
  await expect(page.getByLabel('Last name')).toHaveValue('Plain');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  expect(page.url()).not.toContain('plain');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/^A message from us is on its way/)).toBeVisible();
  const first = await mailedLink(site, email);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('A new message is on its way.')).toBeVisible();
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'There is a newer link.' })).toBeVisible();
  await page.goto(await mailedLink(site, email, 2));
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page).toHaveURL(/\/private$/);

  const elsewhere = await openAnother(browser, baseURL, {
    locale: 'en-US',
    javaScriptEnabled: false,
  });
  await elsewhere.goto('/password-request');
  await elsewhere.getByRole('button', { name: 'Send link', exact: true }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('Please enter your e-mail address');
  await elsewhere.getByLabel('E-mail').fill(email);
  await elsewhere.getByRole('button', { name: 'Send link', exact: true }).click();
  await elsewhere.goto(await mailedLink(site, email, 3));
  await elsewhere.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your new password.' })).toBeVisible();
  await elsewhere.getByLabel('New password').fill('passwordpassword');
  await elsewhere.getByRole('button', { name: 'Set password' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('easy to guess');
  await elsewhere.getByLabel('New password').fill(other);
  await elsewhere.getByRole('button', { name: 'Set password' }).click();
  await expect(elsewhere.getByText(/We signed out one other device/)).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Continue to your area' }).click();
  await expect(elsewhere).toHaveURL(/\/private$/);
  // The other browser was signed out, and the old password is none any longer.
  await page.goto('/private');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('E-mail and password do not match.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.context().close();
  await elsewhere.context().close();
});

test('without scripts the language is switched on the page of a link, and on the sign-in page, and nothing of the address is lost [R1.4]', async ({
  browser,
  baseURL,
  site,
}) => {
  const email = 'sprache@example.org';
  const page = await openAnother(browser, baseURL, { javaScriptEnabled: false });
  await page.goto('/signup');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.goto(await mailedLink(site, email));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page).toHaveURL(/\/private/);
  await page.context().clearCookies();

  await page.goto('/login?callbackUrl=%2Fuser');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Refused, it is the same page in the same language, and says which field is meant.
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Please enter your password.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/user\?lang=en/);
  // A page that is remembered reads no query, and keeps none.
  await page.goto('/preise?from=mail');
  await expect(page.getByRole('link', { name: 'English' }).first()).toHaveAttribute(
    'href',
    '?lang=en',
  );
  await page.context().close();
});

test('without scripts a throttled form keeps its input, and works again after the pause [R6.8]', async ({
  browser,
  baseURL,
}) => {
  const email = 'pause@example.org';
  const page = await openAnother(browser, baseURL, { javaScriptEnabled: false });
  await page.goto('/login');
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await page.getByLabel('E-Mail').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill('falsch');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  }
  await expect(page.getByText('Eine kurze Pause')).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  // The address says until when: loaded again after it, the page is that of every day.
  const until = new URL(page.url()).searchParams.get('until');
  expect(Number(until)).toBeGreaterThan(Date.now() / 1000 - 60);
  await page.goto(page.url().replace(`until=${until}`, 'until=1'));
  await expect(page.getByText('Eine kurze Pause')).toHaveCount(0);
  await page.context().close();
});

test('a link that is opened elsewhere asks for the code of the first window, and takes no other [R6.3]', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const email = 'patient2@example.org';
  await declineConsent(page);
  await page.goto('/login?callbackUrl=%2Fuser');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Link per E-Mail' }).click();
  await expect(page.getByText(/^Gibt es zu/)).toBeVisible();
  const code = (await page.locator('dt + dd').textContent())?.trim() ?? '';
  const link = await mailedLink(site, email);

  const phone = await openAnother(browser, baseURL);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Bitte geben Sie den Code ein.' })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(phone.getByText('Bitte geben Sie die sechs Ziffern ein.')).toBeVisible();
  await phone
    .getByLabel('Code aus dem ersten Fenster')
    .fill(code === '000 000' ? '111111' : '000000');
  await phone.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(phone.getByText(/Dieser Code passt nicht/)).toBeVisible();
  await phone.getByLabel('Code aus dem ersten Fenster').fill(code);
  await phone.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(phone).toHaveURL(/\/user$/);

  await phone.goto(link);
  await expect(
    phone.getByRole('heading', { name: 'Dieser Link öffnet nichts mehr.' }),
  ).toBeVisible();
  await expectAccessible(phone);
  await phone.context().close();
  // The first window knows nothing of it, and leads back.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hier wartet keine Nachricht.' })).toBeVisible();
  await expectAccessible(page);
});

test('a user who confirms a sign-up without the first window’s code chooses name and password again [R6.8D]', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const email = 'fremd@example.org';
  await declineConsent(page);
  await page.goto('/signup');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page).toHaveURL(/\/signup\/mail/);
  const owner = await openAnother(browser, baseURL);
  await owner.goto(await mailedLink(site, email));
  await owner.getByRole('button', { name: 'Ohne Code weiter' }).click();
  await expect(owner).toHaveURL(/\/password-new/);
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(owner.getByRole('alert')).toContainText('Das Passwort fehlt noch.');
  // A stranger may have entered the name as well as the password.
  await expect(owner.getByLabel('Vorname')).toHaveAccessibleDescription('Der Vorname fehlt noch.');
  await owner.getByLabel('Vorname').fill('Frieda');
  await owner.getByLabel('Nachname').fill('Fremd');
  await owner.getByLabel('Neues Passwort').fill(other);
  await owner.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(owner.getByRole('heading', { name: 'Ihr Passwort ist neu.' })).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('link', { name: 'Weiter zu Ihrem Bereich' }).click();
  await expect(owner).toHaveURL(/\/private$/);
  await owner.context().close();
});

test(
  'a wrong password keeps the input; too many pause, and a link works meanwhile [R6.3]',
  short,
  async ({ page }) => {
    const email = 'patient@example.org';
    await declineConsent(page);
    await page.goto('/login');
    await page.getByLabel('E-Mail').fill(email);
    const field = page.getByLabel('Passwort', { exact: true });
    await field.fill('falsch');
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse(/callback\/credentials/);
      await field.press('Enter');
      await answered;
      await expect(page.getByRole('alert')).toContainText('passen nicht zusammen');
    }
    await expect(field).toHaveValue('falsch');
    // The first pauses are short, each is longer than the one before.
    const link = page.getByRole('button', { name: 'Link per E-Mail senden' });
    await expect(async () => {
      if (!(await link.isVisible())) await field.press('Enter');
      await expect(page.getByRole('heading', { name: 'Eine kurze Pause.' })).toBeVisible();
      await link.click({ timeout: 1000 });
    }).toPass({ timeout: 40_000 });
    await expect(page).toHaveURL(/\/login\/mail/);
    await expect(page.getByText(email)).toBeVisible();
  },
);

test('Enter in the address signs in, a double click sends once, and without a network nothing is lost [R6.3]', async ({
  page,
  context,
}) => {
  await declineConsent(page);
  await page.goto('/login');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.getByLabel('E-Mail').fill('patient2@example.org');
  await page.getByLabel('E-Mail').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Bitte geben Sie Ihr Passwort ein.');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('gerade nicht erreichbar');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(PASSWORD);
  await context.setOffline(false);
  sent.length = 0;
  await page.getByRole('button', { name: 'Anmelden', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/private$|\/$/);
  expect(sent.filter((path) => path === '/api/auth/callback/credentials')).toHaveLength(1);
  expect(sent).not.toContain('/api/auth/signin/email');
});

test('a guest who wants a new password is sent to the sign-in page [R2.3]', async ({ page }) => {
  await page.goto('/password-new');
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fpassword-new$/);
  await page.goto('/api/auth/callback/email?token=&email=x');
  await expect(page).toHaveURL(/\/login\?error=Verification$/);
});
