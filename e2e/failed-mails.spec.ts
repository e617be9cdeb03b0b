import type { Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { isLong } from '@praxiskit/test-support/tier';
import { Client } from 'pg';
import { startSmtp, type TestSmtp } from '../apps/api/tests/support/smtp.ts';
import { startSite } from './support/server.ts';
import { test as base, expect, signIn } from './support/test.ts';

/** A site whose mail server knows no patient. */
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
    async ({ smtp }, use) => {
      const site = await startSite('postgres', { SMTP_URL: smtp.url });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

// Mails about new devices go to others.
const to = 'patient@example.org';
const unknown = { kind: 'refuse', code: 550, text: '5.1.1 user unknown', to } as const;
const again = 'Erneut senden';

/** The staff write a letter and send it. Answers its id. */
function sendLetter(page: Page): Promise<string> {
  return page.evaluate(async () => {
    async function call(method: string, path: string, body?: unknown, etag = '') {
      const headers = { 'content-type': 'application/json', 'if-match': etag };
      const sent = body === undefined ? {} : { body: JSON.stringify(body), headers };
      const answer = await fetch(path, { method, ...sent });
      return { body: await answer.json(), etag: answer.headers.get('etag') ?? '' };
    }
    const profiles = await call('GET', '/api/profiles/?filter={"last_name":"Mustermann"}');
    const letter = { patient_id: profiles.body[0].id, subject: 'Verlauf', body: 'Geheimnis' };
    const { body, etag } = await call('POST', '/api/letters/', letter);
    await call('PUT', `/api/letters/${body.id}`, { ...body, status: 'sending' }, etag);
    return body.id;
  });
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  // A page of the site goes elsewhere by itself when it is notified of the next session.
  await page.goto('/robots.txt');
}

/** Loads the system page until it lists so many mails. */
async function expectListed(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'E-Mails, die nicht ankamen' })).toBeVisible();
    await expect(page.getByText('werden geladen')).toHaveCount(0);
    await expect(page.getByRole('button', { name: again })).toHaveCount(count, { timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

test('a mail that failed for good is seen by the staff and sent again by the admin', async ({
  page,
  smtp,
  complaints,
}) => {
  smtp.manners = unknown;
  await signIn(page, 'admin@example.org');
  await expectListed(page, 0);
  await expect(page.getByText('Zurzeit keine.')).toBeVisible();

  await signOut(page);
  await signIn(page, 'staff@example.org');
  const id = await sendLetter(page);
  const note = page.getByText('Die E-Mail zu diesem Brief kam nicht an.');
  await expect(async () => {
    await page.goto(`/service/letter/${id}`);
    await expect(note).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });

  await signOut(page);
  await signIn(page, 'admin@example.org');
  await expectListed(page, 1);
  const row = page.getByRole('listitem').filter({ hasText: 'Der Empfänger ist unbekannt (550).' });
  await expect(row).toHaveText(/\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d · Hinweis auf einen Brief/);
  await expect(page.getByText(/nicht ankamen|kam nicht an/)).toHaveCount(1);
  await expect(page.locator('main')).not.toContainText(/@|Geheimnis|Verlauf|SMTP_URL/);
  // The letter is the staff's.
  await expect(row.getByRole('link')).toHaveCount(0);
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);

  smtp.manners = { kind: 'accept' };
  const checks: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isAsked =
      request.method() === 'GET' && request.url().includes('/api/failed_mails/?filter=');
    if (isAsked) checks.push(request.headers()['x-session-check']);
  });
  const mails = page.getByRole('listitem').filter({ has: page.getByRole('button') });
  const button = mails.getByRole('button');
  await expect(button).toHaveAccessibleName(
    /^Erneut senden: 1, Hinweis auf einen Brief, \d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d$/,
  );
  await button.press('Enter');
  await expect(button).toHaveText('Wird gesendet');
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Gesendet');
  await expect(button).toBeFocused();
  await expect(mails.getByRole('status')).toHaveText('Gesendet');
  // What was wrong is wrong no more.
  await expect(row).toHaveCount(0);
  await expect(mails).toHaveText(
    /^Hinweis auf einen Brief\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\dGesendet/,
  );
  expect(new Set(checks)).toEqual(new Set(['1']));
  expect(smtp.received.filter((source) => source.includes(`To: ${to}`))).toHaveLength(1);
  await expectListed(page, 0);

  await signOut(page);
  await signIn(page, 'staff@example.org', `/service/letter/${id}`);
  await expect(page.getByRole('heading', { name: 'Verlauf' }).getByText('Verlauf')).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a refused click says so, and can be repeated', async ({ page, smtp }) => {
  smtp.manners = unknown;
  await signIn(page, 'staff@example.org');
  await sendLetter(page);
  await signOut(page);
  await signIn(page, 'admin@example.org');
  await expectListed(page, 1);
  await page.route('**/api/failed_mails/*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByRole('alert')).toContainText('Das ging nicht.');
  await page.unroute('**/api/failed_mails/*');
  // One click too many: when the next may be, where the server has said so.
  for (const [headers, says] of [
    [
      { 'retry-after': '300' },
      /zu viele Anfragen auf einmal\. Bitte versuchen Sie es ab \d\d:\d\d/,
    ],
    [{}, 'in ein paar Minuten'],
  ] as const) {
    await page.route('**/api/failed_mails/*', (route) =>
      route.fulfill({ status: 429, headers, json: {} }),
    );
    await page.getByRole('button', { name: again }).click();
    await expect(page.getByRole('alert')).toContainText(says);
    await page.unroute('**/api/failed_mails/*');
  }
  smtp.manners = { kind: 'accept' };
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByText('Wird gesendet').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectListed(page, 0);
});

