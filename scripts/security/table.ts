import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { counts } from './asvs.ts';

/** How a requirement is met: by tests, in writing, by who runs the site; or not at all. */
const states = ['test', 'written', 'n/a', 'operator', 'missing'] as const;
export type State = (typeof states)[number];

interface Row {
  /** `6.2.1`; of a row for many, each of them. */
  ids: string[];
  levels: string;
  state: string;
  /** The last cell. */
  shown: string;
  line: number;
}

/** What is wrong with the table of `docs/security.md`, one line each. */
export function checkSecurity(root = '.', file = 'docs/security.md'): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const rows = readRows(text);
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const { ids, state, shown, line } of rows) {
    const say = (text: string) => wrong.push(`${file}:${line}: ${text}`);
    if (ids.length === 0) say('no requirement of ASVS 5.0.0');
    for (const id of ids) {
      if (seen.has(id)) say(`${id} has two rows`);
      seen.add(id);
    }
    if (!states.some((known) => known === state)) say(`'${state}' is none of ${states.join(', ')}`);
    if (shown === '') say('nothing shows it, and no reason is given');
    const tests = [...shown.matchAll(/`([^`]+\.(?:test|spec|contract)\.tsx?)` "([^"]+)"/g)];
    if (state === 'test' && tests.length === 0) say('no test is named, as `file` "title"');
    for (const [, test = '', title = ''] of tests) {
      if (!existsSync(join(root, test))) say(`there is no ${test}`);
      else if (!hasTitle(join(root, test), title)) say(`${test} has no test "${title}"`);
    }
    const files = shown.matchAll(/`((?:docs|packages|apps|scripts)\/[\w./-]+)`/g);
    for (const [, other = ''] of files) {
      if (!existsSync(join(root, other))) say(`there is no ${other}`);
    }
  }
  for (const id of allIds()) if (!seen.has(id)) wrong.push(`${file}: ${id} has no row`);
  for (const [state, count] of Object.entries(countStates(text))) {
    const line = `| ${state} | ${count} |`;
    if (!text.includes(line)) wrong.push(`${file}: the summary has no line '${line}'`);
  }
  return wrong;
}

/** How many requirements are in each state. */
export function countStates(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { ids, state } of readRows(text)) found[state] = (found[state] ?? 0) + ids.length;
  return found;
}

/** Rows of five cells whose first is an id, or a first and a last one. */
function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line, at) => {
    const [first, levels = '', , state = '', ...rest] = line.replace(/^\| | \|$/g, '').split(' | ');
    const [, from = '', , to] = /^v5\.0\.0-([\d.]+)(…([\d.]+))?$/.exec(first ?? '') ?? [];
    if (from === '') return [];
    const shown = rest.join(' | ').trim();
    return [{ ids: idsBetween(from, to ?? from), levels, state, shown, line: at + 1 }];
  });
}

function idsBetween(from: string, to: string): string[] {
  const ids = allIds();
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)];
  return first < 0 || last < first ? [] : ids.slice(first, last + 1);
}

function allIds(): string[] {
  return Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
}

/** As a literal of the file, in the quotes that the formatter gives it. */
function hasTitle(file: string, title: string): boolean {
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  const quotes = title.includes("'") ? ['"', '`'] : ["'", '`'];
  return quotes.some((quote) => text.includes(`${quote}${title}${quote}`));
}
