import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples } from './readme-examples.ts';

/** Its folder in the project that the packed packages are installed into. */
export const ACCOUNTS = 'accounts';

const readme = 'packages/auth-server/README.md';

/**
 * Writes what auth-server's README has a new project begin with: the packages that it says to install,
 * and its example as `server.ts`.
 *
 * @throws Error where the README has no command, or no example of a server
 */
export function writeEmptyProject(home: string): void {
  const folder = join(home, ACCOUNTS);
  mkdirSync(folder);
  const { names, code } = readEmptyProject(readFileSync(readme, 'utf8'));
  const dependencies = Object.fromEntries(names.map((name) => [name, '*']));
  const manifest = { name: ACCOUNTS, private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, 'server.ts'), code);
}

/** The names after `npm install` in the text of a README, and its first example. */
export function readEmptyProject(text: string): { names: string[]; code: string } {
  const names = /`npm install ([^`]+)`/
    .exec(text)?.[1]
    ?.split(' ')
    // The versions are those of the workspace.
    .map((name) => name.replace(/(?<=.)@[\d.]+$/, ''));
  const example = readExamples(readme, text).find(({ place }) => place === 'server');
  if (!names || !example) throw new Error(`${readme}: no server to begin with`);
  return { names, code: example.code };
}
