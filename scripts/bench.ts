/** `npm run bench -- <name>`: one of the files in `bench/`; each prints a table of ratios. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const name = process.argv[2];
const file = `bench/${name}.ts`;
if (!name || !existsSync(file)) {
  const names = readdirSync('bench')
    .filter((entry) => entry.endsWith('.ts'))
    .map((entry) => entry.slice(0, -3));
  console.error(`Use: npm run bench -- <${names.join(' | ')}>`);
  process.exit(2);
}
await import(pathToFileURL(resolve(file)).href);
