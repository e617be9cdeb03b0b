import { normaliseLetterText } from '../letter-text/normalise.ts';

const weight = /font-weight\s*:\s*([a-z]+|\d+)/i;
/** The depth at which the editor's own copies are open. */
const ownSlice = / data-pm-slice="[^"]*"/;
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(style|script|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|<(?:[!?][^>]*>)?/gi;

/**
 * Cuts all attributes, styles and scripts from HTML before a browser parses it: the policy of a site refuses `style`
 * and `on…` even in a document that is not shown. Only a font's weight is kept, as `data-weight`.
 */
export const cleanPastedHtml = (html: string): string =>
  normaliseLetterText(html).replace(
    markup,
    (found, _raw, end?: string, tag?: string, attributes?: string) => {
      // A sign that begins no tag is text.
      if (tag === undefined) return found === '<' ? '&lt;' : '';
      if (end) return `</${tag}>`;
      const [, value] = weight.exec(attributes ?? '') ?? [];
      const [own = ''] = ownSlice.exec(attributes ?? '') ?? [];
      return `<${tag}${value ? ` data-weight="${value.toLowerCase()}"` : ''}${own}>`;
    },
  );
