import type { Browser, Page } from '@playwright/test';
import { isLong } from '@praxiskit/test-support/tier';
import { readMails } from '../apps/api/tests/support/read-mails.ts';
import type { Locale } from '../packages/core/src/index.ts';
import { readPdf } from '../packages/letters/tests/read-pdf.ts';
import { createKeyboard } from './support/keyboard.ts';
import { letterRequestsOf, letterWords, longDay, people } from './support/letters.ts';
import { PASSWORD, type SiteServer } from './support/server.ts';
import { declineConsent, expect, short, signIn, testOnOwnSite } from './support/test.ts';

/** Long enough for a letter to be taken back by keyboard, on a busy machine. */
const TAKE_BACK_S = 8;

const test = testOnOwnSite({ LETTER_TAKE_BACK_SECONDS: String(TAKE_BACK_S) });

const views = [
  { locale: 'de', width: 1440 },
  { locale: 'en', width: 390 },
] as const;

const contextOf = (site: SiteServer, locale: Locale, width: number) => ({
  baseURL: site.url,
  locale: locale === 'de' ? 'de-DE' : 'en-US',
  viewport: { width, height: 900 },
});

/** A page of another person, with cookies of its own. */
async function openPage(browser: Browser, options: ReturnType<typeof contextOf>): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

/** Keys work once React has started. */
const waitForKeys = (page: Page) => page.waitForFunction(() => '__app' in window);

/** What letters need of a page of the staff, by role and name. */
function controls(page: Page, locale: Locale) {
  const { letters, patients } = letterWords(locale);
  const row = (text: string | RegExp) =>
    page.getByRole('list').getByRole('button').filter({ hasText: text });
  return {
    letters,
    patients,
    row,
    button: (name: string) => page.getByRole('button', { name }).first(),
    subject: page.getByRole('textbox', { name: locale === 'de' ? 'Betreff' : 'Subject' }),
    text: page.getByRole('textbox', { name: letters.text }),
    author: page.getByRole('combobox', { name: letters.author }),
    question: page.getByRole('dialog'),
  };
}

