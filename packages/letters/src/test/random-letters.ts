import fc from 'fast-check';
import type { LetterBlock, LetterDocument, LetterInline } from '../letter-text/document.ts';

/** Words, and signs that could be markup. */
export const words = fc
  .array(
    fc.oneof(
      fc.constantFrom('*', '**', '\\', '-', '- ', '1. ', '2. ', '3. ', ' ', '.', '\\-', '20. '),
      fc.constantFrom('Befund', 'Müller', 'ß', 'Łódź', 'İ', '😀', 'a'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join('').replaceAll('\n', ''))
  .filter((run) => run.length > 0);

/** Runs beside each other differ, so each document has one form. */
const content = fc
  .array(fc.oneof({ weight: 4, arbitrary: words }, fc.constant(null)), { maxLength: 5 })
  .chain((parts) => fc.tuple(fc.constant(parts), fc.boolean()))
  .map(([parts, first]) => {
    let strong = first;
    return parts.map((part): LetterInline => {
      if (part === null) return { type: 'hardBreak' };
      strong = !strong;
      return { type: 'text', text: part, strong };
    });
  });
const block = fc.oneof(
  content.map((inlines): LetterBlock => ({ type: 'paragraph', content: inlines })),
  fc
    .tuple(
      fc.constantFrom('bulletList' as const, 'orderedList' as const),
      fc.array(content, { minLength: 1, maxLength: 4 }),
    )
    .map(([type, items]): LetterBlock => ({ type, items })),
);
export const document = fc
  .array(block, { maxLength: 5 })
  .map((blocks): LetterDocument => ({ blocks }));
