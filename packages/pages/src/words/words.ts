import { fill, type Locale } from '@praxiskit/core';

/** A text of the site that its practice may write anew; until then it is as the site has it. */
export interface SiteWord {
  /** Of the text among the site's messages: 'home.headline'. */
  key: string;
  /** What it is called where it is written. */
  label: Readonly<Record<Locale, string>>;
  /** As the site has it; of a list an entry on each line. */
  text: Readonly<Record<Locale, string>>;
  /** Lines of its field; a text of one line has no line breaks. 1 by default. */
  lines?: number;
  /** What has to stay in it, in both languages: 'GOÄ', '{link}'. */
  keeps?: readonly string[];
}

/** The texts beside the title and the body of a record of pages, as an editor shows them. */
export interface PageWords {
  /** Of the record. */
  slug: string;
  /** Where it is seen; null where that is no page: a mail. */
  address: string | null;
  /** The record is the site's alone: its title and its description are on no page. */
  isWordsOnly?: boolean;
  parts: readonly { label: Readonly<Record<Locale, string>>; words: readonly SiteWord[] }[];
}

/** All words of pages, as `wordsIn` and `wordsShape` take them. */
export const allWords = (pages: readonly PageWords[]): SiteWord[] =>
  pages.flatMap(({ parts }) => parts.flatMap(({ words }) => words));

/** Texts by key, in one language, that stand in place of the site's own. */
export type Words = Readonly<Record<string, string>>;

/** As a record keeps them: `home_headline_de`, `home_headline_en`; what nobody has written is not there. */
export type WrittenWords = Readonly<Record<string, string>>;

/** How a record names a text, without its language: 'home.headline' → 'home_headline'. */
export const wordName = (key: string): string => key.replaceAll('.', '_');

/** What somebody has written of `words` in a language; what is empty stays the site's own. */
export function wordsIn(written: WrittenWords, words: readonly SiteWord[], locale: Locale): Words {
  return Object.fromEntries(
    words.flatMap(({ key }) => {
      const text = written[`${wordName(key)}_${locale}`]?.trim();
      return text ? [[key, text]] : [];
    }),
  );
}

/**
 * The same texts with `words` in their places; `messages` themselves stay as they are. A list takes a line for
 * each of its entries. A key that leads to no text is passed over.
 *
 * @param pack where `messages` are among the site's: 'treatments'; all of them by default
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

/** An object's texts with values in their places, '{link}': of a mail its subject and its text. */
export function fillTexts<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  values: Readonly<Record<string, string>>,
): Texts {
  const filled = Object.entries(texts).map(([name, text]) => [name, fill(text, values)]);
  return Object.fromEntries(filled) as Texts;
}

/** The text of a key as `SiteWord` has it; a list as lines. @throws Error where there is none */
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
