import type { Locale } from '../finding.ts';
import { BORDER } from '../text/fold.ts';
import { decodeEntities } from './entities.ts';
import { ratingsIn, textsOfData } from './linked-data.ts';

/** A separate text of a page: a paragraph, an attribute, a string of structured data. */
export interface Passage {
  /** 'text', 'title', 'meta description', 'img alt', 'json-ld' */
  where: string;
  locale: Locale;
  text: string;
}

/** The texts of a page that visitors and search engines read. */
export interface PageTexts {
  passages: Passage[];
  /** Addresses of its pictures and of its links. */
  pictures: string[];
  links: string[];
  /** Whether its structured data contain reviews. */
  hasRatings: boolean;
}

const TOKENS =
  /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const ATTRIBUTES = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** The text after these elements belongs to them: a question and its answer, a label and its price. */
const LEADING = new Set(['summary', 'dt', 'th', 'td']);
const SPOKEN = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];
const META = /^(?:description|keywords|(?:og|twitter):(?:title|description|image:alt))$/;

/** Reads HTML as it is sent. The border of an inline element is `BORDER` in a passage's text. */
export function readPage(html: string): PageTexts {
  const page: PageTexts = { passages: [], pictures: [], links: [], hasRatings: false };
  const open: { tag: string; locale: Locale }[] = [];
  const localeNow = () => open.at(-1)?.locale ?? 'de';
  let text = '';
  let joins = false;
  const say = (where: string, locale: Locale, written: string) => {
    if (written.replaceAll(BORDER, '').trim() !== '')
      page.passages.push({ where, locale, text: written.trim() });
  };
  const close = (locale: Locale) => {
    if (joins && text.trim() !== '') text += '\n';
    else {
      say('text', locale, text);
      text = '';
    }
    joins = false;
  };

  let from = 0;
  for (const token of html.matchAll(TOKENS)) {
    const [whole, slash, name, written = ''] = token;
    // Inside of a script or a style, whose end is further on.
    if (token.index < from) continue;
    if (name === undefined) {
      if (!whole.startsWith('<!')) text += decodeEntities(whole).replaceAll(/[ \t\r\n]+/g, ' ');
      continue;
    }
    const tag = name.toLowerCase();
    const attributes = attributesOf(written);
    const locale = localeOf(attributes.lang) ?? localeNow();
    if (tag === 'wbr') text += '\u00ad';
    else if (tag === 'br') text += '\n';
    else if (INLINE.has(tag)) text += BORDER;
    else if (slash) {
      if (LEADING.has(tag)) joins = true;
      close(localeNow());
    } else if (text !== '') {
      // A block that begins ends what stood before it, unless that leads to it.
      if (!text.endsWith('\n')) close(localeNow());
    }
    if (slash) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at !== -1) open.length = at;
      continue;
    }
    readAttributes(page, tag, attributes, (where, value) => say(where, locale, value));
    if (tag === 'script' || tag === 'style' || tag === 'title') {
      const end = html.toLowerCase().indexOf(`</${tag}`, token.index);
      const start = token.index + whole.length;
      const inside = html.slice(start, end === -1 ? html.length : end);
      from = end === -1 ? html.length : end;
      if (tag === 'title') say('title', locale, decodeEntities(inside));
      if (attributes.type === 'application/ld+json') {
        for (const value of textsOfData(inside)) say('json-ld', locale, value);
        page.hasRatings ||= ratingsIn(inside);
      }
    }
    if (!VOID.has(tag) && !written.endsWith('/')) open.push({ tag, locale });
  }
  joins = false;
  close(localeNow());
  return page;
}

function readAttributes(
  page: PageTexts,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  say: (where: string, value: string) => void,
): void {
  for (const name of SPOKEN) if (attributes[name]) say(`${tag} ${name}`, attributes[name]);
  const meta = attributes.name ?? attributes.property ?? '';
  if (tag === 'meta' && META.test(meta)) say(`meta ${meta}`, attributes.content ?? '');
  if ((tag === 'img' || tag === 'source') && (attributes.src || attributes.srcset)) {
    page.pictures.push(`${attributes.src ?? ''} ${attributes.srcset ?? ''}`.trim());
  }
  if (tag === 'a' && attributes.href) page.links.push(attributes.href);
}

function attributesOf(written: string): Record<string, string> {
  const found = [...written.matchAll(ATTRIBUTES)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? '')] as const,
  );
  return Object.fromEntries(found);
}

function localeOf(lang: string | undefined): Locale | null {
  if (lang === undefined) return null;
  return lang.toLowerCase().startsWith('en') ? 'en' : 'de';
}