for (const { locale, width } of isLong ? views : views.slice(0, 1)) {
  test(
    `a letter from the desk to the patient by keyboard: signed, taken back, sent, mailed, read [L5] [L7]: ${locale}, ${width} px`,
    short,
    async ({ browser, site }) => {
      test.setTimeout(240_000);
      const options = contextOf(site, locale, width);
      const subject = `Kontrolle in der Praxis ${locale}`;
      const first = 'Der erste Satz, den niemand mehr liest.';
      const second = 'Bitte kommen Sie nüchtern.';
      const before = (await readMails(site.dataDir, people.patient)).length;

      const deskPage = await openPage(browser, options);
      const path =
        await test.step('the desk begins a letter in the file, and gives it to the doctor', async () => {
          await signIn(deskPage, people.desk, '/staff');
          const { letters, patients, row, button, ...desk } = controls(deskPage, locale);
          const keys = createKeyboard(deskPage);
          await waitForKeys(deskPage);
          await deskPage.keyboard.press('g');
          await deskPage.keyboard.press('p');
          await expect(row('Mustermann, Erika')).toBeVisible();
          await deskPage.keyboard.press('/');
          await deskPage.keyboard.type('mustermann 1984');
          await expect(row(/.+/)).toHaveCount(1);
          await deskPage.keyboard.press('Enter');
          await keys.press(button(patients.write));
          await expect(desk.subject).toBeVisible();
          await keys.type(desk.subject, subject);
          await keys.type(desk.text, `Guten Tag,\n${first}`);
          await keys.reach(desk.author);
          await deskPage.keyboard.type('Dr. med.');
          await expect(desk.author.locator('option:checked')).toHaveText(/Clara Mustermann/);
          await keys.press(button(letters.toSignature), 'Enter');
          await expect(
            deskPage.getByText(letters.waitsFor.replace('{name}', 'Dr. med. Clara Mustermann')),
          ).toBeVisible();
          // The desk gives it away: only a doctor sends it.
          await expect(deskPage.getByRole('button', { name: letters.send })).toHaveCount(0);
          return new URL(deskPage.url()).pathname;
        });

      const doctorPage = await openPage(browser, options);
      await test.step('the doctor signs: question, taking back, another text, sending', async () => {
        await signIn(doctorPage, people.doctor, '/staff');
        const { letters, row, button, ...doctor } = controls(doctorPage, locale);
        const keys = createKeyboard(doctorPage);
        await waitForKeys(doctorPage);
        await doctorPage.keyboard.press('g');
        await doctorPage.keyboard.press('b');
        await expect(row(subject)).toBeVisible();
        await keys.reach(
          doctorPage.getByRole('radio', { name: letters.segments.all }),
          'Tab',
          doctorPage.getByText(letters.segments.all, { exact: true }),
        );
        await doctorPage.keyboard.press('ArrowRight');
        await doctorPage.keyboard.press('ArrowRight');
        await expect(
          doctorPage.getByRole('radio', { name: letters.segments.toSign }),
        ).toBeChecked();
        await expect(row(letters.state.sent)).toHaveCount(0);
        await keys.press(row(subject));
        await expect(doctorPage.getByText(letters.waitsForYou)).toBeVisible();
        await expect(doctor.text).toContainText(first);

        await doctorPage.keyboard.press('Control+Enter');
        await expect(doctor.question).toContainText('Erika Mustermann');
        await expect(doctor.question).toContainText(
          new RegExp(locale === 'de' ? '12\\.0?8\\.1984' : '0?8/12/1984'),
        );
        await expect(doctor.question).toContainText(subject);
        await expect(doctor.question).toContainText(letters.deliveries.portal);
        await doctorPage.keyboard.press('Control+Enter');
        await expect(button(letters.takeBack)).toBeVisible();
        await doctorPage.keyboard.press('z');
        await expect(doctorPage.getByText(letters.takenBack)).toBeVisible();

        await keys.reach(doctor.text);
        await doctorPage.keyboard.press('Control+a');
        await doctorPage.keyboard.type(`Guten Tag,\n${second}`);
        await doctorPage.keyboard.press('Control+Enter');
        await expect(doctor.question).toBeVisible();
        await doctorPage.keyboard.press('Control+Enter');
        await expect(doctorPage.getByText(letters.notRead)).toBeVisible({ timeout: 40_000 });
      });

      await test.step('one mail, which says only that there is a letter', async () => {
        await expect
          .poll(async () => (await readMails(site.dataDir, people.patient)).length)
          .toBe(before + 1);
        const mail = (await readMails(site.dataDir, people.patient)).at(-1);
        const said = `${mail?.subject}\n${mail?.text}`;
        expect(said).toContain('/private');
        expect(said).not.toMatch(/Kontrolle|nüchtern|Clara|Erika|Mustermann|Befund/i);
        expect(said).not.toContain(path.split('/').at(-1));
        expect(mail?.raw).not.toMatch(/<img|attachment|1984/i);
      });

      const patientPage = await openPage(browser, options);
      await test.step('the patient signs in, and reads it', async () => {
        await declineConsent(patientPage);
        await patientPage.goto('/private');
        const keys = createKeyboard(patientPage);
        const main = patientPage.getByRole('main');
        await keys.type(
          main.getByLabel(locale === 'de' ? 'E-Mail' : 'E-mail', { exact: true }),
          people.patient,
        );
        await keys.type(
          main.getByLabel(locale === 'de' ? 'Passwort' : 'Password', { exact: true }),
          PASSWORD,
        );
        await patientPage.keyboard.press('Enter');
        await expect(patientPage).toHaveURL(/\/private$/);
        await expect(main).toContainText(subject);
        await keys.press(
          main.getByRole('link', { name: locale === 'de' ? 'Brief lesen' : 'Read letter' }),
        );
        await expect(patientPage).toHaveURL(/\/service\/letter\/[\da-f-]{36}$/);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(subject);
        await expect(main).toContainText(second);
        await expect(main).not.toContainText(first);
        const title = locale === 'de' ? 'Brief vom' : 'Letter of';
        await expect(patientPage).toHaveTitle(
          new RegExp(
            `^${title} ${longDay(new Date().toISOString(), locale).replaceAll(/\s/g, '\\s')} · `,
          ),
        );
        await expect(patientPage).not.toHaveTitle(/Kontrolle/);

        const link = main.getByRole('link', { name: 'PDF', exact: true });
        await keys.reach(link);
        const pdf = await patientPage
          .context()
          .request.get((await link.getAttribute('href')) ?? '');
        expect(pdf.headers()).toMatchObject({
          'content-type': 'application/pdf',
          'cache-control': 'private, no-store',
        });
        const { pages, info } = await readPdf(await pdf.body());
        expect(pages).toHaveLength(1);
        expect(info.Title).not.toContain('Kontrolle');
        const lines = pages[0]?.lines.map(({ text }) => text);
        expect(lines).toContain(second);
        expect(lines).toContain(subject);
      });

      await test.step('the desk sees that it was read', async () => {
        const { letters } = controls(deskPage, locale);
        await expect(
          deskPage.getByRole('article').getByText(letters.state.read).first(),
        ).toBeVisible();
        await expect(
          deskPage.getByText(new RegExp(letters.readAt.replace('{time}.', ''))).first(),
        ).toBeVisible();
      });
      for (const page of [deskPage, doctorPage, patientPage]) await page.context().close();
    },
  );
}

