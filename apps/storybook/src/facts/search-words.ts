import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readApi } from './read-api.ts';

/**
 * Words by which a page is found besides its title, by that title: those of a component's guide, and the names that
 * a package exports. `root` is the repository.
 */
export function searchWordsIn(root: string): Record<string, string[]> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const words: Record<string, string[]> = {};
  for (const file of globSync('packages/*/src/**/*.guide.tsx', { cwd: root })) {
    const [, title] = /\btitle: '([^']+)'/.exec(read(file.replace('.guide.', '.stories.'))) ?? [];
    const [, search = ''] = /\bsearch:\s*'([^']+)'/.exec(read(file)) ?? [];
    if (title && search) words[title] = search.split(/\s+/);
  }
  for (const file of globSync('packages/*/package.json', { cwd: root })) {
    const home = dirname(file);
    const { exports = {} } = JSON.parse(read(file));
    const names = readApi(join(root, home), exports)
      .flatMap(({ names }) => names)
      .filter(({ kind }) => kind !== 'type');
    words[`Packages/${basename(home)}`] = [...new Set(names.map(({ name }) => name))];
  }
  return words;
}
