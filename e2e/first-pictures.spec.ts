import { startHeldPage } from './support/held-page.ts';
import { expect, short, test } from './support/test.ts';

const shown = [
  { path: '/', width: 390, picture: 'narrow' },
  { path: '/', width: 1440, picture: 'steep-oberhaut' },
  { path: '/hyaluron', width: 390, picture: 'narrow' },
  { path: '/hyaluron', width: 1440, picture: 'low-unterhaut' },
  { path: '/vitamininfusion', width: 1440, picture: 'low-blutbahn' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path, width, picture } of shown) {
    test(
      `the largest picture of ${path} at ${width} px, ${colorScheme}, is fetched before any style is there, and once`,
      path === '/' && width === 390 && colorScheme === 'light' ? short : {},
      async ({ browser, site }) => {
        const line = await startHeldPage(site.url);
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: 900 },
        });
        const page = await context.newPage();
        const file = new RegExp(`/${picture}-${colorScheme}-[^/]+\\.avif$`);
        // The line goes on with a picture alone, so that a page without one in its head never ends.
        await page.goto(line.url + path, { waitUntil: 'load' });
        const pictures = line.asked.filter((address) => address.endsWith('.avif'));
        expect(pictures[0]).toMatch(file);
        expect(pictures.filter((address) => file.test(address))).toHaveLength(1);
        expect(pictures.every((address) => address.includes(`-${colorScheme}-`))).toBe(true);
        // It is the one that Chromium calls the largest: of that the head may name no other.
        const largest = await page.evaluate(
          () =>
            new Promise<string>((resolve) =>
              new PerformanceObserver((list) => {
                const { url } = list.getEntries().at(-1) as PerformanceEntry & { url: string };
                if (url) resolve(url);
              }).observe({ type: 'largest-contentful-paint', buffered: true }),
            ),
        );
        expect(largest).toMatch(file);
        await context.close();
        line.close();
      },
    );
  }
}