test('a withdrawn letter keeps its reason for the staff, and has no text for the patient [L1]', async ({
  browser,
  site,
}) => {
  const options = contextOf(site, 'en', 390);
  const page = await openPage(browser, options);
  const { letters } = letterWords('en');
  const requests = await letterRequestsOf(page, people.doctor);
  const secret = 'Zwölf Melonen im Garten';
  const { id } = await requests.send('Mustermann', { subject: secret, body: `${secret}.` });
  await page.goto(`/staff/letters/${id}`);
  const keys = createKeyboard(page);
  await keys.press(page.getByRole('button', { name: letters.withdraw, exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Erika Mustermann');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(letters.reasonMissing)).toBeVisible();
  await keys.type(dialog.getByRole('textbox', { name: letters.reason }), 'Wrong person');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Withdrawn on .*: Wrong person/)).toBeVisible();
  await expect(page.getByText(letters.withdrawnHint)).toBeVisible();
  await expect(page.getByText(`${secret}.`)).toBeVisible();

  const patientPage = await openPage(browser, options);
  await signIn(patientPage, people.patient, `/service/letter/${id}`);
  await expect(patientPage.getByText(/^The practice withdrew this letter on/)).toBeVisible();
  expect(await patientPage.content()).not.toContain('Melonen');
  const { request } = patientPage.context();
  expect((await request.get(`/api/letters/${id}/print`)).status()).toBe(404);
  expect(await (await request.get(`/service/letter/${id}/_payload.json`)).text()).not.toContain(
    'Melonen',
  );
  await patientPage.goto('/private');
  await expect(patientPage.getByText('withdrawn').first()).toBeVisible();
  expect(await patientPage.content()).not.toMatch(/Melonen|Wrong person/);
  for (const one of [page, patientPage]) await one.context().close();
});

test('a letter to a patient without an account waits to be printed, until the desk has printed it [L14]', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, contextOf(site, 'de', 1440));
  const requests = await letterRequestsOf(page, people.desk);
  const { letters, row } = controls(page, 'de');
  const subject = 'Ihr Termin auf Papier';
  const { id } = await requests.write('Mustervorlage', { subject, body: 'Bitte kommen Sie.' });
  await page.goto(`/staff/letters/${id}`);
  await page.getByRole('button', { name: letters.send }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(letters.deliveries.paper);
  await expect(dialog).toContainText(/hat kein Konto/);
  await dialog.getByRole('button', { name: letters.sendNow }).click();
  await expect(page.getByText(letters.onPaper)).toBeVisible({ timeout: 40_000 });
  await page.getByText(letters.segments.toPrint, { exact: true }).click();
  await expect(row(subject)).toContainText(letters.state.toPrint);
  await expect(page.getByRole('link', { name: letters.pdf })).toHaveAttribute(
    'href',
    `/api/letters/${id}/print`,
  );
  await page.getByRole('button', { name: letters.printed }).click();
  await expect(page.getByText(/Gedruckt am/)).toBeVisible();
  await expect(page.getByText(letters.onPaper)).toHaveCount(0);
  await expect(row(subject)).toHaveCount(0);
  await page.getByText(letters.segments.all, { exact: true }).click();
  await expect(row(subject)).toContainText(letters.state.printed);
  await page.context().close();
});

