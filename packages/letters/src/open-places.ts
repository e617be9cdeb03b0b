import type { LetterDocument, LetterLine } from './letter-text/document.ts';
import { letterLineText } from './letter-text/line-text.ts';
import { normaliseLetterText } from './letter-text/normalise.ts';
import { parseLetterText } from './letter-text/parse.ts';

/** The places that are filled from the patient and the appointment. */
export const letterPlaces = ['anrede', 'name', 'termin', 'behandlung'] as const;
export type LetterPlace = (typeof letterPlaces)[number];

/** Any word in braces: a misspelled place has to be seen, too, and one that has blanks or is broken over lines. */
const place = /\{\s*\p{L}[\p{L}\p{N}_\s-]{0,39}\}/gu;

/** '{ Anrede }' → 'Anrede' */
const nameIn = (found: string) => found.slice(1, -1).trim().replace(/\s+/g, ' ');

/** The places of a plain text, such as `{termin}`, from `from` to before `to`. */
export function findPlaces(text: string): { name: string; from: number; to: number }[] {
  return [...text.matchAll(place)].map(({ 0: found, index }) => ({
    name: nameIn(found),
    from: index,
    to: index + found.length,
  }));
}

/**
 * The names of the places in a letter’s text that are not filled, in their order, each as often as it occurs. A
 * letter is sent only where there are none.
 */
export function openPlacesOf(text: string): string[] {
  return linesOf(parseLetterText(text)).flatMap((line) =>
    findPlaces(letterLineText(line)).map(({ name }) => name),
  );
}

const linesOf = ({ blocks }: LetterDocument): readonly LetterLine[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? [block.content] : block.items));

/** The document with the places whose value is known; others stay. Case of their names does not count. */
export function fillLetterPlaces(
  { blocks }: LetterDocument,
  values: Readonly<Partial<Record<string, string>>>,
): LetterDocument {
  const known = new Map(
    Object.entries(values).flatMap(([name, value]) =>
      value ? [[name.toLowerCase(), normaliseLetterText(value).replaceAll('\n', ' ')]] : [],
    ),
  );
  const fillLine = (line: LetterLine): LetterLine =>
    line.map((inline) => {
      if (inline.type === 'hardBreak') return inline;
      const text = inline.text.replace(
        place,
        (found) => known.get(nameIn(found).toLowerCase()) ?? found,
      );
      return { ...inline, text };
    });
  return {
    blocks: blocks.map((block) =>
      block.type === 'paragraph'
        ? { ...block, content: fillLine(block.content) }
        : { ...block, items: block.items.map(fillLine) },
    ),
  };
}
