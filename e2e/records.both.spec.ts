import type { BrowserContext, Page } from '@playwright/test';
import { keptRecords, keptText, storedText } from './support/kept.ts';
import { declineConsent, expect, short, signIn, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const street = (page: Page) => page.getByLabel('Straße und Hausnummer');
const city = (page: Page) => page.getByLabel('Ort', { exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Gespeichert/ });
const offline = (page: Page) => page.getByText('Offline. Ihre Änderung bleibt hier');
const resumed = (page: Page) =>
  page.getByText('Was Sie zuletzt geändert haben, ist jetzt gespeichert.');

async function openAccount(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/user');
  await expect(street(page)).not.toHaveValue('');
  return page;
}

/** Every write of a profile that any page of this browser sends. */
function writesOf(context: BrowserContext): string[] {
  const writes: string[] = [];
  context.on('request', (request) => {
    // A query in a body is a read.
    const isOther = request.method() === 'GET' || request.url().endsWith('/query');
    const isWrite = /\/api\/profiles\//.test(request.url()) && !isOther;
    if (isWrite) writes.push(`${request.method()} ${request.postDataJSON()?.street}`);
  });
  return writes;
}

/** Profiles are sensitive: without the user's key nothing of them is stored. */
const hasStorageKey = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/storage-keys')),
  );

/** Cut off, edited and closed; the entry is in the browser by then. */
async function closeOffline(context: BrowserContext, page: Page, text: string): Promise<void> {
  await hasStorageKey(page);
  await context.setOffline(true);
  await street(page).fill(text);
  await expect(offline(page)).toBeVisible();
  await expect.poll(() => keptRecords(page)).toHaveLength(1);
  expect(await keptText(page)).not.toContain(text);
  await page.close();
}

