import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPalette, readColor } from '../color/palette.ts';
import { domainOf, slugOf } from './names.ts';
import { keepRegions } from './regions.ts';
import type { Site } from './site.ts';

/** The names of packages that a site depends on, and where they are: a range or `file:`. */
export type Versions = (name: string) => string;

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

const OURS = '@praxiskit/';

/**
 * The files of a site by their path, from a folder that has those of the template.
 *
 * @param versions of the packages of PraxisKit
 * @throws Error where the color is none, or a region of the template is wrong
 */
export function renderTemplate(
  template: string,
  site: Site,
  versions: Versions,
): Map<string, string> {
  const { languages, parts } = site;
  const chosen = new Set([...parts, ...languages, ...(languages.length > 1 ? ['both'] : [])]);
  const fill = fillings(site);
  const files = new Map<string, string>();
  for (const path of listFiles(template)) {
    const text = keepRegions(readFileSync(join(template, path), 'utf8'), chosen);
    // What belongs to a part alone is empty without it.
    if (text.trim() === '') continue;
    const name = path === 'gitignore' ? '.gitignore' : path;
    files.set(name, fill[name]?.(text) ?? text);
  }
  const manifest = files.get('package.json');
  if (manifest) files.set('package.json', writeManifest(manifest, site, files, versions));
  return files;
}

/** The files of the template that say whose site it is. */
function fillings({
  name,
  city,
  languages,
  color,
}: Site): Record<string, (text: string) => string> {
  const given = readColor(color);
  if (!given) throw new Error(`${color} is no color`);
  const palette = createPalette(given);
  const { paper, primary } = palette;
  return {
    'README.md': (text) => text.replaceAll('Praxis Lindenhof', () => name),
    'public/favicon.svg': (text) =>
      text
        .replace('Praxis Lindenhof', () => name.replaceAll('&', '&amp;'))
        .replace(/fill="[^"]*"/, `fill="${primary[0]}"`),
    'src/styles/theme.css': (text) =>
      text.replace(/--color-([\w-]+): light-dark\(.*\)/g, (line, token: keyof typeof palette) =>
        palette[token] ? `--color-${token}: light-dark(${palette[token].join(', ')})` : line,
      ),
    'src/content/practice.ts': (text) =>
      text
        .replace("'Praxis Lindenhof'", () => quote(name))
        .replace("'Jena'", () => quote(city))
        .replace("'12345 Jena'", () => quote(`12345 ${city}`))
        .replace("'praxis@praxis-lindenhof.example'", () => quote(`praxis@${domainOf(name)}`))
        .replace("['de', 'en']", `[${languages.map(quote).join(', ')}]`)
        .replace(
          /\{ light: '#\w+', dark: '#\w+' \}/,
          `{ light: '${paper[0]}', dark: '${paper[1]}' }`,
        ),
  };
}

/** Without the packages that no file imports, and the scripts that would start them. */
function writeManifest(
  text: string,
  { name }: Site,
  files: ReadonlyMap<string, string>,
  versions: Versions,
): string {
  const manifest: Manifest = JSON.parse(text);
  const code = [...files]
    .filter(([path]) => /\.(tsx?|css)$/.test(path))
    .map(([, content]) => content)
    .join('\n');
  const isUnused = (name: string) =>
    name.startsWith(OURS) && !new RegExp(`['"]${name}['"/]`).test(code);
  const unused = Object.keys(manifest.dependencies).filter(isUnused);
  const dependencies = Object.entries(manifest.dependencies)
    .filter(([name]) => !unused.includes(name))
    .map(([name, range]) => [name, name.startsWith(OURS) ? versions(name) : range]);
  const scripts = Object.entries(manifest.scripts).filter(
    ([, command]) => !unused.some((name) => command.includes(name)),
  );
  const written = {
    ...manifest,
    name: slugOf(name),
    scripts: Object.fromEntries(scripts),
    dependencies: Object.fromEntries(dependencies),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** As a string of TypeScript, in the way of the template. */
const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^(node_modules|dist|\.data)\/|^\.env$/.test(path))
    .sort();
}
