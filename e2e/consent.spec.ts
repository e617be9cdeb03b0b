import type { BrowserContext, Page } from '@playwright/test';
import { chromiumLaunch, wholeChromiumLaunch } from '@praxiskit/test-support/chromium';
import { isLong } from '@praxiskit/test-support/tier';
import { type Elsewhere, startElsewhere, TAG, tile, watchNetwork } from './support/elsewhere.ts';
import { everyPage } from './support/every-page.ts';
import { keptNames, keptRecords } from './support/kept.ts';
import { type SiteServer, startSite } from './support/server.ts';
import { test as base, expect, short, signIn } from './support/test.ts';

interface Sites {
  elsewhere: Elsewhere;
  /** With a map and analytics: both are asked for. */
  site: SiteServer;
  /** Without either: there is nothing to ask for. */
  plain: SiteServer;
  /** With a map whose tiles are the site's own. */
  own: SiteServer;
  /** As a plain start: the sample practice, and no map configured. */
  sample: SiteServer;
}

const test = base.extend<{ left: string[] }, Sites>({
  elsewhere: [
    async ({ browserName: _browser }, use) => {
      const elsewhere = await startElsewhere();
      await use(elsewhere);
      await elsewhere.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ elsewhere }, use) => {
      const more = { MAP_TILES_URL: elsewhere.tiles, ANALYTICS_ID: TAG };
      const site = await startSite('postgres', more);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  plain: [
    async ({ browserName: _browser }, use) => {
      const site = await startSite('postgres', { MAP_TILES_URL: 'none' });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  own: [
    async ({ browserName: _browser }, use) => {
      const site = await startSite('postgres', { MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png' });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  sample: [
    async ({ browserName: _browser }, use) => {
      const site = await startSite('postgres', { MAP_TILES_URL: '' });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  left: async ({ context, site, elsewhere }, use) => {
    elsewhere.asked.length = 0;
    await use(await watchNetwork(context, site.url));
  },
});

const once = (page: Page) => page.getByRole('button', { name: 'Einmal laden' });
const map = (page: Page) => page.locator('way-map');
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name });

/** Opens the home page and scrolls to the way, which lets React take the page over. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('img', { name: 'Minuten' }).scrollIntoViewIfNeeded();
  await expect(once(page).or(map(page))).toBeAttached();
}

/** Answers the question when it comes. */
async function answer(page: Page, name: 'Alle akzeptieren' | 'Alle ablehnen'): Promise<void> {
  await buttonOf(page, name).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function withdraw(page: Page): Promise<void> {
  await buttonOf(page, 'Cookie-Einstellungen').click();
  await answer(page, 'Alle ablehnen');
}

/** Neither the tag nor the map is in the page. */
async function expectNothingRuns(page: Page): Promise<void> {
  await expect(map(page)).toHaveCount(0);
  const traces = await page.evaluate(() => [
    'dataLayer' in window,
    'tagRuns' in window,
    document.querySelectorAll('script[src^="http"]').length,
  ]);
  expect(traces).toEqual([false, false, 0]);
}

test('before a choice no page loads from another host, and no gated code runs [R4.9] [R4.15D]', async ({
  page,
  left,
}) => {
  for (const path of await everyPage(page)) {
    await page.goto(path);
    expect(await page.evaluate(() => document.cookie), path).toBe('');
  }
  await visit(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingRuns(page);
  expect(left).toEqual([]);
});

test(
  'after declining nothing is loaded, on this page, the next, and after a reload [R4.11]',
  short,
  async ({ page, left }) => {
    await visit(page);
    await answer(page, 'Alle ablehnen');
    await expectNothingRuns(page);
    await page.getByRole('link', { name: 'Preise', exact: true }).first().click();
    await expect(page).toHaveURL(/preise/);
    await expectNothingRuns(page);
    await visit(page);
    await expectNothingRuns(page);
    await expect(once(page)).toBeVisible();
    expect(left).toEqual([]);
  },
);

test('markup with data-consent waits on every page, and loads after consent, on later visits too [R4.9]', async ({
  page,
  left,
  elsewhere,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const address = elsewhere.tiles.replace(/\{.*\}/, 'markup');
  // Beside what React has rendered, as a script or a part without React puts it there.
  const insert = () =>
    page.evaluate((src) => {
      const template = document.createElement('template');
      template.dataset.consent = 'map';
      const picture = template.content.appendChild(document.createElement('img'));
      Object.assign(picture, { src, alt: 'Karte' });
      document.body.append(template);
    }, address);
  await page.goto('/impressum');
  await insert();
  await buttonOf(page, 'Immer laden').click();
  await expect(page.getByAltText('Karte')).toBeVisible();
  expect(elsewhere.asked).toEqual(['/markup.png']);
  await page.reload();
  await insert();
  await expect(page.getByAltText('Karte')).toBeVisible();
  expect(new Set(left)).toEqual(new Set([new URL(elsewhere.tiles).host]));
  expect(errors).toEqual([]);
});

test(
  'after accepting exactly the accepted items run, once [R4.10] [R4.15]',
  short,
  async ({ page, left, elsewhere }) => {
    await visit(page);
    await answer(page, 'Alle akzeptieren');
    await expect(map(page).locator('canvas')).toBeVisible();
    await expect.poll(() => elsewhere.asked.length).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRuns'))).toBe(1);
    expect(new Set(elsewhere.asked).size).toBe(elsewhere.asked.length);
    await expect.poll(() => left).toContain('region1.google-analytics.com');
    expect([...new Set(left)].sort()).toEqual(
      [
        new URL(elsewhere.tiles).host,
        'region1.google-analytics.com',
        'www.googletagmanager.com',
      ].sort(),
    );
    // Inside the document the tag goes on; it is not loaded a second time.
    await page.getByRole('link', { name: 'Preise', exact: true }).first().click();
    await expect(page).toHaveURL(/preise/);
    // Not page.goBack: it waits for a load that an entry of the same document does not have.
    await page.evaluate(() => history.back());
    await expect(map(page).locator('canvas')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'tagRuns'))).toBe(1);
    expect(left.filter((host) => host === 'www.googletagmanager.com')).toHaveLength(1);
  },
);

test('one item alone: the map by keyboard, once and then always; the tag stays away [R4.10]', async ({
  page,
  left,
  elsewhere,
}) => {
  await visit(page);
  await answer(page, 'Alle ablehnen');
  const before = await page.evaluate(() => localStorage.getItem('consent.state'));
  await once(page).focus();
  await page.keyboard.press('Enter');
  await expect(map(page).locator('canvas')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('consent.state'))).toBe(before);
  await page.keyboard.press('Tab');
  await expect(map(page).getByRole('group')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttonOf(page, 'Näher')).toBeFocused();

  await visit(page);
  await buttonOf(page, 'Immer laden').focus();
  await page.keyboard.press('Enter');
  await expect(map(page)).toHaveCount(1);
  await visit(page);
  await expect(map(page).locator('canvas')).toBeVisible();
  expect([...new Set(left)]).toEqual([new URL(elsewhere.tiles).host]);
});

/** Notes when the map goes, in milliseconds since 1970. */
const noteEnd = (page: Page) =>
  page.evaluate(() => {
    const now = () => performance.timeOrigin + performance.now();
    new MutationObserver(() => {
      if (!document.querySelector('way-map')) Reflect.set(window, 'endedAt', now());
    }).observe(document.body, { childList: true, subtree: true });
  });

/** The page's own clock at the click that withdraws. */
const noteClick = (page: Page) =>
  page.evaluate(() => {
    const at = () => Reflect.set(window, 'clickedAt', performance.timeOrigin + performance.now());
    addEventListener('click', at, true);
  });

async function acceptInTwo(context: BrowserContext, page: Page): Promise<Page> {
  await visit(page);
  await answer(page, 'Alle akzeptieren');
  const other = await context.newPage();
  await visit(other);
  for (const tab of [page, other]) {
    await expect(map(tab).locator('canvas')).toBeVisible();
    await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'lastBeat'))).toBeTruthy();
  }
  return other;
}

test(
  'a withdrawal in one tab ends map and tag in the other, too; then nothing is asked for any more [R4.10]',
  short,
  async ({ page, context, left, elsewhere }) => {
    const other = await acceptInTwo(context, page);
    await noteEnd(other);
    await page.bringToFront();
    await noteClick(page);
    await withdraw(page);
    for (const tab of [page, other]) await expect(map(tab)).toHaveCount(0);
    await expect(once(other)).toBeAttached();

    const read = (tab: Page, name: string) =>
      tab.evaluate((key) => Number(Reflect.get(window, key)), name);
    const clicked = await read(page, 'clickedAt');
    const [mapEnds, lastBeat] = [await read(other, 'endedAt'), await read(other, 'lastBeat')];
    const told = `map after ${Math.round(mapEnds - clicked)} ms, last beat after ${Math.round(lastBeat - clicked)} ms`;
    test.info().annotations.push({ type: 'withdrawal in the other tab', description: told });
    // On a machine that runs the whole suite the tabs wait for each other.
    if (isLong) expect(Math.max(mapEnds, lastBeat) - clicked).toBeLessThan(250);

    // The tag looks every 10 ms whether it may: a hundred looks later it has not called home once.
    const beats = [await read(page, 'lastBeat'), lastBeat];
    const asked = elsewhere.asked.length;
    await other.evaluate(async () => {
      for (let look = 0; look < 100; look++) await new Promise((done) => setTimeout(done, 10));
    });
    expect([await read(page, 'lastBeat'), await read(other, 'lastBeat')]).toEqual(beats);
    const sofar = left.length;
    for (const tab of [page, other]) {
      await visit(tab);
      await expectNothingRuns(tab);
    }
    expect(elsewhere.asked).toHaveLength(asked);
    expect(left).toHaveLength(sofar);
  },
);

test('Back to a page that the browser has kept from before the withdrawal runs nothing [R4.10]', async ({
  playwright,
  site,
  elsewhere,
}) => {
  const browser = await playwright.chromium.launch(wholeChromiumLaunch);
  const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE' });
  const left = await watchNetwork(context, site.url);
  const page = await context.newPage();
  // Chromium notifies a kept page afterwards of what other tabs have stored; not every browser does.
  await page.addInitScript(() => {
    if (location.pathname === '/') {
      addEventListener('storage', (event) => event.stopImmediatePropagation());
    }
  });
  const other = await acceptInTwo(context, page);
  await page.evaluate(() => {
    // The page's own listener is older: what it has not stopped by now goes on.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Reflect.set(window, 'shownAt', performance.timeOrigin + performance.now());
    });
  });
  await page.goto('/preise');
  await other.bringToFront();
  await withdraw(other);
  await expect(map(other)).toHaveCount(0);
  const sofar = [left.length, elsewhere.asked.length];
  await page.bringToFront();
  // Not page.goBack: it waits for a load that a kept page does not have.
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'shownAt' in window);
  await expect(map(page)).toHaveCount(0);
  await expect(once(page)).toBeAttached();
  // The tag's own script is still there, and looks every 10 ms whether it may.
  const [shownAt, lastBeat] = await page.evaluate(async () => {
    for (let look = 0; look < 100; look++) await new Promise((done) => setTimeout(done, 10));
    return [Number(Reflect.get(window, 'shownAt')), Number(Reflect.get(window, 'lastBeat'))];
  });
  expect(lastBeat).toBeLessThan(shownAt as number);
  expect([left.length, elsewhere.asked.length]).toEqual(sofar);
  await browser.close();
});

