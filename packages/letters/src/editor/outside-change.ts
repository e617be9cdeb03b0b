import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { findChanges } from '../letter-text/merge.ts';
import { blockTextsOf, letterNode } from './letter-node.ts';

/** Of transactions whose text did not come from this user. */
export const outsideKey = 'letter-outside';

/**
 * Brings another text into the editor: one replacement for each changed block, from the last to the first, so that
 * the caret and all other blocks stay. Undo does not know of it.
 */
export function changeFromOutside(state: EditorState, text: string): Transaction {
  const { tr, doc } = state;
  const next = letterNode(text);
  const changes = findChanges(blockTextsOf(doc), blockTextsOf(next));
  const shifts: number[] = [];
  let shift = 0;
  for (const { from, to, blocks } of changes) {
    shifts.push(shift);
    shift += blocks.length - (to - from);
  }
  for (const [index, { from, to, blocks }] of [...changes.entries()].reverse()) {
    const at = from + (shifts[index] ?? 0);
    replaceBlocks(tr, doc.children.slice(from, to), next.children.slice(at, at + blocks.length), {
      from: positionOf(doc, from),
      to: positionOf(doc, to),
    });
  }
  // An empty document is one paragraph, which no list of blocks has.
  if (!sameText(tr.doc, next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  return tr.setMeta('addToHistory', false).setMeta(outsideKey, true);
}

const sameText = (a: Node, b: Node) =>
  blockTextsOf(a).join('\n\n') === blockTextsOf(b).join('\n\n');

/** Where the block begins; the end of the document after the last one. */
export function positionOf(doc: Node, block: number): number {
  return doc.children.slice(0, block).reduce((position, { nodeSize }) => position + nodeSize, 0);
}

/** What a changed block has in common with the new one is kept, and so is a caret in it. */
function replaceBlocks(
  tr: Transaction,
  before: readonly Node[],
  after: readonly Node[],
  { from, to }: { from: number; to: number },
): void {
  const [old, changed] = [Fragment.from(before), Fragment.from(after)];
  const start = old.findDiffStart(changed);
  const end = old.findDiffEnd(changed);
  if (start === null || end === null) return;
  // The same text at both ends counts once.
  const overlap = Math.max(start - Math.min(end.a, end.b), 0);
  const isInOneBlock =
    before.length === 1 && after.length === 1 && before[0]?.type === after[0]?.type;
  if (!isInOneBlock) {
    tr.replaceWith(from, to, changed);
    return;
  }
  const doc = tr.doc.type.create(null, changed);
  tr.replace(from + start, from + end.a + overlap, sliceOf(doc, start, end.b + overlap));
}

const sliceOf = (doc: Node, from: number, to: number): Slice =>
  from === to ? Slice.empty : doc.slice(from, to);
