import { readFile } from 'node:fs/promises';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

test('the breakpoints are sm 600, md 960, lg 1280, xl 1920 and xxl 2560, and below lg is mobile [R9.4]', async () => {
  const tokens = await readFile(new URL('./tokens.css', import.meta.url), 'utf8');
  const { build } = await compile(`${tokens}\n@tailwind utilities;`);
  const css = (name: string) => build([name]);
  const widths = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 };
  for (const [name, width] of Object.entries(widths)) {
    expect(css(`${name}:hidden`)).toContain(`@media (width >= ${width}px)`);
  }
  expect(css('max-lg:hidden')).toContain('@media (width < 1280px)');
  expect(css('max-wide:hidden')).not.toContain('max-wide');
});
