import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { isLong } from '@praxiskit/test-support/tier';
import { keptRecords } from './support/kept.ts';
import { expect, signIn, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const street = (page: Page) => page.getByLabel('Straße und Hausnummer');

async function openAccount(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/user');
  await expect(street(page)).not.toHaveValue('');
  return page;
}

/** Takes connections and says nothing: what is sent there is lost, also where its page is closed. */
let silence: Server;
test.beforeAll(async () => {
  silence = createServer((socket) => void socket.on('error', () => undefined).unref());
  silence.listen(0, '127.0.0.1');
  await once(silence, 'listening');
});
test.afterAll(() => void silence.close());

/** The patient's own record, as the server has it. */
async function stored({ request }: BrowserContext): Promise<{ street: string; version: number }> {
  const [profile] = await (await request.get('/api/profiles/')).json();
  return profile;
}

/**
 * Types `first`, and `then` while the save of it waits. What becomes of that save: it never arrives, or
 * it does and its answer is lost.
 */
async function typeWhileSaving(page: Page, fate: 'lost' | 'heard', first: string, then: string) {
  const { promise: isSending, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/profiles/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const { port } = silence.address() as AddressInfo;
    if (fate === 'heard') await route.fetch();
    else await route.continue({ url: `http://127.0.0.1:${port}/` });
    resolve();
  });
  await street(page).fill(first);
  await isSending;
  await street(page).fill(then);
}

/** A phone hides a page, and ends it later without a further word. */
async function discard(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
}

const fates = ['lost', 'heard'] as const;
const ends = {
  closed: (page: Page) => page.close(),
  'ended by a phone': discard,
};

for (const [index, [end, leave]] of Object.entries(ends).entries()) {
  // The short form has each end and each fate once.
  for (const fate of fates.filter((_, place) => isLong || place === index)) {
    test(`input during a save is stored, where the page is ${end} and the save was ${fate} [R7.8]`, async ({
      page: first,
      context,
    }) => {
      await signIn(first, 'patient2@example.org');
      const page = await openAccount(context);
      const before = await stored(context);
      await typeWhileSaving(page, fate, `${end} ${fate}`, `${end} ${fate}, and more`);
      await leave(page);

      const next = await openAccount(context);
      await expect(street(next)).toHaveValue(`${end} ${fate}, and more`);
      await expect
        .poll(async () => (await stored(context)).street)
        .toBe(`${end} ${fate}, and more`);
      const saves = fate === 'heard' ? 2 : 1;
      expect((await stored(context)).version).toBe(before.version + saves);
      await expect.poll(() => keptRecords(next)).toEqual([]);
    });
  }
}
