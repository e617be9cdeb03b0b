import { fill, type Locale } from '@praxiskit/core';
import type { SetLine } from './place-lines.ts';
import { letterEditorTexts } from './texts.ts';

/** How long a letter is, as the press has laid it out. */
export interface LetterExtent {
  readonly pages: number;
  /** What is left below the text on the last page, in mm. */
  readonly free_mm: number;
  /** The lines of each block of the text; without them the editor has no ruler. */
  readonly blocks?: readonly { readonly lines: readonly SetLine[] }[];
}

export interface LetterMeasureProps {
  /** Null until the first answer: nothing is shown. */
  layout: LetterExtent | null;
  locale: Locale;
}

/** '1 Seite, noch 95 mm frei' */
export function LetterMeasure({ layout, locale }: LetterMeasureProps) {
  if (layout === null) return null;
  const { pages, measure } = letterEditorTexts[locale];
  const { pages: count, free_mm: free } = layout;
  return (
    <span className="pk-letter-measure">
      {fill(measure, {
        pages: fill(count === 1 ? pages.one : pages.many, { count }),
        // What is said to be free has to be free.
        mm: Math.max(Math.floor(free), 0),
      })}
    </span>
  );
}
