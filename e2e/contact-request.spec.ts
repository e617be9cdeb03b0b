import type { BrowserContext, Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { declineConsent, expect, short, signIn, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const words = {
  de: {
    send: 'Beratung anfragen',
    contact: 'E-Mail oder Telefon',
    afternoon: /nachmittags/,
    consent: /darf diese Angaben speichern/,
    missing: 'Zwei Angaben fehlen uns noch.',
    hint: /^Bitte die ganze Adresse/,
    check: 'Stimmt alles? Dann bitte noch einmal senden.',
    sent: 'Ihre Anfrage ist bei uns.',
  },
  en: {
    send: 'Request a consultation',
    contact: 'E-mail or phone',
    afternoon: /afternoon/,
    consent: /may store these details/,
    missing: 'Two details are still missing.',
    hint: /^Please give the full address/,
    check: 'Is everything right? Then please send it again.',
    sent: 'We have your request.',
  },
};

for (const [locale, say] of Object.entries(words)) {
  const query = locale === 'en' ? 'lang=en&' : '';

  test(
    `a request is prefilled with the page’s treatment, and a receipt replaces the form, ${locale}`,
    locale === 'de' ? short : {},
    async ({ page, complaints }) => {
      await declineConsent(page);
      await page.goto(`/?${query}behandlung=hyaluron#kontakt`);
      const band = page.locator('#kontakt');
      await band.getByLabel('Name').fill('Katharina Brandt');
      await expect(band.getByRole('combobox')).toHaveValue('hyaluron');
      await band.getByLabel(say.contact).fill('katharina.brandt@');
      await band.getByRole('button', { name: say.send }).click();
      const summary = band.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(say.missing);
      await expect(band.getByLabel(say.contact)).toHaveAccessibleDescription(say.hint);
      await summary.getByRole('link').first().click();
      await expect(band.getByLabel(say.contact)).toBeFocused();
      const { violations } = await axeOn(page).include('#kontakt').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);

      await band.getByLabel(say.contact).fill('katharina@beispiel.example');
      await band.getByLabel(say.afternoon).check();
      await band.getByLabel(say.consent).check();
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/send'))
          posts.push(request.url());
      });
      await band.getByRole('button', { name: say.send }).dblclick();
      const headline = band.getByRole('heading', { name: say.sent });
      await expect(headline).toBeFocused();
      await expect(band.getByRole('term').first()).toBeVisible();
      await expect(band).toContainText('katharina@beispiel.example');
      await expect(band).toContainText('Hyaluron');
      expect(posts).toHaveLength(1);
      expect(complaints).toEqual([]);
    },
  );

  test(
    `without scripts a refused form keeps its input, and is sent at the second try, ${locale}`,
    locale === 'de' ? short : {},
    async ({ browser, site }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: site.url,
        locale,
      });
      const page = await context.newPage();
      await page.goto(`/?${query}#kontakt`);
      const band = page.locator('#kontakt');
      await band.getByLabel('Name').fill('Ohne Skripte');
      await band.getByLabel(say.contact).fill('katharina.brandt@');
      await band.getByRole('combobox').selectOption('microneedling');
      await band.getByLabel(say.afternoon).check();
      await band.getByLabel(say.consent).check();
      await band.getByRole('button', { name: say.send }).click();
      await expect(page).toHaveURL(/\/anfrage(\?lang=en)?#kontakt$/);
      await expect(band.getByLabel(say.contact)).toHaveAccessibleDescription(say.hint);
      await expect(band.getByLabel('Name')).toHaveValue('Ohne Skripte');
      await expect(band.getByLabel(say.afternoon)).toBeChecked();
      await expect(band.getByRole('combobox')).toHaveValue('microneedling');

      await band.getByLabel(say.contact).fill('0176 000 00 00');
      // Sooner than a person would: the page says so, and has the same form again.
      await expect(async () => {
        await band.getByRole('button', { name: say.send }).click();
        await expect(page.getByRole('heading', { name: say.sent })).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(band).toContainText('0176 000 00 00');
      await page.reload();
      await expect(page.getByRole('heading', { name: say.sent })).toBeVisible();
      await context.close();
    },
  );
}

test('offline the entries stay, and are sent once from the same page', async ({
  page,
  context,
}) => {
  await declineConsent(page);
  await page.goto('/#kontakt');
  const band = page.locator('#kontakt');
  const say = words.de;
  await band.getByLabel('Name').fill('Ohne Netz');
  await band.getByLabel(say.contact).fill('0176 000 00 02');
  await band.getByLabel(say.consent).check();
  // From here on scripts send it: before, the browser would, and show its own page for being offline.
  await expect(band.locator('form')).toHaveAttribute('novalidate');
  await context.setOffline(true);
  await band.getByRole('button', { name: say.send }).click();
  await expect(band.getByRole('alert')).toContainText(
    'Keine Verbindung. Noch ist nichts abgeschickt.',
  );
  await expect(band.getByLabel('Name')).toHaveValue('Ohne Netz');
  await context.setOffline(false);
  await band.getByRole('button', { name: 'Erneut senden' }).click();
  await expect(band.getByRole('heading', { name: say.sent })).toBeVisible();
});

/** A visitor asks, and the staff answer. */
async function openAnswered(page: Page, context: BrowserContext, name: string) {
  await declineConsent(page);
  await page.goto('/#kontakt');
  const band = page.locator('#kontakt');
  await band.getByLabel('Name').fill(name);
  await band.getByLabel(words.de.contact).fill('0176 000 00 03');
  await band.getByLabel(words.de.consent).check();
  await band.getByRole('button', { name: words.de.send }).click();
  await expect(band.getByRole('heading', { name: words.de.sent })).toBeVisible();
  await context.clearCookies();

  await signIn(page, 'staff@example.org', '/staff/requests');
  const row = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await row.click();
  const request = page.getByRole('article');
  const number = request.getByRole('link', { name: '0176 000 00 03' });
  await expect(number).toHaveAttribute('href', 'tel:+491760000003');
  await request.getByRole('button', { name: 'Beantwortet' }).click();
  await row.click();
  await expect(request.getByText('Beantwortet von')).toBeVisible();
  return { row, request };
}

test('staff see open requests, answer one and close it', async ({ page, context }) => {
  const { row, request } = await openAnswered(page, context, 'Für die Liste');
  await request.getByRole('button', { name: 'Erledigt' }).click();
  await page.reload();
  await row.click();
  await expect(request.getByText(/^Erledigt \d/)).toBeVisible();
});

test('a request that is closed as its page is reloaded is closed, though the first answer never arrives [R7.8]', async ({
  page,
  context,
}) => {
  const { row, request } = await openAnswered(page, context, 'Neu geladen');
  const held: string[] = [];
  await page.route('**/api/requests/*', (route) =>
    route.request().method() === 'PUT' ? void held.push(route.request().url()) : route.continue(),
  );
  await request.getByRole('button', { name: 'Erledigt' }).click();
  await expect.poll(() => held).toHaveLength(1);
  await page.reload({ waitUntil: 'commit' });
  await page.unroute('**/api/requests/*');
  await row.click();
  await expect(request.getByText(/^Erledigt \d/)).toBeVisible();
});
