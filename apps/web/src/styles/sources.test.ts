import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = import.meta.dirname;

/** `a/{b,c}/*.tsx` → `a/b/*.tsx`, `a/c/*.tsx`. */
function eachOf(pattern: string): string[] {
  const [, before = '', names, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  if (names === undefined) return [pattern];
  return names.split(',').flatMap((name) => eachOf(`${before}${name}${after}`));
}

const sources = globSync('*.css', { cwd: styles }).flatMap((sheet) => {
  const text = readFileSync(join(styles, sheet), 'utf8');
  return [...text.matchAll(/@source "([^"]+)"/g)].flatMap(([, pattern = '']) =>
    eachOf(pattern).map((source) => ({ sheet, source })),
  );
});

test.each(sources)('$sheet finds the classes of $source', ({ source }) => {
  expect(globSync(source, { cwd: styles })).not.toEqual([]);
});