/** A second browser, of the staff, that changes what the patient looks at. */
async function openStaff(page: Page): Promise<(values: object) => Promise<void>> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('No browser');
  const staff = await context.newPage();
  await signIn(staff, 'staff@example.org');
  return async (values) => {
    const status = await staff.evaluate(async (changes) => {
      const filter = JSON.stringify({ last_name: 'Beispiel' });
      const list = await (
        await fetch(`/api/profiles/?filter=${encodeURIComponent(filter)}`)
      ).json();
      const [profile] = list;
      const response = await fetch(`/api/profiles/${profile.id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': `"${profile.version}"` },
        body: JSON.stringify({ ...profile, ...changes }),
      });
      return response.status;
    }, values);
    expect(status).toBe(200);
  };
}

test(
  'input on a page that was closed offline is saved by the next page, with a message [R7.8]',
  short,
  async ({ page, context }) => {
    await signIn(page, 'patient2@example.org', '/user');
    await expect(street(page)).not.toHaveValue('');
    await closeOffline(context, page, 'Funkloch 1');
    await context.setOffline(false);
    const writes = writesOf(context);
    const next = await context.newPage();
    await next.goto('/private');
    await expect(resumed(next)).toBeVisible();
    await expect.poll(() => keptRecords(next)).toEqual([]);
    expect(writes).toEqual(['PUT Funkloch 1']);
    await next.goto('/user');
    await expect(street(next)).toHaveValue('Funkloch 1');
  },
);

test('when two tabs open at once only one sends the unsaved changes of a closed page', async ({
  page,
  context,
}) => {
  await signIn(page, 'patient2@example.org', '/user');
  await expect(street(page)).not.toHaveValue('');
  await closeOffline(context, page, 'Funkloch 2');
  await context.setOffline(false);
  const writes = writesOf(context);
  const tabs = await Promise.all([openAccount(context), openAccount(context)]);
  for (const tab of tabs) await expect(street(tab)).toHaveValue('Funkloch 2');
  await expect.poll(() => keptRecords(tabs[0])).toEqual([]);
  expect(writes).toEqual(['PUT Funkloch 2']);
});

test('another tab of the same user shows a change without a reload', async ({ page, context }) => {
  await signIn(page, 'patient2@example.org');
  const [first, second] = [await openAccount(context), await openAccount(context)];
  await first.bringToFront();
  await street(first).fill('Am Fenster 3');
  await expect(saved(first)).toBeVisible();
  await expect(street(second)).toHaveValue('Am Fenster 3');
});

test('a change by the practice appears on the open page, and never over the user’s input', async ({
  page,
  site,
}) => {
  await signIn(page, 'patient2@example.org', '/user');
  await expect(city(page)).not.toHaveValue('');
  const change = await openStaff(page);
  await change({ city: 'Apolda' });
  await expect(city(page)).toHaveValue('Apolda');

  // A save without an answer: the input stays unsaved for as long as the test needs.
  await page.route('**/api/profiles/*', async (route) => {
    if (route.request().method() === 'PUT') await route.abort();
    else await route.continue();
  });
  await city(page).fill('Weimar-West');
  await change({ city: 'Jena', phone: '03641 7' });
  await expect(page.getByLabel('Telefon')).toHaveValue('03641 7');
  await expect(city(page)).toHaveValue('Weimar-West');
  await expect(page.getByText('Jena')).toBeVisible();
  await page.unroute('**/api/profiles/*');
  await page.getByRole('button', { name: 'Meine Einträge behalten' }).click();
  await expect(saved(page)).toBeVisible();

  await site.kill();
  await site.restart();
  await change({ city: 'Gera' });
  await expect(city(page)).toHaveValue('Gera', { timeout: 20_000 });
});

test('after signing out nothing of the user is left in the browser, and the next one sends nothing of it', async ({
  page,
  context,
}) => {
  await signIn(page, 'patient2@example.org');
  const userId = await page.evaluate(
    async () => (await (await fetch('/api/auth/session')).json()).user.data.id,
  );
  await page.goto('/user');
  await expect(street(page)).not.toHaveValue('');
  const second = await openAccount(context);
  await page.bringToFront();
  await hasStorageKey(page);
  await page.route('**/api/profiles/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await street(page).fill('Geheimer Weg 4');
  await expect.poll(() => keptRecords(page)).toHaveLength(1);
  // What cannot be saved is asked about.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Abmelden', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptRecords(page)).toEqual([]);
  for (const trace of [userId, 'patient2@example.org', 'Geheimer Weg']) {
    expect(await storedText(page)).not.toContain(trace);
  }
  // The other tab is signed out, too.
  await expect(street(second)).toHaveCount(0);

  const writes = writesOf(context);
  await page.unrouteAll();
  await signIn(page, 'patient@example.org', '/user');
  await expect(street(page)).not.toHaveValue('');
  await expect(street(page)).not.toHaveValue('Geheimer Weg 4');
  expect(await keptRecords(page)).toEqual([]);
  expect(writes).toEqual([]);
});

test('unsaved changes are kept when a session ends, for the same user only', async ({
  page,
  context,
}) => {
  await signIn(page, 'patient2@example.org', '/user');
  await expect(street(page)).not.toHaveValue('');
  await hasStorageKey(page);
  // Entered before the end is noticed: without edits the page would be reloaded.
  await context.setOffline(true);
  await street(page).fill('Am Abend 5');
  await expect.poll(() => keptRecords(page)).toHaveLength(1);
  await context.clearCookies({ name: 'next-auth.session-token' });
  const refusal = page.waitForResponse((response) => response.request().method() === 'PUT');
  await context.setOffline(false);
  expect((await refusal).status()).toBe(401);
  await expect.poll(() => keptRecords(page)).toHaveLength(1);
  await page.close();
  const writes = writesOf(context);

  const other = await context.newPage();
  await signIn(other, 'patient@example.org', '/user');
  await expect(street(other)).not.toHaveValue('');
  await expect(street(other)).not.toHaveValue('Am Abend 5');
  await other.getByRole('button', { name: 'Abmelden', exact: true }).first().click();
  await expect(other).toHaveURL(/\/login$/);
  expect(writes).toEqual([]);
  expect(await keptRecords(other)).toHaveLength(1);

  await signIn(other, 'patient2@example.org');
  await expect(resumed(other)).toBeVisible();
  await other.goto('/user');
  await expect(street(other)).toHaveValue('Am Abend 5');
});

test('an open page of one user sends nothing with the next user’s session [R6.5]', async ({
  page,
  context,
}) => {
  await signIn(page, 'patient2@example.org', '/user');
  await expect(street(page)).not.toHaveValue('');
  // As on a page that slept while another user signed in: it has not asked who is signed in.
  await page.route('**/api/auth/session', (route) => route.abort());
  const token = await tokenOf(page, 'staff@example.org');
  await context.addCookies([token]);
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await street(page).fill('Fremder Weg 6');
  expect((await answer).status()).toBe(401);
});

/** The session cookie of another user, from another browser. */
async function tokenOf(page: Page, email: string) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('No browser');
  const other = await context.newPage();
  await declineConsent(other);
  await signIn(other, email);
  const token = (await context.cookies()).find(({ name }) => name === 'next-auth.session-token');
  await context.close();
  if (!token) throw new Error('No session');
  return token;
}
