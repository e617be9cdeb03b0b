import { normaliseLetterText } from '../letter-text/normalise.ts';

/** Not Word's own `mso-bidi-font-weight`. */
const weight = /(?<![\w-])font-weight\s*:\s*([a-z]+|\d+)/i;
/** The depth at which the editor's own copies are open. */
const ownSlice = / data-pm-slice="[^"]*"/;
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(style|script|title|del|s|strike)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|<(?:[!?][^>]*>)?/gi;

/**
 * Cuts all attributes, styles and scripts from HTML before a browser parses it: the policy of a site refuses `style`
 * and `on…` even in a document that is not shown. Only a font's weight is kept, as `data-weight`. What a letter cannot
 * hold becomes text of the same meaning: cells, powers, lists in lists; what is struck out or hidden goes.
 */
export function cleanPastedHtml(html: string): string {
  const list = createListTags();
  const table = createCellTags();
  return wordLists(powers(withoutHidden(normaliseLetterText(html)))).replace(
    markup,
    (found, _raw, end?: string, name?: string, attributes = '') => {
      // A sign that begins no tag is text.
      if (name === undefined) return found === '<' ? '&lt;' : '';
      const tag = name.toLowerCase();
      const text = list(tag, end === '/') ?? table(tag, end === '/');
      if (text !== null) return text;
      if (end) return `</${tag}>`;
      const [, value] = weight.exec(attributes) ?? [];
      const [own = ''] = ownSlice.exec(attributes) ?? [];
      return `<${tag}${value ? ` data-weight="${value.toLowerCase()}"` : ''}${own}>`;
    },
  );
}

const raised: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³' };

/** 10³ must not become 103. */
const powers = (html: string): string =>
  html.replace(/<sup\b[^>]*>([^<]*)<\/sup\s*>/gi, (_found, power: string) =>
    power.trim() === '' ? '' : (raised[power.trim()] ?? `^${power.trim()}`),
  );

const withoutHidden = (html: string): string =>
  replaceElements(html, /(?<![\w-])(?:display\s*:\s*none|mso-hide\s*:\s*all)/i, () => '');

/** Replaces elements whose attributes match; one that is not closed stays. */
function replaceElements(html: string, attributes: RegExp, by: (element: string) => string) {
  let done = '';
  let from = 0;
  let open: { name: string; depth: number; at: number } | null = null;
  for (const { 0: tag, 2: end, 3: tagName, 4: given = '', index } of html.matchAll(markup)) {
    const name = tagName?.toLowerCase();
    if (name === undefined || voids.has(name)) continue;
    if (open === null) {
      if (!end && attributes.test(given)) open = { name, depth: 1, at: index };
      continue;
    }
    if (name === open.name) open.depth += end ? -1 : 1;
    if (open.depth > 0) continue;
    const next = index + tag.length;
    done += html.slice(from, open.at) + by(html.slice(open.at, next));
    from = next;
    open = null;
  }
  return done + html.slice(from);
}

/** Elements without an end. */
const voids = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

/** In a copy from Word in `<!--`, in a file without. */
const wordItem =
  /<p\b(?=[^>]*mso-list)[^>]*>((?:(?!<\/p\b)[\s\S])*?)<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>([\s\S]*?)<\/p\s*>/gi;
const wordSign = /(?<![\w-])mso-list\s*:\s*ignore/i;

/** Word writes the items of a list as paragraphs that begin with their sign. */
const wordLists = (html: string): string =>
  wordItems(
    replaceElements(
      wordItems(html),
      wordSign,
      (sign) => `<!--[if !supportLists]-->${sign}<!--[endif]-->`,
    ),
  ).replace(/<\/li><\/(ul|ol)>\s*<\1><li>/g, '</li><li>');

const wordItems = (html: string): string =>
  html.replace(wordItem, (_found, before: string, sign: string, text: string) => {
    const list = /\d|[a-z][.)]/i.test(sign.replace(/<[^>]*>|&\w+;/g, '')) ? 'ol' : 'ul';
    return `<${list}><li>${before}${text}</li></${list}>`;
  });

/** Lists in lists: their items are lines of the outer item, whose list keeps its numbers. */
function createListTags() {
  const open: { tag: string; items: number }[] = [];
  return (tag: string, isEnd: boolean): string | null => {
    if (tag === 'ul' || tag === 'ol') {
      if (isEnd) open.pop();
      else open.push({ tag, items: 0 });
      if (open.length === (isEnd ? 0 : 1)) return null;
      return '';
    }
    const list = open.at(-1);
    if (tag !== 'li' || !list) return null;
    // The end of an item is that of its list, or the next item: a list may follow that belongs to it.
    if (isEnd) return '';
    list.items += 1;
    if (open.length === 1) return '<li>';
    return `<br>${list.tag === 'ol' ? `${list.items}.` : '–'} `;
  };
}

/** The rows of a table are paragraphs, their cells parted by a line. */
function createCellTags() {
  let cells = 0;
  let isInCell = false;
  let hasText = false;
  return (tag: string, isEnd: boolean): string | null => {
    if (tag === 'tr') {
      cells = 0;
      return isEnd ? '</p>' : '<p>';
    }
    if (tag === 'td' || tag === 'th') {
      isInCell = !isEnd;
      hasText = false;
      if (isEnd) return '';
      cells += 1;
      return cells > 1 ? ' | ' : '';
    }
    if (!isInCell || !/^(p|div|br|h[1-6])$/.test(tag)) return null;
    // The paragraphs of one cell.
    if (isEnd || tag === 'br') {
      hasText = true;
      return tag === 'br' ? ' ' : '';
    }
    return hasText ? ' ' : '';
  };
}
