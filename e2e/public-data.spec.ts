import type { Page } from '@playwright/test';
import { startSite } from './support/server.ts';
import { declineConsent, expect, test } from './support/test.ts';

/** The requests for the public data of a page whose React has started, and what the page knows of them. */
async function open(page: Page, address: string) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/public') asked.push(request.url());
  });
  await declineConsent(page);
  await page.goto(address);
  // Two seconds after React has the page [R2.20].
  await page.waitForFunction(() => '__app' in window);
  const name = await page.evaluate(() => {
    const { stores } = (window as unknown as { __app: { stores: { public(): unknown } } }).__app;
    return (stores.public() as { practice: { name: string } } | null)?.practice.name ?? null;
  });
  return { asked, name };
}

test('a page whose React has started asks for the public data, once [R8.1]', async ({ page }) => {
  const { asked, name } = await open(page, '/login');
  expect(name).toBe('Aurelia');
  await page.getByRole('link', { name: 'Preise' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preise' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('with NO_COOKIES it does not, and does all else [R8.1D]', async ({ page, complaints }) => {
  const site = await startSite('postgres', { NO_COOKIES: '1' });
  try {
    const { asked, name } = await open(page, `${site.url}/login`);
    expect([asked, name]).toEqual([[], null]);
    await expect(page.getByLabel('E-Mail')).toBeVisible();
    expect(complaints.filter((text) => !text.startsWith('request to another host'))).toEqual([]);
  } finally {
    await site.close();
  }
});
