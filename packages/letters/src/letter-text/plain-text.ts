import type { LetterDocument } from './document.ts';
import { letterLineText } from './line-text.ts';

/** The text of a letter without its markup; blocks and items are lines. */
export const plainLetterText = ({ blocks }: LetterDocument): string =>
  blocks
    .flatMap((block) => (block.type === 'paragraph' ? [block.content] : block.items))
    .map(letterLineText)
    .join('\n');
