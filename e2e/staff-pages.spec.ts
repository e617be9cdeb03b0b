import { expect, type Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { isLong } from '@praxiskit/test-support/tier';
import { createKeyboard } from './support/keyboard.ts';
import { declineConsent, short, signIn, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();
test.use({ viewport: { width: 1440, height: 900 } });

/** Escape leaves a field; G and a letter opens a page. */
async function openPage(page: Page, letter: string, title: string) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press(letter);
  // A page may come with a document of its own, which takes its time on a busy machine.
  const headline = page.getByRole('heading', { level: 1, name: title });
  await expect(headline).toBeVisible({ timeout: 30_000 });
}

/** Publishes the saved draft; the button disappears then. */
async function publish(page: Page) {
  await saved(page);
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);
}

const saved = (page: Page) =>
  expect(page.locator('footer [data-connection="saved"]')).toHaveText(
    'Verbunden, alles gespeichert',
  );

test('a staff page that cannot be loaded without a network is reported, and loads when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'staff@example.org', '/staff/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('Was Sie geschrieben haben, bleibt auf diesem Gerät.');
  await expect(page.getByRole('navigation', { name: 'Praxisbereich' }).first()).toBeVisible();
  await expect(page.getByText('503')).toHaveCount(0);
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Preise' })).toBeVisible();
});

