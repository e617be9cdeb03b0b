import { closeHistory, isHistoryTransaction } from 'prosemirror-history';
import { Fragment, Slice } from 'prosemirror-model';
import {
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { parseLetterText } from '../letter-text/parse.ts';
import { fillLetterPlaces } from '../open-places.ts';
import { blocksOf } from './letter-node.ts';
import { outsideKey } from './outside-change.ts';
import { placesIn } from './places-plugin.ts';

/** The menu is open: the text from the slash to the caret. */
export interface OpenBlockMenu {
  readonly from: number;
  /** Without the slash. */
  readonly query: string;
}

const menuKey = new PluginKey<OpenBlockMenu | null>('letter-block-menu');

export const blockMenuOf = (state: EditorState): OpenBlockMenu | null =>
  menuKey.getState(state) ?? null;

export const closeBlockMenu = ({ tr }: EditorState): Transaction => tr.setMeta(menuKey, 'close');

/** A slash that was typed after a space, or at the beginning of a line, opens the menu of text blocks. */
export const createBlockMenuPlugin = (onKeyDown: (event: KeyboardEvent) => boolean) =>
  new Plugin<OpenBlockMenu | null>({
    key: menuKey,
    state: {
      init: () => null,
      apply(tr, menu, _before, { selection }) {
        if (tr.getMeta(menuKey) === 'close') return null;
        const { $from, empty } = selection;
        if (!empty || !$from.parent.isTextblock) return null;
        const from = menu ? tr.mapping.map(menu.from) : typedSlash(tr);
        if (from === null || from < $from.start() || from >= $from.pos) return null;
        const text = $from.parent.textBetween(from - $from.start(), $from.parentOffset, null, '\n');
        const isOpen = /^\/(?! )[^\n]{0,60}$/.test(text);
        return isOpen ? { from, query: text.slice(1) } : null;
      },
    },
    props: {
      decorations(state) {
        const { from } = blockMenuOf(state) ?? {};
        if (from === undefined) return null;
        const query = { class: 'pk-letter-query' };
        return DecorationSet.create(state.doc, [
          Decoration.inline(from, state.selection.from, query),
        ]);
      },
      handleKeyDown: (view, event) => blockMenuOf(view.state) !== null && onKeyDown(event),
      handleDOMEvents: {
        blur(view) {
          if (blockMenuOf(view.state)) view.dispatch(closeBlockMenu(view.state));
        },
      },
    },
  });

/** Where this change has inserted a slash that can begin a query, just before the caret. */
function typedSlash(tr: Transaction): number | null {
  const isTyped =
    tr.docChanged && !tr.getMeta(outsideKey) && !tr.getMeta('paste') && !isHistoryTransaction(tr);
  if (!isTyped) return null;
  const { $from } = tr.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, null, '\n');
  if (!/(?:^|[\s\u00a0])\/$/.test(before)) return null;
  let isInserted = false;
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    isInserted ||= newTo === $from.pos;
  });
  return isInserted ? $from.pos - 1 : null;
}

/**
 * Puts a text block in the place of the query, with its places filled as far as they are known. Everything else that
 * was typed stays. The first open place of it is selected.
 */
export function insertBlock(
  state: EditorState,
  { from }: OpenBlockMenu,
  body: string,
  places: Readonly<Partial<Record<string, string>>>,
): Transaction {
  const { tr, selection } = state;
  const blocks = blocksOf(fillLetterPlaces(parseLetterText(body), places));
  const [first, last] = [blocks[0], blocks.at(-1)];
  // Undo gives back the query.
  closeHistory(tr).setMeta(menuKey, 'close').delete(from, selection.from);
  if (!first || !last) return tr;
  const slice = new Slice(
    Fragment.from(blocks),
    first.isTextblock ? 1 : 0,
    last.isTextblock ? 1 : 0,
  );
  const rest = tr.doc.content.size - from;
  tr.replaceRange(from, from, slice);
  const end = tr.doc.content.size - rest;
  const [open] = placesIn(tr.doc, from, Math.max(end, from));
  tr.setSelection(
    open
      ? TextSelection.create(tr.doc, open.from, open.to)
      : TextSelection.near(tr.doc.resolve(end), -1),
  );
  return tr.scrollIntoView();
}
