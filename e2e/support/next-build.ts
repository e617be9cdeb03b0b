import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const web = resolve(import.meta.dirname, '../../apps/web');

/** A build of the site in a folder of its own. */
export interface NextBuild {
  directory: string;
  remove(): Promise<void>;
}

/**
 * The built site as a later deploy has it: every script has another name, as if each had changed, and
 * those of the first build are gone.
 */
export async function createNextBuild(): Promise<NextBuild> {
  // Below the app, so that the server's half finds React and the router.
  const directory = await mkdtemp(join(web, 'node_modules/.build-'));
  await cp(join(web, 'dist'), directory, { recursive: true });
  const assets = join(directory, 'client/assets');
  const files = await readdir(assets);
  const scripts = files.filter((file) => file.endsWith('.js'));
  // Compressed copies would still have the former names in them.
  await Promise.all(
    files.filter((file) => /\.js\.(br|gz)$/.test(file)).map((file) => rm(join(assets, file))),
  );
  const renamed = (text: string) =>
    scripts.reduce((result, name) => result.replaceAll(name, nextName(name)), text);
  for (const name of scripts) {
    const source = await readFile(join(assets, name), 'utf8');
    await rm(join(assets, name));
    await writeFile(join(assets, nextName(name)), renamed(source));
  }
  for (const name of ['manifest.json', 'inline.js']) {
    const file = join(directory, 'client/.vite', name);
    await writeFile(file, renamed(await readFile(file, 'utf8')));
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

const nextName = (script: string) => script.replace(/\.js$/, '-next.js');