test(
  'a receptionist’s hour by keyboard alone: a price, a holiday, a sentence in two languages, a request',
  short,
  async ({ page, browser, site }) => {
    test.setTimeout(120_000);
    const keys = createKeyboard(page);
    await signIn(page, 'staff@example.org', '/staff');
    await expect(page.getByRole('heading', { level: 1, name: /warte[nt]/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Eine Anfrage wartet.' })).toHaveCount(0);

    // A visitor asks meanwhile: it appears by itself.
    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    await declineConsent(visitor);
    await visitor.goto('/#kontakt');
    const band = visitor.locator('#kontakt');
    await band.getByLabel('Name').fill('Erika Beispiel');
    await band.getByLabel('E-Mail oder Telefon').fill('0176 000 00 03');
    await band.getByLabel(/darf diese Angaben speichern/).check();
    await band.getByRole('button', { name: 'Beratung anfragen' }).click();
    await expect(page.getByRole('heading', { name: 'Eine Anfrage wartet.' })).toBeVisible();

    await openPage(page, 'a', 'Anfragen');
    const request = page.getByRole('button', { name: /^Erika Beispiel/ });
    await expect(request).toBeVisible();
    const number = page.getByRole('article').getByRole('link', { name: '0176 000 00 03' });
    await expect(number).toHaveAttribute('href', 'tel:+491760000003');
    await page.keyboard.press('a');
    await expect(page.getByText('Anfrage von Erika Beispiel: beantwortet.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByRole('heading', { level: 2, name: /^Beantwortet/ })).toHaveCount(0);
    await page.keyboard.press('a');
    await expect(page.getByRole('article').getByText('Beantwortet von')).toBeVisible();

    await openPage(page, 'r', 'Preise');
    await keys.type(page.getByLabel('Betrag, Hydrafacial', { exact: true }), '169');
    await page.keyboard.press('Enter');
    await publish(page);
    await expect(page.getByRole('row', { name: /Hydrafacial 60/ })).toContainText(
      'Clara Mustermann',
    );

    await openPage(page, 'd', 'Praxisdaten');
    await keys.press(page.getByRole('button', { name: 'Tag hinzufügen' }));
    const holiday = page.locator('#holidays');
    await expect(holiday.getByLabel('Tag', { exact: true })).toBeFocused();
    await page.keyboard.type('24.12.2030');
    await keys.type(holiday.getByLabel('Hinweis, Deutsch'), 'Heiligabend');
    await keys.type(holiday.getByLabel('Hinweis, Englisch'), 'Christmas Eve');
    await page.keyboard.press('Tab');
    await publish(page);

    await openPage(page, 't', 'Behandlungen');
    const treatment = page.getByRole('link', { name: /^Hyaluron/ });
    // The headline may be there before the keys are.
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(page.locator('nav a[data-roving-item]:focus')).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await keys.reach(treatment, 'ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Hyaluron' })).toBeVisible();
    await keys.press(page.getByLabel('Alternativen, Deutsch'), 'ControlOrMeta+End');
    await page.keyboard.type(' Nichts zu tun ist immer eine.');
    await keys.press(page.getByLabel('Alternativen, Englisch'), 'ControlOrMeta+End');
    await page.keyboard.type(' Doing nothing always is one.');
    await page.keyboard.press('Tab');
    await publish(page);

    await visitor.goto('/preise');
    await expect(visitor.getByText('169')).toBeVisible();
    await visitor.goto('/?lang=en');
    await expect(visitor.getByText('Christmas Eve')).toBeVisible();
    await visitor.goto('/hyaluron?lang=de');
    await expect(visitor.getByText('Nichts zu tun ist immer eine.')).toBeVisible();
    await visitor.goto('/hyaluron?lang=en');
    await expect(visitor.getByText('Doing nothing always is one.')).toBeVisible();
  },
);

test('input without a network is kept, named in the key line, and saved once the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'staff@example.org', '/staff/prices');
  const amount = page.getByLabel('Betrag, Hautspecial', { exact: true });
  await expect(amount).toBeVisible();
  await context.setOffline(true);
  await amount.fill('95');
  await amount.press('Enter');
  await expect(page.locator('footer [data-connection="offline"]')).toContainText('ohne Verbindung');
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(amount).toHaveValue('95,00');
});

for (const [index, theme] of (['light', 'dark'] as const).entries()) {
  // The short form has each theme and each width once.
  const widths = [390, 1440].filter((_, place) => isLong || place === index);
  test(`no page has a fault that axe finds, ${theme}, at ${widths.join(' and ')} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: theme });
    await signIn(page, 'staff@example.org', '/staff/treatments');
    const treatment = await page.getByRole('link', { name: /^Hyaluron/ }).getAttribute('href');
    await page.goto('/staff/pages');
    const text = await page.getByRole('link', { name: /impressum/ }).getAttribute('href');
    const paths = [
      '/staff',
      '/staff/requests',
      '/staff/prices',
      '/staff/treatments/concerns',
      '/staff/practice',
      treatment,
      text,
    ];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path ?? '');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const { violations } = await axeOn(page).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        expect(found, `${path} at ${width}`).toEqual([]);
        const isWider = await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth,
        );
        expect(isWider, `${path} at ${width} is wider than the window`).toBe(false);
        // On a wide screen its parts scroll; below the window there is nothing.
        const isLonger = await page.evaluate(
          () => document.documentElement.scrollHeight > innerHeight,
        );
        expect(isLonger && width > 600, `${path} is longer than the window`).toBe(false);
      }
    }
  });
}

test('at 200 % text size every staff page shows all its parts, and nothing overflows its pane', async ({
  page,
}) => {
  await signIn(page, 'staff@example.org', '/staff/treatments');
  const treatment = await page.getByRole('link', { name: /^Hyaluron/ }).getAttribute('href');
  const paths = [
    '/staff/requests',
    '/staff/prices',
    '/staff/treatments',
    treatment,
    '/staff/pages',
  ];
  for (const path of paths) {
    await page.goto(path ?? '');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [640, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const beside = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, main *')]
          .filter(
            ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
          )
          .filter((element) => !element.matches('input, textarea, svg, svg *'))
          .filter((element) => getComputedStyle(element).overflowX !== 'visible')
          .map((element) => `${element.tagName} ${element.className}`),
      );
      expect(beside, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('at 200 % text size the search cuts off nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await signIn(page, 'staff@example.org', '/staff/prices');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: /^Suche oder Befehl/ }).click();
  const search = page.getByRole('dialog', { name: 'Suche oder Befehl' });
  await search.getByRole('combobox').fill('hyaluron');
  await expect(search.getByRole('option').last()).toBeAttached();
  for (const part of [search, search.getByRole('listbox')]) {
    const hidden = await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
  }
});

test('on a phone at 200 % text size no bar covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'staff@example.org', '/staff/prices');
  const amounts = page.getByRole('textbox', { name: /^Betrag/ });
  await amounts.first().focus();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  // Down the list, and up again to its head.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isCovered = await page.evaluate(() => {
      const { activeElement } = document;
      const { left, top, width, height } = (activeElement as Element).getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return !activeElement?.contains(above);
    });
    expect(isCovered, key).toBe(false);
  }
});
