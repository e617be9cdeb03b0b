import { expect, short, test } from './support/test.ts';

test(
  'the switch changes the language in place, and is remembered [R1.4] [R9.3]',
  short,
  async ({ page }) => {
    await page.goto('/preise');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page
      .getByRole('button', { name: /EN|English/ })
      .or(page.getByRole('link', { name: /^EN|English/ }))
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).pathname).toBe('/preise');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
    expect(cookie?.value).toBe('en');
    expect(cookie?.sameSite).toBe('Lax');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test('only the switch writes the language cookie; ?lang does not [R9.3]', async ({ page }) => {
  await page.goto('/preise?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('locale');
  await page.goto('/preise');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test(
  'the question comes after three seconds, cannot be clicked away, and is asked once [R4.1] [R4.2] [R4.9]',
  short,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(2500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(1000);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(700);
    await dialog.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await page.clock.runFor(4000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('while a field has the focus the question waits, and comes when it leaves [R4.1D]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  const field = page.getByLabel('E-Mail');
  await field.fill('nina@');
  await page.clock.runFor(20_000);
  await field.pressSequentially('example.org');
  await expect(field).toHaveValue('nina@example.org');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.blur();
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the question closes no menu: it comes when the visitor has closed it [R4.1D]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await page.clock.runFor(20_000);
  await expect(menu).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Schließen' }).click();
  await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeVisible();
});

test('on imprint and privacy the question is a bar that does not cover the text [R4.1]', async ({
  page,
}) => {
  await page.goto('/impressum');
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Datenschutz' }).last().click();
  await expect(page).toHaveURL(/datenschutz/);
});

test('the body carries the breakpoint’s name, kept on resize [R2.19]', short, async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto('/');
  await expect(page.locator('body')).toHaveClass(/screen-lg/);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(page.locator('body')).toHaveClass(/screen-sm/);
  await expect(page.locator('body')).not.toHaveClass(/screen-lg/);
});

test('the longest name of a treatment fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/botox');
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBe(screen);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.height).toBeLessThan(60);
});

test('at 320 px no word is cut in two', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/preise', '/preise?lang=en', '/faltenbehandlung', '/datenschutz']) {
    await page.goto(path);
    expect(await page.evaluate(cutWords), path).toEqual([]);
  }
});

test(
  'a click on an in-page anchor ends at its target, with the hash in the address [R5.1]',
  short,
  async ({ page }) => {
    await page.goto('/');
    await page.locator('a[href="#behandlungen"], a[href="/#behandlungen"]').first().click();
    await expect(page).toHaveURL(/#behandlungen$/);
    await expect
      .poll(async () =>
        page
          .locator('#behandlungen')
          .evaluate((node) => Math.abs(node.getBoundingClientRect().top)),
      )
      .toBeLessThan(200);
  },
);

test(
  'React, which starts late, neither scrolls back to the hash nor fails on a malformed one [R2.14]',
  short,
  async ({ page }) => {
    const hasReact = () =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'));
    for (const hash of ['#kontakt', '#50%']) {
      await page.goto('about:blank');
      await page.goto(`/${hash}`);
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      // A key that is pressed before the boot module listens has no effect.
      await expect
        .poll(async () => {
          await page.keyboard.press('Shift');
          return page.evaluate(hasReact);
        })
        .toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/500|Error/);
      expect(await page.evaluate(() => scrollY)).toBe(300);
    }
  },
);

test(
  'navigation inside the site shows the page’s own title and begins at its top [R2.14]',
  short,
  async ({ page }) => {
    await page.goto('/preise');
    await page.evaluate(() => scrollTo(0, 600));
    await page.getByRole('link', { name: 'Impressum' }).last().click();
    await expect(page).toHaveURL(/impressum$/);
    await expect(page).toHaveTitle(/Impressum/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'the debug object is there two seconds after the start, and holds no secret [R2.20]',
  short,
  async ({ page }) => {
    await page.goto('/login');
    await expect.poll(() => page.evaluate(() => '__app' in window), { timeout: 10_000 }).toBe(true);
    const keys = await page.evaluate(() =>
      Object.keys((window as unknown as { __app: object }).__app),
    );
    expect(keys).toContain('version');
    expect(keys).toContain('buildId');
  },
);

/** Runs in the page: the visible words that are broken over lines. */
function cutWords(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data, parentElement } = node as Text;
    if (!parentElement?.checkVisibility() || parentElement.closest('script, style')) continue;
    for (const { 0: word, index } of data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) cut.push(word);
    }
  }
  return cut;
}
