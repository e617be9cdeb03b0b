import { expect } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { short, signIn, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const desk = 'desk@example.org';

test(
  'the desk creates a patient, finds them by any spelling, and no address or title has the name',
  short,
  async ({ page, complaints }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await signIn(page, desk, '/staff/patients');
    await page.getByRole('button', { name: 'Neu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Person' });
    await dialog.getByLabel('Nachname').fill('Müller-Ährenfeld');
    await dialog.getByLabel('Vorname').fill('Jördis');
    await dialog.getByLabel('Geburtsdatum').fill('14.03.1978');
    await dialog.getByRole('button', { name: 'Anlegen' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('geb. 14. März 1978')).toBeVisible();
    await expect(page).toHaveURL(/\/staff\/patients\/[\da-f-]{36}$/);
    await expect(page).toHaveTitle(/^Patienten/);

    const field = page.getByRole('searchbox', { name: 'Name, Geburtsdatum, Telefon …' });
    for (const text of ['mueller 1978', 'aehrenfeld joerd', '14.3.78']) {
      await field.fill(text);
      await expect(page.getByText('Eine Person')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Müller-Ährenfeld, Jördis/ })).toBeVisible();
    }
    await field.fill('meier 1978');
    await expect(page.getByText('Niemand gefunden.')).toBeVisible();
    expect(addresses.filter((one) => /hrenfeld|ueller|ller|rdis|1978/i.test(one))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`the list and a file of patients have no barrier, at ${width} px, ${scheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, desk, '/staff/patients');
    const row = page.getByRole('button', { name: /^Mustermann, Erika/ });
    await expect(row).toBeVisible();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await row.click();
    await expect(page.getByText('geb. 12. August 1984')).toBeVisible();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
  });
}

test('an admin has no page of patients, and the practice’s private area is its own pages', async ({
  page,
}) => {
  await signIn(page, 'admin@example.org', '/staff');
  await expect(page.getByRole('link', { name: 'Preise' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Patienten' })).toHaveCount(0);
  await page.goto('/staff/patients');
  await expect(page).not.toHaveURL(/patients/);
  await page.context().clearCookies();
  await signIn(page, desk, '/staff');
  await page.goto('/private');
  await expect(page).toHaveURL(/\/staff$/);
});
