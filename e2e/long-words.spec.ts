import { expect, signIn, test } from './support/test.ts';

/** Names, addresses and subjects may have very long words: an e-mail address has up to 254 letters. */
const word = 'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(2);

const people = [
  ['patient@example.org', ['/private', '/user', 'letter']],
  [
    'staff@example.org',
    ['/staff', '/staff/requests', '/staff/prices', '/staff/treatments', '/staff/practice'],
  ],
] as const;

for (const width of [390, 1024, 1440]) {
  for (const [email, paths] of people) {
    test(`no word is too long for a page that ${email} reads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, email, '/user');
      for (const path of paths) {
        await page.goto(path === 'letter' ? '/private' : path);
        if (path === 'letter') {
          await page.locator('a[href^="/service/letter/"]').first().click();
          await page.waitForURL('**/service/letter/*');
          await expect(page.locator('main .pk-letter')).toBeVisible();
        } else {
          await expect(page.locator('main h1').first()).toBeVisible();
        }
        // What staff and patients write is a text of its own, or one without a blank.
        const sizes = await page.evaluate((text) => {
          const walker = document.createTreeWalker(
            document.querySelector('main') ?? document.body,
            NodeFilter.SHOW_TEXT,
          );
          const names: Node[] = [];
          while (walker.nextNode()) {
            const holder = walker.currentNode.parentElement;
            if (!holder?.closest('a, h1, h2, p, strong, address, dd, .age-name')) continue;
            if (holder.closest('button, label, .sr-only, svg, nav')) continue;
            // A time of day, as in the mark of a save, is never a word.
            if (/^\d+:\d+/.test(walker.currentNode.textContent ?? '')) continue;
            names.push(walker.currentNode);
          }
          for (const name of names) name.textContent = text;
          return [names.length > 0, document.documentElement.scrollWidth];
        }, word);
        expect(sizes, path).toEqual([true, width]);
      }
    });
  }
}

for (const width of [390, 1024, 1440]) {
  test(`every short word of the staff’s pages is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'staff@example.org', '/user');
    for (const path of ['/staff/prices', '/staff/treatments', '/staff/practice']) {
      await page.goto(`${path}?lang=en`);
      await expect(page.locator('main :is(table, form, fieldset, ul)').first()).toBeVisible();
      const broken = await page.evaluate(() => {
        const walker = document.createTreeWalker(
          document.querySelector('main') ?? document.body,
          NodeFilter.SHOW_TEXT,
        );
        const words: string[] = [];
        const range = document.createRange();
        while (walker.nextNode()) {
          const node = walker.currentNode;
          for (const { 0: found, index } of (node.textContent ?? '').matchAll(/\p{L}{2,12}/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + found.length);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
            if (new Set(tops).size > 1) words.push(found);
          }
        }
        return words;
      });
      expect(broken, path).toEqual([]);
    }
  });
}
