import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { type SiteServer, startSite } from './support/server.ts';

const password = 'Baustelle Weimar';

const test = base.extend<object, { site: SiteServer }>({
  site: [
    async ({ browserName: _browser }, use) => {
      const hash = createHash('sha256').update(password).digest('hex');
      const site = await startSite('pglite', { CONSTRUCTION: '1', CONSTRUCTION_HASH: hash });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test('a wrong password says nothing and keeps the focus, the right one opens the site [R3.3] [R3.4] [R3.5]', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/preise');
  await expect(page.getByText('Under Construction')).toBeVisible();
  const field = page.getByPlaceholder('Password');
  await field.fill('wrong');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect.poll(() => logged.join('\n')).toContain('Incorrect password');

  await field.fill(password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Millimetern');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('/preise');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Preise');
});
