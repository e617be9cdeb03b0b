import type { LetterLine } from '../letter-text/document.ts';

export interface LinePart {
  /** '\n' for a hard break. */
  readonly text: string;
  readonly strong: boolean;
  /** Its place in the text, in UTF-16 units. */
  readonly from: number;
}

/** The text from `from` to before `to` in its weights, places as in `letterLineText`. */
export function lineParts(content: LetterLine, from: number, to: number): LinePart[] {
  const parts: LinePart[] = [];
  let at = 0;
  for (const inline of content) {
    const text = inline.type === 'text' ? inline.text : '\n';
    const start = Math.max(from - at, 0);
    const own = text.slice(start, Math.max(to - at, 0));
    if (own !== '') {
      parts.push({ text: own, strong: inline.type === 'text' && inline.strong, from: at + start });
    }
    at += text.length;
  }
  return parts;
}
