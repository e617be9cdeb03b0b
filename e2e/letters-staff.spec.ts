import type { Browser, Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { readMails } from '../apps/api/tests/support/read-mails.ts';
import { letterRequests, letterWords, people } from './support/letters.ts';
import { expect, signIn, testOnOwnSite, userAgent } from './support/test.ts';

const test = testOnOwnSite({ LOG_LEVEL: 'trace' });

const { letters } = letterWords('de');

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`the pages of letters have no barrier, for staff and patients, at ${width} px, ${scheme}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const expectNoBarrier = async (state: string) =>
      expect.soft((await axeOn(page).analyze()).violations, state).toEqual([]);
    const row = (text: string) =>
      page.getByRole('list').getByRole('button').filter({ hasText: text }).first();

    await signIn(page, people.doctor, '/staff/letters');
    await expect(row('Entwurf: Terminvorschlag')).toBeVisible();
    await expectNoBarrier('list');
    await row('Entwurf: Terminvorschlag').click();
    await expect(page.getByRole('textbox', { name: letters.text })).toBeVisible();
    await expect(page.getByText(/\d\sSeite, noch \d+\smm frei/)).toBeVisible();
    await expectNoBarrier('draft');
    await page.getByRole('textbox', { name: letters.text }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' /');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectNoBarrier('menu of text blocks');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: letters.send }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoBarrier('question before sending');
    await page.keyboard.press('Escape');
    await page.goto('/staff/letters');
    await row('Ihr Termin zur Kontrolle').click();
    await expect(page.getByText(letters.mailFailed)).toBeVisible();
    await expectNoBarrier('sent letter whose mail has failed');
    await page.getByRole('button', { name: letters.withdraw, exact: true }).click();
    await page.getByRole('button', { name: letters.withdrawNow, exact: true }).last().click();
    await expect(page.getByText(letters.reasonMissing)).toBeVisible();
    await expectNoBarrier('withdrawal without a reason');
    await page.goto('/staff/text-blocks');
    await expect(page.getByRole('list').getByRole('button').first()).toBeVisible();
    await page.getByRole('main').getByRole('list').getByRole('button').first().click();
    await expectNoBarrier('text blocks');

    await page.context().clearCookies();
    await signIn(page, people.patient, '/private');
    await expectNoBarrier('overview of the patient');
    await page.getByRole('link', { name: 'Brief lesen' }).click();
    await expect(page.locator('.pk-letter')).toBeVisible();
    await expectNoBarrier('letter');
    expect(complaints).toEqual([]);
  });
}

const canaries = {
  name: 'Zaunkönigin',
  first: 'Quirinalda',
  subject: 'Papageientaucherbefund',
  body: 'Wellensittichmelasma',
  reason: 'Nebelkrähengrund',
};
const anyCanary = new RegExp(Object.values(canaries).join('|').replaceAll('ö', '(ö|%C3%B6)'), 'i');

/** What a browser keeps beside the records, and shows outside of the page. */
const tracesOf = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.title,
      history.state,
      location.href,
      [...document.querySelectorAll('meta')].map((meta) => meta.content),
      window.name,
    ]),
  );

test('name, subject and text of a letter are in no title, address, history, storage, mail or log [L13]', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const patientPage = await (
    await browser.newContext({ baseURL: site.url, locale: 'de-DE' })
  ).newPage();
  const addresses: string[] = [];
  for (const one of [page, patientPage]) {
    one.on('request', (request) => addresses.push(request.url()));
  }
  const traces: string[] = [];
  const note = async (of: Page) => traces.push(await tracesOf(of));

  await signIn(page, people.doctor, '/staff/letters');
  const requests = letterRequests(page.context().request);
  await requests.rename('Beispiel', { first_name: canaries.first, last_name: canaries.name });
  // Refused, and answered with an error that is logged.
  const draft = await requests.write(canaries.name, {
    subject: `${canaries.subject} 😀`,
    body: `${canaries.body} 😀`,
  });
  await page.goto(`/staff/letters/${draft.id}`);
  const subject = page.getByRole('textbox', { name: 'Betreff' });
  await expect(subject).toHaveValue(/^Papagei/);
  await note(page);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: letters.sendNow }).click();
  await expect(page.getByText(/😀 \(U\+1F600\)/).first()).toBeVisible();
  await note(page);
  await subject.fill(canaries.subject);
  const text = page.getByRole('textbox', { name: letters.text });
  await text.press('Control+End');
  await text.press('Backspace');
  await page.getByRole('searchbox', { name: letters.search }).fill(canaries.name);
  await expect(
    page
      .getByRole('list')
      .getByRole('button', { name: /^Zaunk/ })
      .first(),
  ).toBeVisible();
  await note(page);
  await expect
    .poll(async () => (await requests.read(draft.id)).body)
    .toMatch(new RegExp(`^${canaries.body} *$`));
  await page.getByRole('button', { name: letters.send }).click();
  await page.getByRole('button', { name: letters.sendNow }).click();
  await requests.sent(draft.id);
  await note(page);

  await signIn(patientPage, people.patient2, '/private');
  await expect(patientPage.getByText(canaries.subject).first()).toBeVisible();
  await note(patientPage);
  await patientPage.getByRole('link', { name: 'Brief lesen' }).click();
  await expect(patientPage.getByText(canaries.body)).toBeVisible();
  await note(patientPage);
  await expect
    .poll(async () => JSON.stringify(await requests.read(draft.id)))
    .toMatch(/"read_at":"/);
  const { request } = patientPage.context();
  const print = await request.get(`/api/letters/${draft.id}/print`);
  traces.push(JSON.stringify(print.headers()));
  await requests.withdraw(draft.id, canaries.reason);
  await patientPage.reload();
  await note(patientPage);
  const visited = await patientPage.evaluate(() => JSON.stringify(performance.getEntries()));

  await expect
    .poll(async () => (await requests.read(draft.id)).mail_status, { timeout: 30_000 })
    .toBe('sent');
  const mails = await readMails(site.dataDir, people.patient2);
  expect(mails.length).toBeGreaterThan(0);
  // The log has these requests at all.
  expect(site.output()).toContain('/api/letters/');
  for (const [where, found] of Object.entries({
    addresses: addresses.join('\n'),
    traces: traces.join('\n'),
    visited,
    mails: JSON.stringify(mails),
    log: site.output(),
  })) {
    expect(anyCanary.exec(found)?.[0], where).toBeUndefined();
  }
  await patientPage.context().close();
});

test('clicking through drafts in the middle of a word, and a reload, leave each text in its own letter', async ({
  page,
}) => {
  await signIn(page, people.doctor, '/staff/letters');
  const requests = letterRequests(page.context().request);
  const drafts = [
    await requests.write('Mustermann', { subject: 'Zuerst', body: 'Der eine' }),
    await requests.write('Mustermann', { subject: 'Danach', body: 'Der andere' }),
  ];
  const row = (subject: string) =>
    page.getByRole('list').getByRole('button').filter({ hasText: subject });
  const subject = page.getByRole('textbox', { name: 'Betreff' });
  const text = page.getByRole('textbox', { name: letters.text });
  for (const name of ['Zuerst', 'Danach']) {
    await row(name).click();
    await expect(subject).toHaveValue(name);
    await text.press('Control+End');
    await text.pressSequentially(` Text von ${name}`);
  }
  await row('Zuerst').click();
  await expect(text).toHaveText('Der eine Text von Zuerst');
  await subject.fill('Zuerst, geändert');
  await page.reload();
  await expect(subject).toHaveValue('Zuerst, geändert');
  const saved = async () =>
    Promise.all(drafts.map(async ({ id }) => (await requests.read(id)).body));
  await expect.poll(saved).toEqual(['Der eine Text von Zuerst', 'Der andere Text von Danach']);
});

/** The desk writes at the end of a draft that a doctor sees, too. */
async function writeTogether(page: Page, browser: Browser, url: string, subject: string) {
  const deskPage = await (
    await browser.newContext({ baseURL: url, locale: 'de-DE', userAgent })
  ).newPage();
  await signIn(page, people.doctor, '/staff/letters');
  await signIn(deskPage, people.desk, '/staff/letters');
  const requests = letterRequests(page.context().request);
  const { id } = await requests.write('Mustermann', {
    subject,
    body: 'Anfang',
    circle: 'desk',
  });
  await deskPage.goto(`/staff/letters/${id}`);
  const text = deskPage.getByRole('textbox', { name: letters.text });
  await text.press('Control+End');
  await text.pressSequentially(' und');
  await expect.poll(async () => (await requests.read(id)).body).toBe('Anfang und');
  const row = (of: Page) => of.getByRole('list').getByRole('button').filter({ hasText: subject });
  await expect(row(page)).toBeVisible();
  return { deskPage, requests, id, row };
}

test('a draft that a doctor deletes while the desk writes leaves both lists; the desk sees by whom, and loses no word [L6] [L14]', async ({
  page,
  browser,
  site,
}) => {
  const { deskPage, row } = await writeTogether(page, browser, site.url, 'Zu zweit eins');
  await row(page).click();
  await page.getByRole('button', { name: letters.remove }).click();
  const gone = deskPage.getByRole('alert', { name: letters.left.deletedTitle });
  await expect(gone).toContainText(/Mustermann hat ihn am .* gelöscht/);
  await deskPage.keyboard.type('n nicht alles');
  await expect(deskPage.getByRole('dialog')).toBeHidden();
  await expect(gone).toContainText('Anfang und');
  await expect(row(page)).toBeHidden();
  await expect(row(deskPage)).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('textbox', { name: letters.text })).toHaveText('Anfang und');
  await expect(row(page)).toHaveCount(1);
  await expect(row(deskPage)).toHaveCount(1);
  await deskPage.context().close();
});

test('words of the desk in a letter that a doctor sends at that moment stay, and are in it again once it is taken back [L6]', async ({
  page,
  browser,
  site,
}) => {
  const { deskPage, requests, id } = await writeTogether(page, browser, site.url, 'Zu zweit zwei');
  const deskText = deskPage.getByRole('textbox', { name: letters.text });
  // The sending is first: this save finds a letter that is fixed.
  let isSent = false;
  await deskPage.route('**/api/letters/*', async (route) => {
    if (route.request().method() === 'PUT' && !isSent) {
      isSent = true;
      await requests.change(id, { status: 'sending' });
    }
    await route.continue();
  });
  await deskText.pressSequentially(' Schluss');
  const left = deskPage.getByRole('alert', { name: letters.left.sentTitle });
  await expect(left).toContainText('Anfang und Schluss');
  await expect(left).toContainText(/Mustermann hat ihn gesendet/);
  await requests.change(id, { status: 'draft' });
  await expect(deskText).toHaveText('Anfang und Schluss');
  await expect.poll(async () => (await requests.read(id)).body).toBe('Anfang und Schluss');
  await deskPage.context().close();
});

test('words that were typed offline are kept without a question when another letter is opened, and saved later [L6]', async ({
  page,
  context,
}) => {
  await signIn(page, people.doctor, '/staff/letters');
  const requests = letterRequests(page.context().request);
  const { id } = await requests.write('Mustermann', { subject: 'Ohne Netz', body: 'Anfang' });
  await requests.write('Mustermann', { subject: 'Daneben', body: 'Anderer' });
  const row = (subject: string) =>
    page.getByRole('list').getByRole('button').filter({ hasText: subject });
  const text = page.getByRole('textbox', { name: letters.text });
  await row('Ohne Netz').click();
  await expect(text).toHaveText('Anfang');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await context.setOffline(true);
  await text.press('Control+End');
  await text.pressSequentially(' OFFLINE');
  await row('Daneben').click();
  await page.waitForTimeout(3000);
  await context.setOffline(false);
  await expect
    .poll(async () => (await requests.read(id)).body, { timeout: 40_000 })
    .toBe('Anfang OFFLINE');
  expect(asked).toEqual([]);
});

test('input right after a press on another row does not reach the former letter, and is no command', async ({
  page,
}) => {
  await signIn(page, people.doctor, '/staff/letters');
  const requests = letterRequests(page.context().request);
  const first = await requests.write('Mustermann', { subject: 'Voriger', body: 'Voriger Text' });
  await requests.write('Mustermann', { subject: 'Folgebrief', body: 'Text danach' });
  const row = (subject: string) =>
    page.getByRole('list').getByRole('button').filter({ hasText: subject });
  const text = page.getByRole('textbox', { name: letters.text });
  await row('Voriger').click();
  await expect(text).toHaveText('Voriger Text');
  const place = await text.boundingBox();
  await page.route('**/_payload.json*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await row('Folgebrief').click();
  await expect(row('Folgebrief')).toHaveAttribute('aria-current', 'true', { timeout: 1000 });
  await page.mouse.click((place?.x ?? 0) + 40, (place?.y ?? 0) + 30);
  await page.keyboard.type('nein');
  await expect(text).toHaveText('Text danach');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.waitForTimeout(1000);
  expect((await requests.read(first.id)).body).toBe('Voriger Text');
});
