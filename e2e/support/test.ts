import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { createConsent, knownItems } from '../../packages/consent-manager/src/index.ts';
import { mapItems } from '../../packages/practice/src/index.ts';
import { PASSWORD, type SiteServer, startSite, TILES } from './server.ts';

interface WorkerFixtures {
  site: SiteServer;
}
interface TestFixtures {
  warnings: undefined;
  /** Errors that the page logged or threw, and its requests to other hosts. */
  complaints: string[];
}

// Playwright's own user agent has 'Headless' in it, which counts as a robot, and robots get no error pages.
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

/** Attaches the server's warnings to a test that fails. */
export async function attachWarnings(
  { site }: WorkerFixtures,
  use: (value: undefined) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  await use(undefined);
  if (info.status !== info.expectedStatus) console.log(site.output().slice(-4000));
}

/** The tag of tests that `npm test` runs: few, each of which goes through the whole product. */
export const short = { tag: '@short' };

/** Tests with a running site. `signIn` answers the question of consent first. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _browser }, use, info) => {
      const site = await startSite(info.project.metadata.database);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  userAgent,
  warnings: [attachWarnings, { auto: true }],
  complaints: [
    async ({ page, site }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error') complaints.push(`console: ${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(site.url) && !url.startsWith('data:') && !url.startsWith('blob:')) {
          complaints.push(`request to another host: ${url}`);
        }
      });
      await use(complaints);
    },
    { auto: true },
  ],
});

/**
 * As `test`, on a site of its own for the file that calls this: its tests change accounts or records, which
 * would disturb others.
 *
 * @param more further environment variables of the site
 */
export const testOnOwnSite = (more: Record<string, string> = {}) =>
  test.extend<object, WorkerFixtures>({
    site: [
      // A function of each call: workers are shared by the tests whose functions are the same.
      async ({ browserName: _browser }, use, info) => {
        const site = await startSite(info.project.metadata.database, more);
        await use(site);
        await site.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });

export { expect };

/**
 * Makes the visitor one who has declined already. The question opens three seconds after the load and
 * takes the focus, so that what a test types at that moment would go into its dialog.
 */
export async function declineConsent(page: Page): Promise<void> {
  const stored = new Map<string, string>();
  const consent = createConsent({
    items: [...knownItems({ maps: { osm: false } }), ...mapItems(TILES, 'de')],
    cookies: { names: () => [], remove: () => {} },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  consent.declineAll();
  await page.context().addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...stored],
  );
}

/** Signs in by the form, whose page notifies the other pages of this browser at once of the new user. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await declineConsent(page);
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/**
 * A sample account signs in, and opens a page: by default the one to which its sign-in leads. The form itself is the
 * subject of a few tests, and not of each that needs a signed-in user.
 */
export async function signIn(page: Page, email: string, path?: string): Promise<void> {
  await declineConsent(page);
  const { request } = page.context();
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  const form = { csrfToken, email, password: PASSWORD, json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { form });
  const { url } = await answer.json();
  await page.goto(path ?? url);
}
