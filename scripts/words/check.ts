import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { allowed } from './allowed.ts';
import { files, names, prose, type WordRule } from './rules.ts';

const isCode = /\.(ts|tsx|mts|mjs|js)$/;
const isDocument = /\.(md|mdx)$/;
/** What was written at its time stays as it was. */
const isPast = /(^|\/)CHANGELOG\.md$|^docs\/decisions\//;

const start = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/;
/** Ends the call of a test, or the table of its cases, before its title. */
const open = /\b(?:test|it|describe)(?:\.\w+)*\($|\)\($/;
const titleAlone = /^\s*(['"`])(.*)\1,?$/;
const titleAfterTable = /^\s*[\]}]?\s*(?:as const)?\)\(\s*(['"`])(.*?)\1/;

/** Of a line of code the prose in it: a comment, or the title of a test, also below the line of its call. */
export function proseOf(line: string, previous = ''): string {
  const comment = /^\s*(?:\/\/|\/?\*\*?)(.*)|\s\/\/ (.*)$|\/\*\*? (.*)\*\//.exec(line);
  if (comment) return comment[1] ?? comment[2] ?? comment[3] ?? '';
  const title = open.test(previous) ? titleAlone.exec(line) : null;
  return (title ?? titleAfterTable.exec(line) ?? start.exec(line))?.[2] ?? '';
}

/** Of a line of code the code in it, without texts and comments. */
export const codeOf = (line: string): string =>
  /^\s*(\/\/|\/?\*)/.test(line)
    ? ''
    : line.replace(/(['"`])(?:\\.|(?!\1).)*\1/g, '""').replace(/\/\/ .*$|\/\*.*\*\//g, '');

/** Words of a file that its readers stop at, one line each. */
export function findWords(file: string, text: string): string[] {
  const wrong: string[] = [];
  const note = (at: number, line: string, part: string, rules: readonly WordRule[]) => {
    for (const { pattern, instead } of rules) {
      const word = pattern.exec(part)?.[0];
      if (word === undefined || isAllowed(file, line)) continue;
      wrong.push(`${file}:${at + 1} '${word}': ${instead}`);
    }
  };
  let isFenced = false;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (isCode.test(file)) {
      note(at, line, proseOf(line, lines[at - 1]), prose);
      note(at, line, codeOf(line), names);
    } else if (isDocument.test(file)) {
      if (line.startsWith('```')) isFenced = !isFenced;
      note(at, line, isFenced ? proseOf(line) : line.replace(/`[^`]*`/g, ''), prose);
    }
  }
  return wrong;
}

const isAllowed = (file: string, line: string): boolean =>
  allowed.some(([place, part]) => file.startsWith(place) && line.includes(part));

/** @param folder of those that are looked at; all by default */
export function checkWords(folder = '.'): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\n')
    .filter((file) => (isCode.test(file) || isDocument.test(file)) && !isPast.test(file))
    .flatMap((file) => {
      let text: string;
      try {
        text = readFileSync(file, 'utf8');
      } catch {
        // Deleted, and not committed yet.
        return [];
      }
      const named = files.filter(({ pattern }) => pattern.test(file) && !isAllowed(file, file));
      return [
        ...named.map(({ instead }) => `${file}: the name, ${instead}`),
        ...findWords(file, text),
      ];
    });
}

if (import.meta.main) {
  const wrong = process.argv.slice(2).flatMap((folder) => checkWords(folder));
  console.log([...wrong, `${wrong.length} lines`].join('\n'));
}
