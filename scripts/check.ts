/**
 * `npm run check`: types, lint, consent of the site, words, imports, dependencies, changesets, packages as
 * they would be published, sizes. `npm run check -- lint imports`: these alone; `sources`: all that build nothing;
 * `built`: the others.
 */
import { globSync, readFileSync } from 'node:fs';
import { checkPackages } from './packages/check.ts';
import { publishedPackages } from './packages/published.ts';
import { run } from './run.ts';
import { checkWords } from './words/check.ts';

interface Step {
  name: string;
  /** The step builds packages, which takes most of the time. */
  ofPackages?: boolean;
  /** Findings, one line each. */
  find(): Promise<string[]>;
}

const all: Step[] = [
  { name: 'types', find: checkTypes },
  { name: 'lint', find: () => command('biome', ['check', '--error-on-warnings']) },
  {
    name: 'consent',
    // It loads the site's own sources: a mistake in them is this step's finding.
    find: async () => (await import('./consent/check.ts')).checkConsent('.'),
  },
  { name: 'words', find: async () => checkWords() },
  { name: 'imports', find: () => command('turbo', ['boundaries']) },
  { name: 'dependencies', find: () => command('knip', ['--no-progress']) },
  { name: 'changesets', find: checkChangesets },
  { name: 'packages', ofPackages: true, find: checkPackages },
  { name: 'sizes', ofPackages: true, find: () => command('size-limit', ['--silent']) },
];

const named = process.argv.slice(2);
const names = [...all.map(({ name }) => name), 'sources', 'built'];
const unknown = named.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} is no step. There are ${names.join(', ')}.`);
  process.exit(1);
}
const steps = all.filter(
  ({ name, ofPackages }) =>
    named.length === 0 || named.includes(name) || named.includes(ofPackages ? 'built' : 'sources'),
);
// Side by side, because most of them use one core alone; shown in their order.
const findings = steps.map(({ find }) => find().catch((error: unknown) => [String(error)]));
let passed = 0;
for (const [index, step] of steps.entries()) {
  const wrong = (await findings[index]) ?? [];
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${step.name}`);
  if (wrong.length === 0) passed += 1;
  else console.log(wrong.map((line) => `     ${line}`).join('\n'));
}
console.log(`${passed} passed, ${steps.length - passed} failed`);
process.exit(passed === steps.length ? 0 : 1);

async function command(name: string, args: string[]): Promise<string[]> {
  const { code, output } = await run(name, args, { quiet: true });
  return code === 0 ? [] : output.trimEnd().split('\n');
}

/** One program for all packages, and one for the apps: what the site says of its records holds for no package. */
async function checkTypes(): Promise<string[]> {
  const programs = ['tsconfig.packages.json', 'tsconfig.apps.json', 'tsconfig.json'];
  const found = await Promise.all(programs.map((file) => command('tsc', ['-p', file])));
  return found.flat();
}

/** Changesets that name something else than one package, and packages that changed since `main` without one. */
async function checkChangesets(): Promise<string[]> {
  const wrong = wrongChangesets();
  const main = await firstBranch('main', 'origin/main');
  // A downloaded archive or a shallow clone has nothing to compare with.
  if (!main) return wrong;
  const missing = await command('changeset', ['status', '--since', main]);
  if (missing.length > 0) missing.push('A new changeset counts once it is added to git.');
  return [...wrong, ...missing];
}

/** `changeset status` takes several packages and, without a word, an app. */
function wrongChangesets(): string[] {
  const packages: (string | undefined)[] = publishedPackages().map(({ manifest }) => manifest.name);
  return globSync('.changeset/*.md').flatMap((file) => {
    const head = readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '';
    const names = [...head.matchAll(/^["']?(@?[\w/-]+)["']?:/gm)].map(([, name]) => name);
    const isRight = names.length <= 1 && names.every((name) => packages.includes(name));
    return isRight ? [] : [`${file} names ${names.join(', ')}: name one package of packages/`];
  });
}

async function firstBranch(...names: string[]): Promise<string | null> {
  for (const name of names) {
    const { code } = await run('git', ['merge-base', 'HEAD', name], { quiet: true });
    if (code === 0) return name;
  }
  return null;
}
