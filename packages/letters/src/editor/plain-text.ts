import type { LetterBlock } from '../letter-text/document.ts';
import { letterLineText } from '../letter-text/line-text.ts';
import { parseLetterText } from '../letter-text/parse.ts';

/** A letter's text without its markup, for a choice; items have their marks. */
export const plainText = (text: string): string =>
  parseLetterText(text).blocks.map(plainBlock).join('\n');

function plainBlock(block: LetterBlock): string {
  if (block.type === 'paragraph') return letterLineText(block.content);
  return block.items
    .map(
      (item, at) => `${block.type === 'bulletList' ? '–' : `${at + 1}.`} ${letterLineText(item)}`,
    )
    .join('\n');
}
