import { expect, type Page } from '@playwright/test';

/** Every address of the sitemap, in German, and those of guests that it leaves out. */
export async function everyPage(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  const addresses = [...new Set(listed.map((path) => path.split('?')[0] ?? path))];
  expect(addresses.length).toBeGreaterThan(15);
  return [...addresses, '/login', '/signup', '/password-request', '/test', '/gibt-es-nicht'];
}
