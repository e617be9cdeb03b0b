/** A text that staff write often. */
export interface LetterTextBlock {
  readonly id: string;
  readonly name: string;
  /** A letter's text, with places such as `{termin}`. */
  readonly body: string;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The blocks whose name has all words of the query as beginnings of its words, in their order. */
export function findBlocks<Block extends LetterTextBlock>(
  blocks: readonly Block[],
  query: string,
): Block[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  return blocks.filter(({ name }) => {
    const words = fold(name).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
