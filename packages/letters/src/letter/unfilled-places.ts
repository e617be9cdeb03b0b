import type { LetterDocument } from '../letter-text/document.ts';
import { letterLineText } from '../letter-text/line-text.ts';

const place = /\{[^{}\n]*\}|\[[^[\]\n]*\]/g;

/** Open places of text blocks, as `{termin}` and `[Betrag]`, each once. */
export const unfilledPlaces = (text: string): string[] => [...new Set(text.match(place))];

/** The text of a letter without its markup; blocks and items are lines. */
export const plainLetterText = ({ blocks }: LetterDocument): string =>
  blocks
    .flatMap((block) => (block.type === 'paragraph' ? [block.content] : block.items))
    .map(letterLineText)
    .join('\n');
