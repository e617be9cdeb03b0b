import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readApi } from './read-api.ts';

/**
 * Words by which a page is found besides its title, by that title: those of a component's guide, the headings of a
 * page that is written by hand, and the names that a package exports. `root` is the repository.
 */
export function searchWordsIn(root: string): Record<string, string[]> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const words: Record<string, string[]> = {};
  const add = (title: string | undefined, found: readonly string[]) => {
    if (title) words[title] = [...new Set([...(words[title] ?? []), ...found])];
  };
  for (const file of globSync('packages/*/src/**/*.guide.tsx', { cwd: root })) {
    const [, search = ''] = /\bsearch:\s*'([^']+)'/.exec(read(file)) ?? [];
    add(storyTitleIn(read(file.replace('.guide.', '.stories.'))), wordsOf(search));
  }
  for (const file of globSync('{packages/*,apps/storybook}/src/**/*.mdx', { cwd: root })) {
    const page = read(file);
    const [, stories] = /^import \* as (?:\w+) from '(.+\.stories\.tsx)'/m.exec(page) ?? [];
    const [, own] = /<Meta title="([^"]+)"/.exec(page) ?? [];
    add(own ?? (stories && storyTitleIn(read(join(dirname(file), stories)))), pageWordsIn(page));
  }
  for (const file of globSync('packages/*/package.json', { cwd: root })) {
    const home = dirname(file);
    const { exports = {} } = JSON.parse(read(file));
    const names = readApi(join(root, home), exports)
      .flatMap(({ names }) => names)
      .filter(({ kind }) => kind !== 'type');
    add(
      `Packages/${basename(home)}`,
      names.map(({ name }) => name),
    );
  }
  return words;
}

const storyTitleIn = (code: string) => /\btitle: '([^']+)'/.exec(code)?.[1];

/** The words of a text; `"one of four"` is one of them. */
export const wordsOf = (text: string) =>
  [...text.matchAll(/"([^"]+)"|\S+/g)].map(([word, phrase]) => phrase ?? word);

/** The headings of a page in MDX, and the words of its comment `search: …`. */
export function pageWordsIn(page: string): string[] {
  const prose = page.replace(/^```[\s\S]*?^```/gm, '');
  const [, search = ''] = /\{\/\* search: (.+?) \*\/\}/.exec(page) ?? [];
  const headings = [
    ...prose.matchAll(/^#{1,4} (.+)$|<(?:PageHead|PatternHead|Section)\s[^>]*?\btitle="([^"]+)"/gm),
  ].map(([, heading, title]) => (heading ?? title ?? '').replaceAll('`', '').trim());
  return [...headings, ...wordsOf(search)];
}
