import type { Node } from 'prosemirror-model';

/**
 * A line as the press has set it: its page, mm from the page's top to its own, its first and last place in the text
 * of the block or item, and the item of a list (0 in a paragraph).
 */
export type SetLine = readonly [page: number, mm: number, from: number, to: number, item: number];

export interface PlacedLine {
  readonly page: number;
  readonly mm: number;
  /** Where it begins in the document. */
  readonly pos: number;
}

/** The blocks with something in them: a letter that is saved need not have the empty ones of the screen. */
const isFull = (block: Node): boolean => block.textContent !== '';

/** Whether an empty block is before another one that is not. */
export function hasGap({ children }: Node): boolean {
  return children.slice(0, children.findLastIndex(isFull)).some((block) => !isFull(block));
}

/** The lines of a layout in the editor's document, which may have changed since: a place behind its end is its end. */
export function placeLines(doc: Node, blocks: readonly { lines: readonly SetLine[] }[]) {
  const full = blocks.filter(({ lines }) => lines.some(([, , from, to]) => to > from));
  const placed: PlacedLine[] = [];
  let index = 0;
  doc.forEach((block, offset) => {
    if (!isFull(block)) return;
    for (const [page, mm, from, , item] of full[index]?.lines ?? []) {
      const paragraph = block.isTextblock ? block : block.maybeChild(item)?.firstChild;
      if (!paragraph) continue;
      let start = offset + 1;
      if (!block.isTextblock) {
        // Into the item, and into its paragraph.
        start += 2;
        for (let before = 0; before < item; before += 1) start += block.child(before).nodeSize;
      }
      placed.push({ page, mm, pos: start + Math.min(from, paragraph.content.size) });
    }
    index += 1;
  });
  return placed;
}
