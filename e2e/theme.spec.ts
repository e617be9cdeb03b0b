import { expect, short, test } from './support/test.ts';

const ground = (page: import('@playwright/test').Page) =>
  page.evaluate(() => {
    const [lightness = ''] =
      /oklch\(([\d.]+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return lightness;
  });

test(
  'the theme is light, and dark where the system prefers it, live; the visitor’s choice overrides both [R9.5]',
  short,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'no-preference' });
    await page.goto('/preise');
    expect(await ground(page)).toContain('0.985');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toContain('0.185');
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    expect(await ground(page)).toContain('0.985');
  },
);

test('a picture of the layers follows the theme, chosen or preferred', async ({ page }) => {
  const picture = () =>
    page.evaluate(
      () =>
        getComputedStyle(document.querySelector('.ground .hill') as Element, '::before')
          .backgroundImage,
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  expect(await picture()).toContain('steep-oberhaut-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await picture()).toContain('steep-oberhaut-dark');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  expect(await picture()).toContain('steep-oberhaut-light');
});

test('switches have the color of the primary variable [R9.5]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/preise');
  await page.clock.runFor(4000);
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  const rail = page.getByRole('checkbox', { checked: true }).first();
  const color = () =>
    rail.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  const before = await color();
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--color-primary', 'rgb(1 2 3)');
  });
  await page.clock.runFor(1000);
  await expect.poll(color).toBe('rgb(1, 2, 3)');
  expect(before).not.toBe('rgb(1, 2, 3)');
});

test('the pages behind a link are fetched before it is followed [R2.18]', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/impressum');
  const link = page.getByRole('link', { name: 'Anmelden' }).first();
  // The first pointer event starts React; only then does hovering a link preload its page.
  await expect(async () => {
    await page.mouse.move(10, 300);
    await link.hover();
    expect(fetched.filter((path) => /\/login-page-[\w-]+\.js$/.test(path))).toHaveLength(1);
  }).toPass();
  expect(new URL(page.url()).pathname).toBe('/impressum');
});
