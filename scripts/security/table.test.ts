import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkSecurity, countStates } from './table.ts';

const root = mkdtempSync(join(tmpdir(), 'security-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const document = readFileSync('docs/security.md', 'utf8');

/** What is found where `row` stands in place of that of 6.2.1. */
function found(row: string): string[] {
  for (const folder of ['docs', 'scripts/security'])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync('scripts/security/table.test.ts', join(root, 'scripts/security/table.test.ts'));
  const rest = document
    .split('\n')
    .filter((line) => line.startsWith('| v5.0.0-') && !line.includes('-6.2.1 '));
  const others = rest.map((line) =>
    line.split(' | ').slice(0, 3).concat('n/a', 'elsewhere |').join(' | '),
  );
  writeFileSync(join(root, 'docs/security.md'), [row, ...others].join('\n'));
  return checkSecurity(root).map((line) => line.replace('docs/security.md', ''));
}

const own = '`scripts/security/table.test.ts`';

test('every requirement of ASVS has a row, and every named test exists', () => {
  expect(checkSecurity()).toEqual([]);
});

test('the summary has the numbers of the table', () => {
  const counts = countStates(document);
  for (const [state, count] of Object.entries(counts)) {
    expect(document).toContain(`| ${state} | ${count} |`);
  }
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(345);
});

test('a test that exists is found', () => {
  expect(found(`| v5.0.0-6.2.1 | 1 | x | test | ${own} "a test that exists is found" |`)).toEqual(
    [],
  );
});

test.each([
  [`| v5.0.0-6.2.1 | 1 | x | test | ${own} "a title that" |`, 'has no test "a title that"'],
  ['| v5.0.0-6.2.1 | 1 | x | test | `a.test.ts` "x" |', 'there is no a.test.ts'],
  ['| v5.0.0-6.2.1 | 1 | x | test | by hand |', 'no test is named'],
  ['| v5.0.0-6.2.1 | 1 | x | written | `docs/none.md` |', 'there is no docs/none.md'],
  ['| v5.0.0-6.2.1 | 1 | x | done | x |', "'done' is none of"],
  ['| v5.0.0-6.2.1 | 1 | x | missing |  |', 'nothing shows it'],
  ['| v5.0.0-6.2.2 | 1 | x | n/a | x |', '6.2.2 has two rows'],
  ['| v5.0.0-6.2.99 | 1 | x | n/a | x |', 'no requirement of ASVS'],
  ['', '6.2.1 has no row'],
])('%s is refused', (row, message) => {
  expect(found(row).join('\n')).toContain(message);
});
