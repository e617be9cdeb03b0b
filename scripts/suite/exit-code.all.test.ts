import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../run.ts';

test('a run with a PostgreSQL of its own ends with code 1 for a failed test and 0 for a passed one', async () => {
  const home = await mkdtemp(join(tmpdir(), 'exit-code-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const setup = resolve('packages/test-support/src/cluster-setup.ts');
  await writeFile(
    join(home, 'vitest.config.mjs'),
    `export default { test: { globals: true, globalSetup: ${JSON.stringify(setup)} } };\n`,
  );
  const codeOf = async (assertion: string) => {
    await writeFile(join(home, 'it.test.ts'), `test('it', () => ${assertion});\n`);
    const { code, output } = await run('vitest', ['run', '--root', home], {
      quiet: true,
      env: { DATABASE_URL: '', NO_COLOR: '1' },
    });
    expect(output).toMatch(/Tests {2}1 (passed|failed)/);
    return code;
  };
  expect(await codeOf('expect(1).toBe(2)')).toBe(1);
  expect(await codeOf('expect(1).toBe(1)')).toBe(0);
}, 60_000);