test('a browser that sends Global Privacy Control is not asked, and loads nothing', async ({
  page,
  left,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('img', { name: 'Minuten' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(14_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNothingRuns(page);
  await expect(once(page)).toBeVisible();
  expect(left).toEqual([]);
});

test('where no optional item is active nothing is asked; the plan is whole, the settings stay in reach [R4.12]', async ({
  page,
  plain,
}) => {
  await page.clock.install();
  await page.goto(plain.url);
  await page.clock.runFor(14_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /Neun\sMinuten vom Bahnhof/ })).toBeVisible();
  await expect(page.getByText('Von uns gezeichnet, nichts wird nachgeladen.')).toBeVisible();
  await expect(once(page)).toHaveCount(0);
  await buttonOf(page, 'Cookie-Einstellungen').click();
  await expect(page.getByRole('dialog')).toContainText('Notwendig');
  const policy = (await page.request.get(plain.url)).headers()['content-security-policy'];
  expect(policy).not.toMatch(/https?:/);
});

test('a plain start with the sample practice asks for OpenStreetMap by name, and loads nothing before; without a network the plan stays [R4.1] [R4.2D] [R4.12D]', async ({
  page,
  sample,
}) => {
  const left = await watchNetwork(page.context(), sample.url);
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await page.goto(sample.url);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    '„Alle akzeptieren“ erlaubt: Karte der Umgebung (OpenStreetMap Foundation, außerhalb der EU: Vereinigtes Königreich).',
  );
  await dialog.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Funktion' })).not.toBeChecked();
  await dialog.getByText('Funktion').click();
  await expect(dialog.getByRole('checkbox', { name: 'OpenStreetMap' })).not.toBeChecked();
  expect(left).toEqual([]);
  await buttonOf(page, 'Alle akzeptieren').click();
  const plan = page.getByRole('img', { name: 'Minuten' });
  await plan.scrollIntoViewIfNeeded();
  await expect.poll(() => new Set(left)).toEqual(new Set(['tile.openstreetmap.org']));
  await expect(map(page)).toHaveCSS('opacity', '0');
  await expect(plan).toBeVisible();
  const answer = await page.request.get(`${sample.url}/datenschutz`);
  expect(answer.headers()['content-security-policy']).toContain('https://tile.openstreetmap.org');
  const policy = await answer.text();
  for (const text of ['OpenStreetMap Foundation', 'tile.openstreetmap.org']) {
    expect(policy).toContain(text);
  }
});

test('a map whose tiles are the site’s own needs no answer: it is drawn, no item and no host is named [R4.12D]', async ({
  page,
  own,
}) => {
  const asked: string[] = [];
  await page.route(`${own.url}/tiles/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'image/svg+xml', body: tile });
  });
  const left = await watchNetwork(page.context(), own.url);
  await page.clock.install();
  await page.goto(own.url);
  await page.clock.runFor(14_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('img', { name: 'Minuten' }).scrollIntoViewIfNeeded();
  await expect(map(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(map(page).locator('canvas')).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(once(page)).toHaveCount(0);
  expect(left).toEqual([]);
  const policy = (await page.request.get(own.url)).headers()['content-security-policy'];
  expect(policy).not.toMatch(/https?:/);
  const privacy = await (await page.request.get(`${own.url}/datenschutz`)).text();
  expect(privacy).not.toContain('Zeigt die Umgebung der Praxis');
});

test(
  'declining empties the cookies of every path and parent domain, nameless ones too, and leaves the required ones [R4.11]',
  short,
  async ({ playwright, site }) => {
    const hosts = '--host-resolver-rules=MAP *.praxis.example 127.0.0.1';
    const browser = await playwright.chromium.launch({
      ...chromiumLaunch,
      args: [...chromiumLaunch.args, hosts],
    });
    const { port } = new URL(site.url);
    const page = await browser.newPage({ locale: 'de-DE' });
    await page.goto(`http://www.praxis.example:${port}/preise`);
    const read = () => page.evaluate(() => document.cookie.split('; ').sort());
    await page.evaluate(() => {
      for (const cookie of [
        'locale=de; path=/',
        '_ga=1; domain=praxis.example; path=/',
        '_ga=2; domain=www.praxis.example; path=/',
        'unknown=3; domain=praxis.example; path=/preise',
        'plain=4',
        'lonely; domain=praxis.example; path=/',
        'lonely too',
      ]) {
        document.cookie = cookie;
      }
    });
    const set = ['_ga=1', '_ga=2', 'locale=de', 'lonely', 'lonely too', 'plain=4', 'unknown=3'];
    expect(await read()).toEqual(set);
    await answer(page, 'Alle ablehnen');
    expect(await read()).toEqual(['locale=de']);
    await browser.close();
  },
);

test('the privacy policy lists the offered items and nothing else, without scripts [R4.12] [R4.15D]', async ({
  request,
  site,
  plain,
  elsewhere,
}) => {
  const read = async (url: string, lang: string) =>
    (await request.get(`${url}/datenschutz?lang=${lang}`)).text();
  const offered = ['Karte', 'Besuchszählung', '_ga', new URL(elsewhere.tiles).host];
  const german = await read(site.url, 'de');
  for (const text of [...offered, 'next-auth.session-token']) expect(german).toContain(text);
  const english = await read(site.url, 'en');
  for (const text of ['Map (Functional)', 'Visit counts (Statistics)', 'Loads from']) {
    expect(english).toContain(text);
  }
  const least = await read(plain.url, 'de');
  for (const text of [...offered, 'OpenStreetMap', 'Google']) expect(least).not.toContain(text);
  expect(least).toContain('next-auth.session-token');
});

test('all that the site leaves in a browser has a line in the privacy policy, with how long it stays [R4.13]', async ({
  browser,
  page,
  request,
  site,
}) => {
  await signIn(page, 'patient@example.org', '/user');
  await answer(page, 'Alle ablehnen');
  await page.getByRole('link', { name: 'English' }).first().click();
  const street = page.getByLabel('Street and number');
  await expect(street).not.toHaveValue('');
  await page.getByText('Dark', { exact: true }).click();
  await page.context().setOffline(true);
  await street.fill('Am Abend 5');
  await expect.poll(() => keptRecords(page)).toHaveLength(1);
  await page.context().setOffline(false);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const set: Promise<string[]>[] = [];
  plain.on('response', (answer) => set.push(answer.headerValues('set-cookie')));
  const form = await plain.newPage();
  await form.goto('/#kontakt');
  await form.getByLabel('Name').fill('Ohne Skripte');
  await form.getByLabel('E-Mail oder Telefon').fill('katharina.brandt@');
  await form.getByLabel(/nachmittags/).check();
  await form.getByLabel(/darf diese Angaben speichern/).check();
  await form.getByRole('button', { name: 'Beratung anfragen' }).click();
  await expect(form).toHaveURL(/anfrage/);
  await form.goto('/login');
  await form.getByLabel('E-Mail').fill('niemand@example.org');
  await form.getByLabel('Passwort', { exact: true }).fill('nicht-das-passwort');
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await expect(form.getByLabel('E-Mail')).toHaveValue('niemand@example.org');

  const cookies = (await Promise.all(set)).flat().map((cookie) => cookie.split('=')[0] ?? '');
  const left = [...(await keptNames(page)), ...cookies];
  const policy = await (await request.get(`${site.url}/datenschutz`)).text();
  const lists = [...policy.matchAll(/Speicherdauer: \w[^<]* Speichert:<ul>(.*?)<\/ul>/g)];
  const listed = lists.flatMap(([, items = '']) => items.split(/<\/?li>/).filter(Boolean));
  const isListed = (name: string) =>
    listed.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
  expect(left.filter((name) => !isListed(name))).toEqual([]);
  for (const name of [
    'theme',
    'locale',
    'contact-request',
    'next-auth.typed',
    'praxiskit-records',
  ]) {
    expect(left).toContain(name);
  }
});

test('a page with a scrollbar does not move when the question comes, nor its lengths in vw [R5.4D]', async ({
  playwright,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    ...wholeChromiumLaunch,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 1440, height: 800 },
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const read = () =>
    page.evaluate(() => ({
      left: document.querySelector('h1')?.getBoundingClientRect().left,
      width: document.body.clientWidth,
    }));
  const before = await read();
  expect(before.width).toBe(1425);
  // A whole browser takes its time on a busy machine.
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
  expect(await read()).toEqual(before);
  await browser.close();
});
