import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { axeOn } from '@praxiskit/test-support/axe';
import { isLong } from '@praxiskit/test-support/tier';
import { type SiteServer, startSite } from './support/server.ts';
import { attachWarnings, declineConsent, short, signIn, userAgent } from './support/test.ts';

const password = 'Baustelle Weimar';

interface Sites {
  /** Closed, with a password. */
  site: SiteServer;
  /** Closed, without a password. */
  shut: SiteServer;
}

const test = base.extend<{ warnings: undefined }, Sites>({
  site: [
    async ({ browserName: _browser }, use) => {
      const hash = createHash('sha256').update(password).digest('hex');
      const site = await startSite('postgres', { CONSTRUCTION: 'true', CONSTRUCTION_HASH: hash });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shut: [
    async ({ browserName: _browser }, use) => {
      const site = await startSite('postgres', { CONSTRUCTION: 'true' });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  userAgent,
  warnings: [attachWarnings, { auto: true }],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByPlaceholder('Password');

async function enter(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Submit' }).click();
}

for (const path of ['/', '/preise', '/login', '/private', '/gibt-es-nicht', '/preise?lang=en']) {
  test(
    `${path} is the gate, in these words [R3.1] [R3.2] [R3.6]`,
    path === '/' ? short : {},
    async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(503);
      await expect(heading(page)).toHaveText('Under Construction');
      await expect(
        page.getByText("We're working hard developing this page for you. Stay tuned!"),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await expect(field(page)).toHaveAttribute('type', 'password');
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    },
  );
}

test('Back and Forward lead from the gate to the former page, with its content', async ({
  page,
}) => {
  await page.goto('/');
  await expect(field(page)).toBeEditable();
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('input[type=password]')?.focus();
    // As a router does; the entry stays when the gate comes in place of its page.
    history.pushState(null, '', '/impressum');
    history.back();
  });
  await expect(page).toHaveURL(/\/$/);
  await expect(heading(page)).toHaveText('Under Construction');
  await page.evaluate(() => history.forward());
  await expect(heading(page)).toHaveText('Impressum');
});

test(
  'a wrong password is logged to the console only; the field is cleared, shakes and keeps the focus [R3.5]',
  short,
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      const durations: unknown[] = [];
      Object.assign(window, { durations });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (keyframes, options) {
        durations.push(typeof options === 'object' ? options.duration : options);
        return animate.call(this, keyframes, options);
      };
    });
    await page.goto('/preise');
    const before = await page.locator('main').textContent();
    await enter(page, 'wrong');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect.poll(() => logged).toContain('Incorrect password');
    expect(await page.locator('main').textContent()).toBe(before);
    expect(await page.evaluate(() => Reflect.get(window, 'durations'))).toEqual([170]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/preise');
  },
);

test(
  'the right password leads to /, also after a reload and on other pages, until the access is given up [R3.4] [R3.6]',
  short,
  async ({ page }) => {
    await page.goto('/preise');
    await enter(page, password);
    await expect(heading(page)).toContainText('Millimetern');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => localStorage.getItem('construction_access'))).toBe('true');
    const cookie = (await page.context().cookies()).find(
      ({ name }) => name === 'construction_access',
    );
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    await page.reload();
    await expect(heading(page)).toContainText('Millimetern');
    await page.goto('/preise');
    await expect(heading(page)).toContainText('Preise');
    expect((await page.request.get('/preise/_payload.json')).status()).toBe(200);

    const left = await page.evaluate(async () => {
      return (await fetch('/api/construction', { method: 'DELETE' })).status;
    });
    expect(left).toBe(204);
    await page.reload();
    await expect(heading(page)).toHaveText('Under Construction');
    // The access that is still in storage must not keep the login from working again.
    await enter(page, password);
    await expect(heading(page)).toContainText('Millimetern');
  },
);

test('storage alone, or a forged cookie, opens nothing [R3.1D]', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'construction_access', value: 'true', url: site.url }]);
  await page.addInitScript(() => localStorage.setItem('construction_access', 'true'));
  expect((await page.goto('/'))?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Under Construction');
});

test(
  'without access no page, payload, sitemap, record, text or build leaves the server [R3.1D]',
  short,
  async ({ request }) => {
    const closed = [
      '/',
      '/index%20copy',
      '/preise',
      '/botox',
      '/barrierefreiheit',
      '/test',
      '/login',
      '/_payload.json',
      '/preise/_payload.json',
      '/private/_payload.json',
      '/sitemap.xml',
      '/robots.txt',
      '/builds/latest.json',
      '/builds/meta/x.json',
      '/api/treatments/',
      '/api/prices/',
      '/api/model/',
      '/api/auth/session',
      '/api/',
      '/_ipx/w_640/x.webp',
      '/_i18n/fr/messages.json',
      '/docs',
    ];
    for (const path of closed) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(503);
      expect(answer.headers()['retry-after'], path).toBeTruthy();
      expect(answer.headers()['x-robots-tag'], path).toContain('noindex');
      const text = (await answer.text()).replace(/<style.*?<\/style>/gs, '');
      expect(text, path).not.toMatch(/Hyaluron|Botox|Millimeter|treatment/i);
    }
    for (const locale of ['de', 'en']) {
      const texts = await (await request.get(`/_i18n/${locale}/messages.json`)).text();
      expect(texts).not.toMatch(/Eine Frage von|A matter of|Hyaluron/);
    }
  },
);

