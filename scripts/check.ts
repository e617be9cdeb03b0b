/**
 * `npm run check`: types, lint, table of security, consent of the site, imports, packages as they would be published, sizes,
 * changesets.
 */
import { checkChangesets } from './changesets/check.ts';
import { checkConsent } from './consent/check.ts';
import { checkImports } from './imports/check.ts';
import { checkPackages } from './packages/check.ts';
import { run } from './run.ts';
import { checkSecurity } from './security/table.ts';
import { checkSizes } from './sizes/check.ts';

interface Step {
  name: string;
  /** Findings, one line each. */
  find(): Promise<string[]>;
}

const changesets = checkChangesets('.');
const steps: Step[] = [
  {
    name: 'types',
    find: () => command('turbo', ['run', 'typecheck', '--output-logs=errors-only']),
  },
  { name: 'types of the root', find: () => command('tsc', ['-p', 'tsconfig.json']) },
  { name: 'lint', find: () => command('biome', ['check', '--error-on-warnings']) },
  { name: 'security', find: async () => checkSecurity() },
  { name: 'consent', find: async () => checkConsent('.') },
  { name: 'imports', find: async () => checkImports('.') },
  { name: 'packages', find: checkPackages },
  { name: 'sizes', find: checkSizes },
  {
    name: changesets.unknown ? `changesets: ${changesets.unknown}` : 'changesets',
    find: async () => changesets.wrong,
  },
];

// Side by side, because most of them use one core alone; shown in their order.
const findings = steps.map(({ find }) => find());
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
