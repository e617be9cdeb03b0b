import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readApi } from './read-api.ts';
import { readFacts } from './read-facts.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const OWN = /^virtual:(?:facts|api)/;

/**
 * Gives pages of documentation the facts of the repository as `virtual:facts`, and what each package exports, in a
 * module of its own, by `virtual:api`.
 */
export const facts = (): Plugin => ({
  name: 'facts',
  resolveId: (source) => (OWN.test(source) ? `\0${source}` : null),
  load(id) {
    if (id === '\0virtual:facts') return `export const facts = ${JSON.stringify(readFacts(root))};`;
    if (id === '\0virtual:api') return loaders();
    const [, name] = /^\0virtual:api\/(.+)$/.exec(id) ?? [];
    return name ? `export const api = ${JSON.stringify(apiOf(name))};` : null;
  },
});

const manifests = () => globSync('packages/*/package.json', { cwd: root });

function loaders(): string {
  const names = manifests().map((file) => basename(dirname(file)));
  const lines = names.map((name) => `'${name}': () => import('virtual:api/${name}'),`);
  return `export const apis = {${lines.join('')}};`;
}

function apiOf(name: string) {
  const home = `${root}packages/${name}`;
  const { exports } = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'));
  return readApi(home, exports ?? {});
}
