/** `npm run new:package -- <name> "<one sentence>"`: a package in the one shape that all have, from `package-template`. */
import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrExit } from './run.ts';

const [name, sentence] = process.argv.slice(2);
if (!name || !sentence || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Use: npm run new:package -- my-package "What it does."');
  process.exit(2);
}
const home = join('packages', name);
if (existsSync(home)) {
  console.error(`${home} exists already.`);
  process.exit(2);
}
const pascalName = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
// All packages have one version.
const { version } = JSON.parse(readFileSync('packages/pages/package.json', 'utf8'));

cpSync(join(import.meta.dirname, 'package-template'), home, { recursive: true });
for (const file of globSync(`${home}/**/*.template`)) {
  const text = readFileSync(file, 'utf8')
    .replaceAll('MyPackage', pascalName)
    .replaceAll('my-package', name)
    .replace('What it does.', () =>
      file.includes('package.json') ? JSON.stringify(sentence).slice(1, -1) : sentence,
    )
    .replace('"0.0.0"', JSON.stringify(version));
  writeFileSync(file, text);
  renameSync(file, file.replace('my-package', name).replace(/\.template$/, ''));
}
writeFileSync(
  `.changeset/${name}-begins.md`,
  `---\n'@praxiskit/${name}': minor\n---\n\n${sentence}\n`,
);
// Installs the new package's dependencies; it is the only task that may change the lockfile.
await runOrExit('pnpm', ['install', '--no-frozen-lockfile', '--loglevel=warn']);
await runOrExit('biome', ['check', '--write', '--log-level=warn', home], { quiet: true });
console.log(`${home} exists. Next: its README, then npm run check.`);
