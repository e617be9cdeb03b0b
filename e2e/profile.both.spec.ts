import { expect, short, signIn, test } from './support/test.ts';

test(
  'changes that the form shows as saved are there after the server was killed and started again',
  short,
  async ({ page, site, complaints }) => {
    await signIn(page, 'patient@example.org', '/user');
    const city = page.getByLabel('Ort', { exact: true });
    await expect(city).toHaveValue('Weimar');
    await city.fill('Bad Berka');
    await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible();
    expect(complaints).toEqual([]);

    await site.kill();
    await site.restart();
    await page.reload();
    await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Bad Berka');
  },
);

test('input while the server is away is saved once it is back', async ({ page, site }) => {
  await signIn(page, 'patient2@example.org', '/user');
  const street = page.getByLabel('Straße und Hausnummer');
  await expect(street).toHaveValue('Am Muster 8');
  await site.kill();
  await street.fill('Langer Weg 5');
  await expect(page.getByRole('status').filter({ hasText: /nicht gespeichert/i })).toBeVisible();
  await expect(street).toHaveValue('Langer Weg 5');
  await site.restart();
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible({
    timeout: 30_000,
  });
  await page.reload();
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Langer Weg 5');
});

test(
  'without a connection the page says so, and saves once there is one again [R7.8]',
  short,
  async ({ page, context }) => {
    await signIn(page, 'patient2@example.org', '/user');
    const street = page.getByLabel('Straße und Hausnummer');
    await expect(street).not.toHaveValue('');
    await context.setOffline(true);
    await street.fill('Funkloch 7');
    await expect(page.getByText('Offline. Ihre Änderung bleibt hier')).toBeVisible();
    await expect(page.getByText('Konnte nicht gespeichert werden')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible();
    await page.reload();
    await expect(street).toHaveValue('Funkloch 7');
  },
);

test('a date of birth is saved as the day that was typed, and never while it is only part of one', async ({
  page,
}) => {
  await signIn(page, 'patient2@example.org', '/user');
  const birth = page.getByLabel('Geburtsdatum');
  await expect(birth).toHaveValue(/^\d\d?\.\d\d?\.\d{4}$/);
  const saved: unknown[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'PUT' ? (request.postDataJSON() as object) : {};
    if ('birth_date' in body) saved.push(body.birth_date);
  });
  await birth.press('End');
  await birth.press('Backspace');
  // Longer than a change waits until it is saved.
  await page.waitForTimeout(2000);
  expect(saved).toEqual([]);
  await birth.fill('3.4.1980');
  await birth.press('Tab');
  await expect.poll(() => saved).toEqual(['1980-04-03']);
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Geburtsdatum')).toHaveValue('03.04.1980');
});

test('two devices that change different fields keep both changes, a conflict in one field is asked about', async ({
  page,
  context,
  browser,
  site,
}) => {
  await signIn(page, 'patient@example.org', '/user');
  await expect(page.getByLabel('Telefon')).not.toHaveValue('');
  const device = await browser.newContext({ baseURL: site.url });
  const second = await device.newPage();
  await signIn(second, 'patient@example.org', '/user');
  await expect(second.getByLabel('Telefon')).not.toHaveValue('');

  const saved = (tab: typeof page) => tab.getByRole('status').filter({ hasText: /^Gespeichert/ });
  await page.getByLabel('Telefon').fill('03643 99');
  await expect(saved(page)).toBeVisible();
  await second.getByLabel('Postleitzahl').fill('99428');
  await expect(saved(second)).toBeVisible();
  await second.reload();
  await expect(second.getByLabel('Telefon')).toHaveValue('03643 99');
  await expect(second.getByLabel('Postleitzahl')).toHaveValue('99428');

  // With a connection each device knows at once what the other has saved.
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('99428');
  await context.setOffline(true);
  await second.getByLabel('Postleitzahl').fill('99510');
  await expect(saved(second)).toBeVisible();
  await page.getByLabel('Postleitzahl').fill('11111');
  await context.setOffline(false);
  await expect(page.getByText('99510')).toBeVisible();
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('11111');
  await device.close();
});

test(
  'a letter is reached from the private area, and signing out leads to the login [R2.16]',
  short,
  async ({ page }) => {
    await page.goto('/private');
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fprivate/);
    await signIn(page, 'patient@example.org', '/private');
    await page
      .getByRole('link', { name: /Brief lesen|Befund und Plan/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/service\/letter\//);
    await expect(page.getByText('Befund und Plan nach Ihrer Beratung').first()).toBeVisible();
    await page.goto('/private');
    await page.getByRole('button', { name: 'Abmelden' }).first().click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/private');
    await expect(page).toHaveURL(/\/login\?callbackUrl/);
  },
);

test('signing out of the account page requests nothing again that a guest would be refused', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'patient2@example.org', '/user');
  await expect(page.getByLabel('Ort', { exact: true })).not.toHaveValue('');
  const before = complaints.length;
  // The page stays long enough for what it should not do.
  await page.route('**/login', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Abmelden', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  expect(complaints.slice(before)).toEqual([]);
});

test(
  'a guest who was sent to the login gets to the requested page by signing in [R2.3]',
  short,
  async ({ page }) => {
    await page.goto('/private');
    await page.getByLabel('E-Mail').fill('patient@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill('ein sehr langes Musterpasswort');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/private$/);
  },
);
