import { expect, test } from 'vitest';
import { codeOf, findWords, proseOf } from './check.ts';

test.each([
  ["test('the caller is told', () => {", 'the caller is told'],
  ["test.each([1])('case %s is told', () => {", 'case %s is told'],
  ['  // Sent anew.', ' Sent anew.'],
  ['  /** Sent anew. */', ' Sent anew. */'],
  ["const text = 'Nobody is here';", ''],
])('of %j the words are %j', (line, prose) => {
  expect(proseOf(line)).toBe(prose);
});

test.each([
  ['test(', "  'the caller is told',"],
  ['test.each([1, 2])(', '  `the caller is told`,'],
  ['])(', '  "the caller is told",'],
  ["  ['one', 1],", "])('the caller is told', async (name) => {"],
])('a title below %j is found', (previous, line) => {
  expect(proseOf(line, previous)).toBe('the caller is told');
});

test('a text of another call is no title', () => {
  expect(proseOf("  'the caller is told',", 'expect(text).toBe(')).toBe('');
});

test('texts and comments are no code', () => {
  expect(codeOf("notify('tellAll'); // tellAll")).toBe('notify(""); ');
});

test('a word is found in a comment, a title, a document and a name, with its line', () => {
  const code =
    "// Sent anew.\ntest('nobody is here', () => {\nconst frontDoor = 1;\nconst a = 'told';";
  expect(findWords('a.ts', code).map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
    "a.ts:1 'anew'",
    "a.ts:2 'nobody'",
    "a.ts:3 'frontDoor'",
  ]);
  expect(findWords('a.md', 'The row lies in `box`.')).toHaveLength(1);
  expect(findWords('a.css', '/* anew */')).toEqual([]);
});