test('text that was written offline is merged with another paragraph of a colleague, and asked for in the same one [L6]', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const page = await openPage(browser, contextOf(site, 'de', 1440));
  const otherPage = await openPage(browser, contextOf(site, 'de', 1440));
  const requests = await letterRequestsOf(page, people.doctor);
  const colleague = await letterRequestsOf(otherPage, people.desk);
  const { letters, text } = controls(page, 'de');
  const { id } = await requests.write('Mustermann', {
    subject: 'Zwei schreiben',
    circle: 'desk',
    body: 'Erster Absatz.\n\nZweiter Absatz.\n\nDritter Absatz.',
  });
  await page.goto(`/staff/letters/${id}`);
  await expect(text).toContainText('Dritter Absatz.');
  const writeAtEnd = async (paragraph: string, added: string) => {
    await text.getByText(paragraph).click();
    await page.keyboard.press('End');
    await page.keyboard.type(added);
  };

  await page.context().setOffline(true);
  await writeAtEnd('Dritter Absatz.', ' Offline geschrieben.');
  await colleague.change(id, {
    body: 'Erster Absatz, von der Kollegin.\n\nZweiter Absatz.\n\nDritter Absatz.',
  });
  await page.waitForTimeout(isLong ? 60_000 : 3000);
  await writeAtEnd('Offline geschrieben.', ' Und noch ein Satz.');
  await page.context().setOffline(false);
  const merged =
    'Erster Absatz, von der Kollegin.\n\nZweiter Absatz.\n\nDritter Absatz. Offline geschrieben. Und noch ein Satz.';
  await expect.poll(async () => (await requests.read(id)).body, { timeout: 40_000 }).toBe(merged);
  await expect(text).toContainText('Erster Absatz, von der Kollegin.');
  await expect(page.getByRole('region', { name: 'Zwei Fassungen dieser Stelle' })).toHaveCount(0);

  await page.context().setOffline(true);
  await writeAtEnd('Zweiter Absatz.', ' Mein Ende.');
  await colleague.change(id, {
    body: merged.replace('Zweiter Absatz.', 'Zweiter Absatz. Ihr Ende.'),
  });
  await page.context().setOffline(false);
  const question = text.getByRole('region', { name: 'Zwei Fassungen dieser Stelle' });
  await expect(question).toContainText('Ihr Ende.', { timeout: 40_000 });
  await expect(question).toContainText('Mein Ende.');
  // Nothing is sent before it is decided.
  await page.getByRole('button', { name: letters.send }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const keys = createKeyboard(page);
  await keys.press(page.getByRole('button', { name: 'Zur Stelle' }));
  await keys.press(question.getByRole('button', { name: 'Beide' }));
  const both = merged.replace(
    'Zweiter Absatz.',
    'Zweiter Absatz. Mein Ende.\n\nZweiter Absatz. Ihr Ende.',
  );
  await expect.poll(async () => (await requests.read(id)).body).toBe(both);
  await expect(question).toHaveCount(0);
  for (const one of [page, otherPage]) await one.context().close();
});