test('without a connection a click says so, and a mail that fails again does', async ({
  page,
  smtp,
}) => {
  test.skip(!isLong, 'in the long form');
  smtp.manners = unknown;
  await signIn(page, 'staff@example.org');
  await sendLetter(page);
  await signOut(page);
  await signIn(page, 'admin@example.org');
  await expectListed(page, 1);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByRole('alert')).toContainText('keine Verbindung');
  await expect(page.getByRole('button', { name: again })).toBeFocused();

  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: again })).toBeFocused();
  smtp.manners = { kind: 'refuse', code: 552, text: '5.2.2 mailbox full', to };
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByRole('alert')).toHaveText('Diese E-Mail kam wieder nicht an.');
  await expect(page.getByText('Das Postfach ist voll (552).')).toBeVisible();
  await expect(page.getByRole('button', { name: again })).toBeFocused();
  smtp.manners = { kind: 'accept' };
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByRole('listitem').getByRole('button')).toHaveText('Gesendet');
});

test('a user who is both admin and staff comes from the mail to its letter', async ({
  page,
  site,
  smtp,
}) => {
  smtp.manners = unknown;
  await signIn(page, 'staff@example.org');
  const id = await sendLetter(page);
  await signOut(page);
  await signIn(page, 'admin@example.org');
  // An admin cannot give roles to themselves, and the sample has one admin.
  const setRoles = async (roles: string) => {
    const client = new Client({ connectionString: site.databaseUrl ?? '' });
    await client.connect();
    await client.query(`update users set roles = $1 where email = 'admin@example.org'`, [roles]);
    await client.end();
  };
  await setRoles('{admin,staff,doctor}');
  await expectListed(page, 1);
  await page.getByRole('link', { name: 'Hinweis auf einen Brief' }).click();
  await expect(page).toHaveURL(new RegExp(`/service/letter/${id}$`));
  await expect(page.getByRole('heading', { name: 'Verlauf' }).getByText('Verlauf')).toBeVisible();
  await setRoles('{admin}');
});

test('mails of one kind and second have names of their own', async ({ page, smtp }) => {
  smtp.manners = unknown;
  await signIn(page, 'staff@example.org');
  await sendLetter(page);
  await sendLetter(page);
  await signOut(page);
  await signIn(page, 'admin@example.org');
  const buttons = page.getByRole('button', { name: again });
  await expect(async () => {
    await page.goto('/admin');
    await expect(buttons.nth(1)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label')?.replace(/\d\d\.\d\d\..*/, 'the time')),
  );
  expect(names).toEqual(
    names.map((_, index) => `Erneut senden: ${index + 1}, Hinweis auf einen Brief, the time`),
  );
});

test('without scripts the tools say that they need them, and wait for nothing', async ({
  page,
  browser,
  site,
}) => {
  for (const [email, path, texts] of [
    [
      'admin@example.org',
      '/admin',
      [
        'nur mit JavaScript zu sehen',
        'nur mit JavaScript zu sehen',
        'Um diese E-Mails zu sehen, brauchen Sie JavaScript.',
      ],
    ],
    ['staff@example.org', '/staff', ['Dieser Bereich braucht JavaScript.']],
  ] as const) {
    await signIn(page, email);
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ javaScriptEnabled: false, storageState });
    const plain = await context.newPage();
    await plain.goto(`${site.url}${path}`);
    const shown = plain.locator('main noscript');
    expect(await shown.allTextContents()).toEqual(texts);
    for (const one of await shown.all()) await expect(one).toBeVisible();
    for (const waiting of await plain.getByText(/werden geladen|wird gefragt/).all()) {
      await expect(waiting).toBeHidden();
    }
    await context.close();
    await signOut(page);
  }
});
