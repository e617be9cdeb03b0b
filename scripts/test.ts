/**
 * `npm test`: what proves every rule once, in some minutes. `npm run test:all`: the rest as well, before a change
 * lands. `npm run test:long`: everything in full, which takes hours. The last line is `N passed, N failed`.
 *
 * `npm test -- some.test.ts`: these files alone. `npm run test:changed`: types, lint, and the tests whose files import
 * what has changed since the last commit.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSample } from '../apps/api/tests/support/sample.ts';
import { buildServed, run } from './run.ts';
import { ensureTools } from './suite/preflight.ts';
import {
  add,
  failedFiles,
  type Result,
  readPlaywright,
  readVitest,
  withSecondTry,
} from './suite/results.ts';

const options = process.argv.slice(2);
const unknown = options.filter((option) => !['--all', '--long', '--changed'].includes(option));
if (unknown.some((argument) => !argument.startsWith('--'))) {
  await buildServed();
  process.exit((await run('vitest', ['run', ...options])).code);
}
if (unknown.length > 0) {
  console.error(`${unknown.join(' ')} is unknown: --all, --long, --changed, or the files to test.`);
  process.exit(1);
}
if (options.includes('--changed')) {
  const checks = await run(process.execPath, ['scripts/check.ts', 'types', 'lint']);
  const tests = await run('vitest', ['run', '--changed', '--passWithNoTests']);
  process.exit(checks.code || tests.code);
}

ensureTools();
const reports = mkdtempSync(join(tmpdir(), 'praxiskit-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const results: Result[] = [];
const times: string[] = [];
const failed: Result = { passed: 0, failed: 1, ofRunner: 1 };
let unsteady = 0;
/** Minutes after which the longest part is not begun, for machines whose time is limited. */
const restBefore = Number(process.env.REST_BEFORE_MINUTE ?? Number.POSITIVE_INFINITY);

if (options.includes('--long')) {
  process.env.SUITE = 'long';
  await check('sources');
  await check('built');
  await trySecondSite();
  await withSample(async () => {
    await vitest('unit, server, browser and story tests', []);
    await endToEnd('end to end', []);
  });
} else {
  process.env.SUITE = 'short';
  await check('sources');
  await withSample(async () => {
    await vitest('unit, server, browser and story tests', []);
    await endToEnd('end to end', ['--grep', '@short']);
    if (!options.includes('--all')) return;
    process.env.SUITE = 'all';
    // Stories again, because axe looks at them in this tier alone.
    await vitest('the rest of them', ['.all.test.', '.stories.', '--project', '!sheets-*']);
    const name = 'the rest end to end';
    // It takes as long as all the parts before it together.
    if (performance.now() > restBefore * 60_000) times.push(`${name}: left out, it is too late`);
    else await endToEnd(name, ['--grep-invert', '@short']);
  });
  if (options.includes('--all')) {
    await check('built');
    await trySecondSite();
  }
}

const total = add(results);
console.log(`\n${times.join('\n')}`);
if (unsteady > 0) {
  console.log(`\n${unsteady} passed only at the second try. Find out why: the first try is above.`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** `which`: the steps of `npm run check` that read sources, or those that need built packages. */
function check(which: 'sources' | 'built'): Promise<void> {
  return part(`check of ${which === 'built' ? 'built packages' : which}`, async () => {
    const { output, code } = await run(process.execPath, ['scripts/check.ts', which], {
      quiet: true,
    });
    // Its last line is a sum, which would look like the suite's own.
    console.log(output.trimEnd().replace(/\n[^\n]*$/, ''));
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    return passed ? { passed: Number(passed), failed: Number(failed) } : fromCode(code);
  });
}

/** Builds what is served, and runs `work` with one PostgreSQL and one sample site for all tests. */
async function withSample(work: () => Promise<void>): Promise<void> {
  let close = async () => {};
  await part('build, and a sample site', async () => {
    const { sample, close: closeSample } = await openSample();
    close = closeSample;
    process.env.TEST_SAMPLE = JSON.stringify(sample);
    process.env.DATABASE_URL = sample.adminUrl;
    return { passed: 0, failed: 0 };
  });
  try {
    await work();
  } finally {
    await close();
  }
}

function trySecondSite(): Promise<void> {
  return part('a second site, from the packed packages alone', async () => {
    const file = join(reports, 'example.json');
    const { code } = await run(
      process.execPath,
      ['scripts/examples/try.ts', '--reporter=dot,json'],
      playwrightReport(file),
    );
    return resultOf(file, readPlaywright, code);
  });
}

/** `which`: parts of the names of files, and Vitest's own options. */
function vitest(name: string, which: string[]): Promise<void> {
  return part(name, async () => {
    const first = join(reports, `vitest-${results.length}.json`);
    const result = await runVitest(first, which);
    return trySecond(result, () => {
      const files = readReport(first, failedFiles) ?? [];
      // A runner that failed by itself has nothing to try again.
      return files.length > 0 ? runVitest(join(reports, 'vitest-again.json'), files) : failed;
    });
  });
}

function endToEnd(name: string, which: string[]): Promise<void> {
  return part(name, async () => {
    const result = await runPlaywright(join(reports, `playwright-${results.length}.json`), which);
    const again = join(reports, 'playwright-again.json');
    return trySecond(result, () => runPlaywright(again, ['--last-failed', ...which]));
  });
}

async function part(name: string, work: () => Promise<Result>): Promise<void> {
  console.log(`\n— ${name}`);
  const startedAt = Date.now();
  const result = await work();
  results.push(result);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const line = `${name}: ${result.passed} ok, ${result.failed} not, ${seconds} s`;
  times.push(line);
  console.log(`  ${line}`);
}

async function runVitest(file: string, files: string[]): Promise<Result> {
  const counted = `${file}.errors`;
  const { code } = await run(
    'vitest',
    [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--reporter=./scripts/suite/count-errors.ts',
      ...files,
    ],
    { env: { COUNT_ERRORS_FILE: counted } },
  );
  const errors = readReport<number, number>(counted, (count) => count) ?? 0;
  return resultOf(
    file,
    (report: Parameters<typeof readVitest>[0]) => readVitest(report, errors),
    code,
  );
}

async function runPlaywright(file: string, which: string[]): Promise<Result> {
  const reporters = ['test', '--reporter=dot,json', ...which];
  const { code } = await run('playwright', reporters, playwrightReport(file));
  return resultOf(file, readPlaywright, code);
}

/** `SECOND_TRY=1`, for a machine whose other work is not ours: what failed is tried again, alone. */
async function trySecond(first: Result, again: () => Promise<Result> | Result): Promise<Result> {
  if (!process.env.SECOND_TRY || first.failed === 0) return first;
  console.log('\n  What failed is tried a second time, alone:');
  const both = withSecondTry(first, await again());
  unsteady += first.failed - both.failed;
  return both;
}

function playwrightReport(file: string) {
  return { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
}

function fromCode(code: number): Result {
  return code === 0 ? { passed: 1, failed: 0 } : failed;
}

/** No report, or a clean one from a runner that failed, counts as a failure. */
function resultOf<Report>(file: string, read: (report: Report) => Result, code: number): Result {
  const result = readReport(file, read) ?? failed;
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1, ofRunner: 1 } : result;
}

function readReport<Report, Read>(file: string, read: (report: Report) => Read): Read | null {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return null;
  }
}
