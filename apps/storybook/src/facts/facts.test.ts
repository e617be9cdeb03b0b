import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesOf, sinceOf } from './changes-of.ts';
import { placesOf } from './places-of.ts';
import {
  changesetIn,
  changesIn,
  examplesIn,
  exportedNames,
  nextVersion,
  readFacts,
  tableIn,
} from './read-facts.ts';
import { pageWordsIn, wordsOf } from './search-words.ts';

const log = `# @praxiskit/ui-kit

## 0.2.0

### Minor Changes

- 1a2b3c4: New: \`Stamp\` marks a letter.
- 5d6e7f8: \`Button\` keeps its width
  while it is busy.

## 0.1.0

- About 60 components.
`;

test('a changelog is read entry by entry, newest first', () => {
  expect(changesIn(log)).toEqual([
    { version: '0.2.0', text: 'New: `Stamp` marks a letter.' },
    { version: '0.2.0', text: '`Button` keeps its width while it is busy.' },
    { version: '0.1.0', text: 'About 60 components.' },
  ]);
});

test('a changeset names its package, its kind and its sentence', () => {
  expect(changesetIn("---\n'@praxiskit/ui-kit': patch\n---\n\nA line\nof text.\n")).toEqual({
    of: '@praxiskit/ui-kit',
    bump: 'patch',
    text: 'A line of text.',
  });
});

test('the next version follows from the greatest kind of change', () => {
  expect(nextVersion('0.1.4', 'patch')).toBe('0.1.5');
  expect(nextVersion('0.1.4', 'minor')).toBe('0.2.0');
  expect(nextVersion('0.1.4', 'major')).toBe('1.0.0');
  expect(nextVersion('0.1.4', undefined)).toBe('0.1.4');
});

test('a component has the changes that name it, and is as old as its package', () => {
  const changes = changesIn(log);
  expect(changesOf(changes, ['Button']).map(({ version }) => version)).toEqual(['0.2.0', '0.1.0']);
  expect(sinceOf(changes, ['Button'])).toBe('0.1.0');
  expect(sinceOf([], ['Button'])).toBe('next');
});

test('a component that a change calls new is as old as that change', () => {
  expect(sinceOf(changesIn(log), ['Stamp'])).toBe('0.2.0');
});

test('exports are values under their outer names', () => {
  const code =
    "export { Button, type ButtonProps, a as b } from './a.ts';\nexport {\n  Card,\n} from './b.ts';";
  expect(exportedNames(code)).toEqual(['Button', 'b', 'Card']);
});

test('files are sorted by what shows them', () => {
  const card = {
    id: 'card',
    type: 'docs',
    title: 'Content/Card',
    importPath: 'packages/ui-kit/src/card/card.stories.tsx',
  };
  const files = [
    'packages/ui-kit/src/card/card.tsx',
    'packages/staff/src/lists/page-records.tsx',
    'apps/web/src/pages/prices.tsx',
  ];
  expect(placesOf(files, [card])).toEqual({ pages: [card], packages: ['staff'], site: ['prices'] });
});

test('the facts of the repository name a component’s entry, users and colors', () => {
  const { packages, uses, tokens } = readFacts(join(import.meta.dirname, '../../../..'));
  expect(packages['packages/ui-kit']?.exports.Button).toBe('@praxiskit/ui-kit');
  expect(packages['packages/letters']?.exports.LetterPaper).toBe('@praxiskit/letters/react');
  expect(uses['packages/ui-kit#PriceTable']).toContain('apps/web/src/pages/prices.tsx');
  expect(tokens['packages/ui-kit/src/button/button.tsx']).toContain('on-primary');
});

test('the examples of a package are the code that tests run, and whole pages', () => {
  const page = '<!doctype html>\n<p>Here</p>';
  const readme = `\`\`\`sh\nnpm i\n\`\`\`\n\n\`\`\`tsx example=browser visitor=staff\na();\nb();\n\`\`\`\n\n\`\`\`html\n${page}\n\`\`\`\n`;
  expect(examplesIn(readme)).toEqual([
    { language: 'tsx', kind: 'browser visitor=staff', code: 'a();\nb();' },
    { language: 'html', kind: 'page', code: page },
  ]);
  expect(examplesIn('# Words')).toEqual([]);
});

test('a page is found by its headings and by the words of its comment, not by its code', () => {
  const page =
    '<Meta title="A" />\n\n{/* search: Farbe hue */}\n\n# Color\n\n<Section\n  title="Contrast"\n  note="n">\n\n```sh\n# no\n```\n';
  expect(pageWordsIn(page)).toEqual(['Color', 'Contrast', 'Farbe', 'hue']);
});

test('words of a search in quotation marks are one phrase', () => {
  expect(wordsOf('radio "one of four"  Auswahl')).toEqual(['radio', 'one of four', 'Auswahl']);
});

test('a table is read cell by cell, without its line', () => {
  const text =
    '## A\n\n| 0 |\n|---|\n| no |\n\n## B\n\nWords.\n\n| x | y |\n|---|--:|\n| 1 | 2 |\n\n| 9 |\n';
  expect(tableIn(text, 'B')).toEqual([
    ['x', 'y'],
    ['1', '2'],
  ]);
});