for (const [lang, imprint, privacy] of [
  ['de', 'Impressum', 'Datenschutz'],
  ['en', 'Imprint', 'Privacy'],
] as const) {
  test(`imprint and privacy stay open, linked from the gate, in ${lang} [R3.1D]`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${lang}`);
    const href = (index: number) => page.locator('footer a').nth(index).getAttribute('href');
    expect(await href(0)).toBe('/impressum');
    expect(await href(1)).toBe('/datenschutz');
    expect((await page.goto(`/impressum?lang=${lang}`))?.status()).toBe(200);
    await expect(heading(page)).toContainText(imprint);
    expect((await page.goto(`/datenschutz?lang=${lang}`))?.status()).toBe(200);
    await expect(heading(page)).toContainText(privacy);
    for (const path of ['/impressum', '/datenschutz']) {
      expect((await page.request.get(`${path}/_payload.json?lang=${lang}`)).status()).toBe(200);
    }
  });
}

test('without a hash there is no login box, and no password opens [R3.3]', async ({
  page,
  shut,
}) => {
  const answer = await page.goto(shut.url);
  expect(answer?.status()).toBe(503);
  await expect(heading(page)).toHaveText('Under Construction');
  await expect(page.locator('form, input')).toHaveCount(0);
  const tried = await page.request.post(`${shut.url}/api/construction`, { data: { password: '' } });
  expect(tried.status()).toBe(404);
});

test('without scripts a wrong password leads back to the gate, the right one opens it, and none is in an address [R3.4D] [R3.5]', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/preise`);
  await expect(heading(page)).toHaveText('Under Construction');
  await enter(page, 'Abendrot');
  await expect(heading(page)).toHaveText('Under Construction');
  expect(page.url()).toBe(`${site.url}/`);
  await enter(page, `${password} `);
  await expect(heading(page)).toContainText('Millimetern');
  expect(page.url()).toBe(`${site.url}/`);
  await context.close();
});

test('with storage blocked the right password opens the site all the same [R3.4]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await enter(page, password);
  await expect(heading(page)).toContainText('Millimetern');
  await page.goto('/preise');
  await expect(heading(page)).toContainText('Preise');
});

test(
  'access that is lost while browsing: the next navigation shows the gate, and takes no unsaved edit away [R3.6] [R8.16]',
  short,
  async ({ page }) => {
    await page.goto('/');
    await enter(page, password);
    await expect(heading(page)).toContainText('Millimetern');
    await signIn(page, 'patient@example.org', '/preise');
    await page.getByRole('link', { name: 'Konto' }).first().click();
    const phone = page.getByLabel('Telefon');
    await expect(phone).toBeEditable();
    await page.context().clearCookies({ name: 'construction_access' });
    await phone.fill('x');
    const asked = page.waitForEvent('dialog').then(async (question) => {
      await question.dismiss();
      return question.type();
    });
    const prices = page.getByRole('link', { name: 'Preise' }).first();
    await prices.click();
    // Another page of the site would keep the edit; the gate is another document, so the browser asks.
    expect(await asked).toBe('beforeunload');
    await expect(phone).toHaveValue('x');
    page.once('dialog', (question) => void question.accept());
    await prices.click();
    await expect(heading(page)).toHaveText('Under Construction');
    await expect(page).toHaveURL(/\/preise$/);
  },
);

for (const path of ['/preise', '/preise#prices', '/preise?lang=en']) {
  test(`a page at ${path} that starts after its access was lost becomes the gate [R3.6]`, async ({
    page,
  }) => {
    // On a busy machine the question would come before the click, cover the page and start it.
    await declineConsent(page);
    await page.goto('/');
    await enter(page, password);
    await expect(heading(page)).toContainText('Millimetern');
    await page.goto(path);
    // Nothing has started yet: the page is only read.
    await page.context().clearCookies({ name: 'construction_access' });
    // A click is kept until what it is for has come; a key alone may come before that.
    const click = page.getByRole('button', { name: /Cookie/ }).click({ timeout: 5000 });
    // On a busy machine it may have started by itself by then, and be the gate.
    await click.catch(() => {});
    await expect(heading(page)).toHaveText('Under Construction');
    expect(page.url().endsWith(path)).toBe(true);
    await enter(page, password);
    await expect(heading(page)).toContainText('Millimetern');
  });
}

test('the gate says whose site it is, by name and telephone, in the page’s language [R3.1D]', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  await expect(page.getByText('Until it opens you reach us by phone:')).toBeVisible();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(heading(page)).toHaveAttribute('lang', 'en');
  await expect(page.locator('main')).toContainText('Aurelia');
  // The browser's half has taken the page over: it says the same.
  await enter(page, 'wrong');
  await expect(field(page)).toHaveValue('');
  const call = page.getByText('Bis zur Eröffnung erreichen Sie uns am Telefon:').getByRole('link');
  await expect(call).toHaveAttribute('href', /^tel:\+49\d+$/);
});

for (const width of isLong ? [320, 390, 768, 1440] : [320, 768]) {
  test(`the gate fits a window of ${width} pixels and has no findings, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}
