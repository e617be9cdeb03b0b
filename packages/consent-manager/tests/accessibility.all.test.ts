import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeOn } from '@praxiskit/test-support/axe';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { isLong } from '@praxiskit/test-support/tier';
import { build } from 'esbuild';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

const states = ['intro', 'settings', 'revising', 'unreached', 'bar', 'placeholder'];
const faces = ['react', 'element'];
const sizes: [number, number][] = [
  [320, 256],
  [320, 640],
  [568, 320],
  [1440, 900],
];
const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

const at = (path: string) => join(import.meta.dirname, path);
let browser: Browser;
let script: string;
let style: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [at('plain-page.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  script = outputFiles[0]?.text ?? '';
  style = readFileSync(at('../src/styles.css'), 'utf8');
  browser = await chromium.launch(chromiumLaunch);
});
afterAll(() => browser.close());

async function open(context: BrowserContext, lang: string, query: string) {
  const page = await context.newPage();
  const head = `<meta name="viewport" content="width=device-width"><title>Praxis</title><style>:root { color-scheme: light dark } ${style}</style>`;
  const body = `<main><h1>Praxis</h1><p>${'Ein Text, der stehen bleibt. '.repeat(40)}</p><iframe data-consent="video" data-src="about:blank" title="Film"></iframe></main>`;
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}<script>${script.replaceAll('</script', '<\\/script')}</script></body></html>`,
    }),
  );
  await page.goto(`http://praxis.example/?${query}`);
  await page.locator('body[data-ready]').waitFor();
  return page;
}

/** Faults of the shown dialog, one line each. */
async function faultsOf(context: BrowserContext, lang: string, query: string) {
  const page = await open(context, lang, query);
  const { violations } = await axeOn(page)
    // It takes 'Statistik' for an icon where a font joins its letters; `faces.browser.test.tsx` proves names.
    .disableRules(['label-title-only'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  const isWide = await page.evaluate(() =>
    ['html', '.pk-consent-body', '.pk-consent-bar', '.pk-consent-placeholder'].filter((name) => {
      const box = document.querySelector(name);
      return box && box.scrollWidth > box.clientWidth;
    }),
  );
  // Each control can be brought into view, and nothing covers it.
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.pk-consent :is(button, input, summary, a)')]
      .filter((control) => {
        control.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = control.getClientRects()[0] as DOMRect;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !(hit && (control.contains(hit) || hit.contains(control)));
      })
      .map(({ outerHTML }) => outerHTML),
  );
  await page.close();
  return [
    ...found,
    ...isWide.map((name) => `wide: ${name}`),
    ...covered.map((one) => `covered: ${one}`),
  ];
}

const combinations = sizes.flatMap(([width, height]) =>
  looks.flatMap((look) =>
    ['de', 'en', 'de-simple'].map((lang) => ({
      width,
      height,
      look,
      lang,
      name: `${width} × ${height}, ${look.colorScheme}, forced colors ${look.forcedColors}, ${lang}`,
    })),
  ),
);
const short = [
  '320 × 256, dark, forced colors none, de',
  '1440 × 900, light, forced colors active, en',
];

/** Both faces of each; in the short form one face of each of the two. */
const tried = combinations.flatMap((combination) => {
  const at = short.indexOf(combination.name);
  return isLong || at >= 0 ? [{ ...combination, shown: isLong ? faces : [faces[at]] }] : [];
});

test.each(tried)(
  'axe finds nothing in any state of $shown, all can be reached, and nothing is too wide: $name',
  async ({ width, height, look, lang, shown }) => {
    const context = await browser.newContext({ viewport: { width, height }, ...look });
    const faults: string[] = [];
    for (const face of shown) {
      for (const state of states) {
        const found = await faultsOf(context, lang, `face=${face}&state=${state}`);
        faults.push(...found.map((fault) => `${face}, ${state}: ${fault}`));
      }
    }
    await context.close();
    expect(faults).toEqual([]);
  },
  180_000,
);

/** Texts that do not fit, one line each. */
async function crowdedIn(context: BrowserContext, query: string) {
  const page = await open(context, 'de', query);
  const found = await page.evaluate(() => {
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const all = (names: string) => [...document.querySelectorAll(`.pk-consent :is(${names})`)];
    const box = document.querySelector('.pk-consent-body, .pk-consent-bar') as HTMLElement;
    const { paddingRight } = getComputedStyle(box);
    const end =
      box.getBoundingClientRect().left + box.clientWidth - Number.parseFloat(paddingRight);
    const outside = all('h2, p, strong, summary > *, .pk-consent-actions button').filter(
      (element) =>
        [element.getBoundingClientRect(), ...linesOf(element)].some(({ right }) => right > end + 1),
    );
    const hidden = all('.pk-consent-group > input').filter((input) => {
      const { left, top, bottom } = input.getBoundingClientRect();
      const name = input.parentElement?.querySelector('summary span') as Element;
      return linesOf(name).some(
        (line) => line.right > left && line.bottom > top && line.top < bottom,
      );
    });
    const buttons = all('.pk-consent-actions button').map((one) => one.getBoundingClientRect());
    const rows = new Set(buttons.map(({ top }) => top)).size;
    const isUneven = buttons.some(({ width }) => Math.abs(width - (buttons[0]?.width ?? 0)) > 1);
    const { position } = getComputedStyle(box);
    const covers = position === 'sticky' && box.offsetHeight > innerHeight / 2;
    return [
      ...outside.map(({ textContent }) => `outside: ${textContent}`),
      ...hidden.map(({ parentElement }) => `below its switch: ${parentElement?.textContent}`),
      ...(rows === 1 || rows === buttons.length ? [] : ['a button stands alone']),
      ...(isUneven ? ['buttons of two sizes'] : []),
      ...(covers ? ['the bar covers the page'] : []),
    ];
  });
  await page.close();
  return found;
}

test('with letters of twice the size every text has its room, and the bar leaves the page free [R4.1D]', async () => {
  const args = [...chromiumLaunch.args, '--blink-settings=defaultFontSize=32'];
  const large = await chromium.launch({ ...chromiumLaunch, args });
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    const context = await large.newContext({ viewport: { width, height } });
    for (const state of ['intro', 'settings', 'bar']) {
      const found = await crowdedIn(context, `face=element&state=${state}`);
      faults.push(...found.map((fault) => `${width} × ${height}, ${state}: ${fault}`));
    }
    await context.close();
  }
  await large.close();
  expect(faults).toEqual([]);
}, 60_000);
