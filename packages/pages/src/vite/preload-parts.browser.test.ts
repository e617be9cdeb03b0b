import { afterEach, expect, it, vi } from 'vitest';
import { helper } from './preload-helper.ts';

type Preload = (load: () => Promise<unknown>, files?: string[]) => Promise<unknown>;

async function importHelper(base: string): Promise<Preload> {
  const address = URL.createObjectURL(new Blob([helper(base)], { type: 'text/javascript' }));
  const { __vitePreload } = (await import(/* @vite-ignore */ address)) as {
    __vitePreload: Preload;
  };
  return __vitePreload;
}

const links = (rel: string) => [
  ...document.querySelectorAll<HTMLLinkElement>(
    `link[rel=${rel}][data-of-test], link[rel=${rel}][href*="of-test"]`,
  ),
];

afterEach(() => {
  for (const link of [...links('stylesheet'), ...links('modulepreload')]) link.remove();
});

it('a part is loaded once its sheet is there, and its scripts are asked for beside it', async () => {
  const preload = await importHelper('data:text/');
  const load = vi.fn(async () => 'part');
  const sheet = 'css,.of-test{top:7px}.css';
  expect(await preload(load, ['javascript,/*of-test*/', sheet])).toBe('part');
  expect([...document.styleSheets].some(({ href }) => href?.includes('of-test'))).toBe(true);
  expect(links('modulepreload')).toHaveLength(1);
  await preload(load, ['javascript,/*of-test*/', sheet]);
  expect(links('stylesheet')).toHaveLength(1);
});

it('a sheet that does not come is an error, and is asked for again at the next try', async () => {
  const preload = await importHelper('/');
  const load = vi.fn(async () => 'part');
  for (const _try of [1, 2]) {
    await expect(preload(load, ['of-test/nowhere.css'])).rejects.toThrow('Not loaded');
    expect(links('stylesheet')).toHaveLength(0);
  }
  expect(load).not.toHaveBeenCalled();
});

it('a script that cannot be asked for beforehand is left to the import', async () => {
  const preload = await importHelper('/');
  expect(await preload(async () => 'part', ['of-test/nowhere.js'])).toBe('part');
});
