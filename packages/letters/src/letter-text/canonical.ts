import { parseLetterText } from './parse.ts';
import { serialiseLetterText } from './serialise.ts';

/** The one written form of a text: each block of the document is a block of the text. */
export const canonicalLetterText = (text: string) => serialiseLetterText(parseLetterText(text));
