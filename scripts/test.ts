/**
 * `npm test`: everything, one part after the other, on the machine as it is. The last line is
 * `N passed, N failed`.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServed, run } from './run.ts';
import { add, type Result, readPlaywright, readVitest } from './suite/results.ts';

// Tests that would take too long for the suite run in full by `npm run test:long` only.
if (process.argv.includes('--long')) process.env.TEST_LONG = '1';
// `npm test -- apps/api/tests/records.test.ts`: these files alone, by vitest.
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (files.length > 0) {
  await buildServed();
  process.exit((await run('vitest', ['run', ...files])).code);
}
const reports = mkdtempSync(join(tmpdir(), 'praxiskit-reports-'));
const results: Result[] = [];

await part('check', async () => {
  const { output, code } = await run(process.execPath, ['scripts/check.ts'], { quiet: true });
  // Its last line is a sum, which would look like the suite's own.
  console.log(output.trimEnd().replace(/\n[^\n]*$/, ''));
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return passed ? { passed: Number(passed), failed: Number(failed) } : fromCode(code);
});

await part('build', async () => {
  await buildServed();
  return { passed: 0, failed: 0 };
});

await part('a second site, from the packed packages alone', async () => {
  const file = join(reports, 'example.json');
  const { code } = await run(
    process.execPath,
    ['scripts/examples/try.ts', '--reporter=dot,json'],
    playwrightReport(file),
  );
  return readReport(file, readPlaywright, code);
});

await part('unit, browser, server and story tests', async () => {
  const file = join(reports, 'vitest.json');
  const { code } = await run('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return readReport(file, readVitest, code);
});

await part('end to end', async () => {
  const file = join(reports, 'playwright.json');
  const { code } = await run('playwright', ['test', '--reporter=dot,json'], playwrightReport(file));
  return readReport(file, readPlaywright, code);
});

const total = add(results);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function part(name: string, work: () => Promise<Result>): Promise<void> {
  console.log(`\n— ${name}`);
  const startedAt = Date.now();
  const result = await work();
  results.push(result);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`  ${name}: ${result.passed} ok, ${result.failed} not, ${seconds} s`);
}

function playwrightReport(file: string) {
  return { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
}

function fromCode(code: number): Result {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** No report, or a clean one from a runner that failed, counts as a failure. */
function readReport<Report>(file: string, read: (report: Report) => Result, code: number): Result {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
