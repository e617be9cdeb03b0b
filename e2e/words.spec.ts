import type { Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { startSmtp, type TestSmtp } from '../apps/api/tests/support/smtp.ts';
import { createKeyboard } from './support/keyboard.ts';
import { startSite } from './support/server.ts';
import { test as base, declineConsent, expect, signIn } from './support/test.ts';

/** A site with a mail server that can be away. */
const test = base.extend<object, { smtp: TestSmtp }>({
  smtp: [
    async ({ browserName: _browser }, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ smtp }, use, info) => {
      const site = await startSite(info.project.metadata.database, { SMTP_URL: smtp.url });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.use({ viewport: { width: 1440, height: 900 } });

const publish = async (page: Page) => {
  await expect(page.locator('footer [data-connection="saved"]')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);
};

test('staff write the headline of the home page by keyboard alone, and visitors read it in both languages', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  const keys = createKeyboard(page);
  await signIn(page, 'staff@example.org', '/staff/pages');
  await expect(page.getByRole('link', { name: /Startseite/ })).toBeVisible();
  await page.keyboard.press('j');
  await keys.reach(page.getByRole('link', { name: /Startseite/ }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const headline = (language: string) => page.getByLabel(`Überschrift, ${language}`);
  await expect(headline('Deutsch')).toHaveValue('Eine Frage von\u00a0Millimetern.');
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  for (const [language, text] of [
    ['Deutsch', 'Guten Tag.'],
    ['Englisch', 'Good day.'],
  ] as const) {
    await keys.press(headline(language), 'ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await publish(page);

  const context = await browser.newContext({ baseURL: site.url });
  const visitor = await context.newPage();
  const errors: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await declineConsent(visitor);
  await visitor.goto('/');
  const title = visitor.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Guten Tag.');
  // React takes the page over, goes on without a document of its own, and comes back.
  await visitor.getByRole('link', { name: 'Preise' }).first().click();
  await expect(title).toHaveText('Preise');
  await visitor.goBack();
  await expect(title).toHaveText('Guten Tag.');
  await visitor.goto('/?lang=en');
  await expect(title).toHaveText('Good day.');
  expect(errors).toEqual([]);
  await context.close();

  // Emptied, the site's own is back.
  for (const language of ['Deutsch', 'Englisch']) {
    await headline(language).fill('');
    await headline(language).press('Tab');
  }
  await expect(headline('Englisch')).toHaveValue('A matter of\u00a0millimeters.');
  await publish(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Frage von Millimetern.');
  expect(complaints).toEqual([]);
});

test('while the mail server is away a request comes in and is answered, and nothing of it is lost', async ({
  page,
  browser,
  site,
  smtp,
}) => {
  smtp.manners = { kind: 'refuse', code: 451, text: '4.3.0 later', to: '' };
  const context = await browser.newContext({ baseURL: site.url });
  const visitor = await context.newPage();
  await declineConsent(visitor);
  await visitor.goto('/#kontakt');
  const band = visitor.locator('#kontakt');
  await band.getByLabel('Name').fill('Ohne Mailserver');
  await band.getByLabel('E-Mail oder Telefon').fill('ohne@beispiel.example');
  await band.getByLabel(/darf diese Angaben speichern/).check();
  await band.getByRole('button', { name: 'Beratung anfragen' }).click();
  await expect(band.getByRole('heading', { name: 'Ihre Anfrage ist bei uns.' })).toBeVisible();
  await context.close();
  await expect.poll(() => smtp.refused.length).toBeGreaterThan(0);

  await signIn(page, 'staff@example.org', '/staff/requests');
  await page.getByRole('button', { name: /^Ohne Mailserver/ }).click();
  await page.keyboard.press('a');
  await expect(page.getByText('Anfrage von Ohne Mailserver: beantwortet.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: /^Beantwortet/ })).toBeVisible();
  smtp.manners = { kind: 'accept' };
});

test('a treatment that another user deletes is still there to read, and is given up or created again', async ({
  page,
  browser,
  site,
}) => {
  const open = async (name: RegExp) => {
    await page.goto('/staff/treatments');
    await page.getByRole('link', { name }).click();
    const text = page.getByLabel('Kurzer Text, Deutsch');
    await expect(text).toBeVisible();
    return text;
  };
  await signIn(page, 'staff@example.org');
  const context = await browser.newContext({ baseURL: site.url });
  const admin = await context.newPage();
  await signIn(admin, 'admin@example.org');
  const remove = async (slug: string) => {
    const status = await admin.evaluate(async (slug) => {
      const query = encodeURIComponent(JSON.stringify({ slug, draft_of_id: null }));
      const [row] = await (await fetch(`/api/treatments/?filter=${query}`)).json();
      const headers = { 'if-match': '*' };
      return (await fetch(`/api/treatments/${row.id}`, { method: 'DELETE', headers })).status;
    }, slug);
    expect(status).toBeLessThan(300);
  };

  await open(/^Skinbooster/);
  await remove('skinbooster');
  const question = page.getByRole('alert', { name: 'Das wurde inzwischen gelöscht' });
  await expect(question).toBeVisible();
  await expect(page.getByLabel('Kurzer Text, Deutsch')).not.toHaveValue('');
  await question.getByRole('button', { name: 'Aufgeben' }).click();
  await expect(page.getByText('Wählen Sie eine Behandlung.')).toBeVisible();

  // What the server does not have yet is still here.
  const text = await open(/^Mesotherapie/);
  await page.context().setOffline(true);
  await text.fill('Ein Satz, der bleibt.');
  await text.press('Tab');
  await expect(page.locator('footer [data-connection="offline"]')).toBeVisible();
  await remove('mesotherapie');
  await page.context().setOffline(false);

  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Neu anlegen' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('Kurzer Text, Deutsch')).toHaveValue('Ein Satz, der bleibt.');
  await expect(page.getByText('Neu', { exact: true }).first()).toBeVisible();
  await context.close();
});

test('a new treatment whose address another one has is refused at its name, and made by another name', async ({
  page,
}) => {
  await signIn(page, 'staff@example.org', '/staff/treatments');
  await expect(page.getByRole('link', { name: /^Hyaluron/ })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Neue Behandlung' });
  const german = dialog.getByLabel(/^Name, Deutsch/);
  await german.fill('Hyaluron');
  await dialog.getByLabel(/^Name, Englisch/).fill('Hyaluronic acid');
  await dialog.getByLabel(/^Schicht/).selectOption('Unterhaut');
  await german.press('Enter');
  await expect(german).toHaveAccessibleDescription(/hat schon eine andere Behandlung/);
  await german.fill('Hyaluron am Hals');
  await german.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hyaluron am Hals' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Adresse' })).toHaveValue('hyaluron-am-hals');
  await page.getByRole('textbox', { name: 'Adresse' }).fill('faltenbehandlung');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Adresse' })).toHaveAccessibleDescription(
    /hat schon eine andere Behandlung/,
  );
});
