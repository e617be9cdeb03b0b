import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { CreateError } from '../error.ts';
import { writeEnvironment } from './secrets.ts';
import type { Site } from './site.ts';
import { readTarballs } from './tarballs.ts';
import { renderTemplate } from './template.ts';

/** Where a site is written, and from what. */
export interface CreateOptions {
  /** New, or empty. */
  folder: string;
  site: Site;
  /** A folder with tarballs of the packages; null: the registry has them. */
  packages?: string | null;
  /** The files of the template; those of this package by default. */
  template?: string;
}

/** The folder of the published template. */
const own = join(import.meta.dirname, 'template');

/**
 * Writes the files of a site into a new folder.
 *
 * @returns their paths in it
 * @throws CreateError where the folder has something in it, or a package is missing; nothing is written then
 */
export function createProject({
  folder,
  site,
  packages = null,
  template = own,
}: CreateOptions): string[] {
  ensureEmpty(folder);
  const tarballs = packages === null ? null : readTarballs(packages);
  const files = renderTemplate(template, site, (name) => {
    if (!tarballs) return `^${ownVersion()}`;
    const file = tarballs.get(name);
    if (!file) throw new CreateError(`--packages ${packages} has no tarball of ${name}.`);
    return `file:${file}`;
  });
  if (tarballs) addOverrides(files, tarballs);
  files.set('.env', writeEnvironment(site));
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    // Only this user may read the secrets.
    writeFileSync(file, text, { mode: path === '.env' ? 0o600 : 0o644 });
  }
  return [...files.keys()].sort();
}

/**
 * Existing files are never overwritten.
 *
 * @throws CreateError for a file, and for a folder that is not empty
 */
export function ensureEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  const isFolder = statSync(folder).isDirectory();
  if (isFolder && readdirSync(folder).length === 0) return;
  const what = isFolder ? 'is there and is not empty' : 'is a file';
  throw new CreateError(`${folder} ${what}. Name another folder.`);
}

/** The packages depend on each other: those that the site itself does not name are taken from the folder, too. */
function addOverrides(files: Map<string, string>, tarballs: ReadonlyMap<string, string>): void {
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  const others = [...tarballs].filter(([name]) => !(name in manifest.dependencies));
  manifest.overrides = Object.fromEntries(others.map(([name, file]) => [name, `file:${file}`]));
  files.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/** All packages of PraxisKit have one version. */
function ownVersion(): string {
  const manifest = findPackageJSON(import.meta.url) ?? '';
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
