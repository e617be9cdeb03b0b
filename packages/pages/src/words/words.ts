import { fill, type Locale } from '@praxiskit/core';

/** A text of the site that the practice may replace. */
export interface SiteWord {
  /** Its key among the site's messages: 'home.headline'. */
  key: string;
  /** Its name in the editor. */
  label: Readonly<Record<Locale, string>>;
  /** The site's own text; for a list one entry on each line. */
  text: Readonly<Record<Locale, string>>;
  /** Lines of its field; a text with one line has no line breaks. 1 by default. */
  lines?: number;
  /** Parts that must stay in it, in both languages: 'GOÄ', '{link}'. */
  keeps?: readonly string[];
}

/** The texts of a record of pages beside its title and body, for an editor. */
export interface PageWords {
  /** Of the record. */
  slug: string;
  /** The address of the page that shows it; null if no page does, for example for a mail. */
  address: string | null;
  /** Only the site uses the record: its title and description are on no page. */
  isWordsOnly?: boolean;
  parts: readonly { label: Readonly<Record<Locale, string>>; words: readonly SiteWord[] }[];
}

/** All words of pages, for `wordsIn` and `wordsShape`. */
export const allWords = (pages: readonly PageWords[]): SiteWord[] =>
  pages.flatMap(({ parts }) => parts.flatMap(({ words }) => words));

/** Texts by key, in one language, that replace the site's own. */
export type Words = Readonly<Record<string, string>>;

/**
 * As stored in a record: `home_headline_de`, `home_headline_en`; without texts that were not
 * written.
 */
export type WrittenWords = Readonly<Record<string, string>>;

/** The name of a text in a record, without its language: 'home.headline' → 'home_headline'. */
export const wordName = (key: string): string => key.replaceAll('.', '_');

/** The written texts of `words` in a language; an empty text keeps the site's own. */
export function wordsIn(written: WrittenWords, words: readonly SiteWord[], locale: Locale): Words {
  return Object.fromEntries(
    words.flatMap(({ key }) => {
      const text = written[`${wordName(key)}_${locale}`]?.trim();
      return text ? [[key, text]] : [];
    }),
  );
}

/**
 * The messages with `words` replaced; `messages` itself is not changed. A list takes one line for
 * each of its entries. Unknown keys are ignored.
 * @param pack the place of `messages` among the site's: 'treatments'; all of them by default
 */
export function withWords<Messages extends object>(
  messages: Messages,
  words: Words = {},
  pack = '',
): Messages {
  const before = pack && `${pack}.`;
  return Object.entries(words)
    .filter(([key]) => key.startsWith(before))
    .reduce((all, [key, text]) => put(all, key.slice(before.length).split('.'), text), messages);
}

function put<Value>(value: Value, way: readonly string[], text: string): Value {
  const [name, ...deeper] = way;
  if (name === undefined) {
    if (typeof value === 'string') return text as Value;
    return isList(value) ? (linesOf(text) as Value) : value;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const members = copy as Record<string, unknown>;
  members[name] = put(members[name], deeper, text);
  return copy as Value;
}

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * An object's texts with values for their placeholders, '{link}': for example the subject and text
 * of a mail.
 */
export function fillTexts<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  values: Readonly<Record<string, string>>,
): Texts {
  const filled = Object.entries(texts).map(([name, text]) => [name, fill(text, values)]);
  return Object.fromEntries(filled) as Texts;
}

/** The text of a key, as in `SiteWord`; a list as lines. @throws Error if there is none */
export function messageText(messages: object, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      messages,
    );
  if (typeof found === 'string') return found;
  if (isList(found)) return (found as string[]).join('\n');
  throw new Error(`The site's messages have no text ${key}`);
}
