import type { Locale } from '@praxiskit/core';
import { localized } from '@praxiskit/core';

/** A heading with the text below it; `heading` is '' for the text before the first one. */
export interface TextSection {
  heading: string;
  lines: string[];
  entries: TextEntry[];
}

/** A term and its description. */
export interface TextEntry {
  term: string;
  text: string;
  /** A list below the text; only values of placeholders have one. */
  items?: readonly string[];
}

/** The values of a text's placeholders, by name. */
export interface TextPlaces {
  /** `{phone}` within a line. */
  values?: Readonly<Record<string, string>>;
  /** `{items}` alone on a line. */
  lists?: Readonly<Record<string, readonly TextEntry[]>>;
}

const place = /\{([a-z][a-z0-9_]*)\}/g;
/** A number of any kind, such as a telephone number: no line break may divide it. */
const number = /^[+(\d][\d ()/+-]*$/;

/**
 * Reads the text of a page written without HTML: a line `## Heading` begins a section, a line `-
 * Term: text` is an entry, any other line a paragraph. No part of it is ever markup, neither the
 * text nor the values of placeholders. Entries and lines without content are omitted; a placeholder
 * without a value stays as written. A number in a placeholder stays on one line: its spaces are
 * no-break spaces (U+00A0).
 */
export function readPageText(text: string, { values = {}, lists = {} }: TextPlaces = {}) {
  const sections: TextSection[] = [{ heading: '', lines: [], entries: [] }];
  for (const written of text.split(/\r?\n/)) {
    const line = written.trim();
    const section = sections.at(-1) as TextSection;
    const list = alone(line);
    const [, term, said] = /^- ([^:]+):(.*)$/.exec(line) ?? [];
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (Object.hasOwn(lists, list)) section.entries.push(...(lists[list] ?? []));
    else if (heading !== undefined) {
      sections.push({ heading: fill(heading, values), lines: [], entries: [] });
    } else if (term !== undefined) {
      const entry = { term: fill(term, values), text: fill(said ?? '', values) };
      if (entry.text) section.entries.push(entry);
    } else {
      const filled = fill(line, values);
      if (filled) section.lines.push(filled);
    }
  }
  const [lead, ...others] = sections as [TextSection, ...TextSection[]];
  return { lead, sections: others };
}

/**
 * A record of pages in one language: title, description, and its body as read by `readPageText`.
 */
export function readPage(
  page: Readonly<Record<`${'title' | 'description' | 'body'}_${Locale}`, string>>,
  locale: Locale,
  places: TextPlaces = {},
) {
  return {
    title: localized(page, 'title', locale),
    description: localized(page, 'description', locale),
    ...readPageText(localized(page, 'body', locale), places),
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(place, (written, name: string) => {
      const value = Object.hasOwn(values, name) ? (values[name] ?? '') : written;
      return number.test(value) ? value.replaceAll(' ', '\u00a0') : value;
    })
    .trim();
}

/** The names of placeholders: of values, and of lists. */
export interface PlaceNames {
  values: ReadonlySet<string>;
  lists: ReadonlySet<string>;
}

/**
 * Names in braces that are no known placeholder, each once: a visitor would see them as written. A
 * list is a placeholder only if it is alone on its line.
 */
export function unknownPlaces(text: string, { values, lists }: PlaceNames): string[] {
  const written = text.split(/\r?\n/).filter((line) => !lists.has(alone(line.trim())));
  const names = [...written.join('\n').matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !values.has(name));
}

/** The name of the placeholder that fills a line; '' for other lines. */
const alone = (line: string) => /^\{([a-z][a-z0-9_]*)\}$/.exec(line)?.[1] ?? '';
