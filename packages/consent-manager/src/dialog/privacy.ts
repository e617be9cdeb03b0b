const ALLOWED = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'code', 'br', 'a']);
const DROPPED =
  /<(script|style|template|iframe|object)\b[\s\S]*?(<\/\1\s*>|$)|<!--[\s\S]*?(-->|$)/gi;
const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** A text, or an element of the few that `privacy` may have; `href` is that of an `a`. */
export type PrivacyNode = string | { tag: string; href?: string; children: PrivacyNode[] };

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (ENTITIES[name ?? ''] ?? whole),
  );

/** Only addresses that lead to a page or a mail; a link with `javascript:` or the like becomes plain text. */
function safeHref(attributes: string) {
  const [, , value = ''] = /\bhref\s*=\s*(["'])(.*?)\1/is.exec(attributes) ?? [];
  const href = decode(value).trim();
  return /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href) ? href : null;
}

interface Open {
  tag: string;
  attributes: string;
  children: PrivacyNode[];
}

function close({ tag, attributes, children }: Open): PrivacyNode[] {
  if (tag !== 'a') return [{ tag, children }];
  const href = safeHref(attributes);
  return href ? [{ tag, href, children }] : children;
}

/**
 * Reads a small part of HTML: p, ul, ol, li, strong, em, b, i, code, br and links; of other tags the
 * text stays, of scripts and styles nothing. Without `innerHTML` or DOMParser: Trusted Types forbid
 * them, a script in the text would run, and neither exists on the server.
 */
export function readPrivacyHtml(html: string): PrivacyNode[] {
  const source = html.replace(DROPPED, '');
  const root: Open = { tag: '', attributes: '', children: [] };
  const stack: Open[] = [root];
  const top = () => stack.at(-1) ?? root;
  const pop = () => {
    const done = stack.pop();
    if (done) top().children.push(...close(done));
  };
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    const [whole, slash, name = '', attributes = ''] = match;
    const tag = name.toLowerCase();
    if (match.index > end) top().children.push(decode(source.slice(end, match.index)));
    end = match.index + whole.length;
    if (!ALLOWED.has(tag)) continue;
    if (tag === 'br') top().children.push({ tag, children: [] });
    else if (!slash) stack.push({ tag, attributes, children: [] });
    else if (stack.some((open) => open.tag === tag)) {
      while (top().tag !== tag) pop();
      pop();
    }
  }
  if (end < source.length) top().children.push(decode(source.slice(end)));
  while (stack.length > 1) pop();
  return root.children;
}
