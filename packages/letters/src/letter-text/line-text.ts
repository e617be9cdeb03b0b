import type { LetterLine } from './document.ts';

/** The text of a paragraph or an item without its bold type; a hard break is `\n`. */
export function letterLineText(content: LetterLine): string {
  return content.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');
}
