import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { positionOf } from './outside-change.ts';

/** The blocks of a conflict in the editor's document, and what asks about them. */
export interface AskedBlocks {
  readonly key: string;
  /** Of the first block. */
  readonly index: number;
  readonly count: number;
  readonly question: HTMLElement;
}

const conflictKey = new PluginKey<DecorationSet>('letter-conflict');

/** Rings the blocks that wait for a decision, with the question below them. */
export const conflictPlugin = new Plugin<DecorationSet>({
  key: conflictKey,
  state: {
    init: () => DecorationSet.empty,
    apply(tr, decorations) {
      const asked: readonly AskedBlocks[] | undefined = tr.getMeta(conflictKey);
      return asked ? decorate(tr.doc, asked) : decorations.map(tr.mapping, tr.doc);
    },
  },
  props: { decorations: (state) => conflictKey.getState(state) },
});

export const askAbout = ({ tr }: EditorState, asked: readonly AskedBlocks[]): Transaction =>
  tr.setMeta(conflictKey, asked).setMeta('addToHistory', false);

function decorate(doc: Node, asked: readonly AskedBlocks[]): DecorationSet {
  const decorations = asked.flatMap(({ key, index, count, question }) => {
    const first = Math.min(index, doc.childCount);
    const end = Math.min(first + count, doc.childCount);
    const rings = doc.children.slice(first, end).map((block, at) => {
      const from = positionOf(doc, first + at);
      return Decoration.node(from, from + block.nodeSize, { class: 'pk-letter-asked' });
    });
    const widget = Decoration.widget(positionOf(doc, end), question, {
      key,
      side: -1,
      ignoreSelection: true,
      stopEvent: () => true,
    });
    return [...rings, widget];
  });
  return DecorationSet.create(doc, decorations);
}
