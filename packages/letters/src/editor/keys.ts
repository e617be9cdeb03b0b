import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { inputRules, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  Plugin,
  Selection,
  TextSelection,
} from 'prosemirror-state';
import { blockMenuOf } from './block-menu-plugin.ts';
import { types } from './schema.ts';

export const toggleStrong = toggleMark(types.strong);

/** The list that the selection begins in. */
export function listAt({ selection: { $from } }: EditorState): NodeType | null {
  const list = $from.depth >= 2 ? $from.node($from.depth - 2).type : null;
  return list === types.bulletList || list === types.orderedList ? list : null;
}

/** Makes the selected paragraphs a list, a list of the other kind this kind, and items of this kind paragraphs. */
export const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) => {
    const current = listAt(state);
    if (current === null) return wrapInList(list)(state, dispatch);
    if (current === list) return liftListItem(types.listItem)(state, dispatch);
    const { $from } = state.selection;
    dispatch?.(state.tr.setNodeMarkup($from.before($from.depth - 2), list));
    return true;
  };

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(types.hardBreak.create()).scrollIntoView());
  return true;
};

/** At the beginning of an item Backspace makes it a paragraph, before it joins it with the one above. */
const liftAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  return liftListItem(types.listItem)(state, dispatch);
};

/** Browsers stop at what cannot be edited, as a question about a conflict. */
const goTo =
  (side: 'start' | 'end', isExtended = false): Command =>
  ({ tr, doc, selection }, dispatch) => {
    const edge = side === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc);
    const { $anchor } = isExtended ? selection : edge;
    dispatch?.(tr.setSelection(TextSelection.between($anchor, edge.$head)).scrollIntoView());
    return true;
  };

const edgeKeys = (side: 'start' | 'end', ...keys: string[]) =>
  Object.fromEntries(
    keys.flatMap((key) => [
      [key, goTo(side)],
      [`Shift-${key}`, goTo(side, true)],
    ]),
  );

/** Ctrl+Enter and Escape are the page's keys. The editor would prevent what they do, even without a use for them. */
const pageKeys = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: ({ state }, { key, ctrlKey, metaKey }) =>
        key === 'Escape' ? blockMenuOf(state) === null : key === 'Enter' && (ctrlKey || metaKey),
    },
  },
});

export const letterKeys = [
  pageKeys,
  keymap({
    ...edgeKeys('start', 'Ctrl-Home', 'Meta-ArrowUp'),
    ...edgeKeys('end', 'Ctrl-End', 'Meta-ArrowDown'),
    'Mod-b': toggleStrong,
    'Mod-Shift-7': toggleList(types.orderedList),
    'Mod-Shift-8': toggleList(types.bulletList),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    Enter: splitListItem(types.listItem),
    'Shift-Enter': insertBreak,
    Backspace: chainCommands(undoInputRule, liftAtStart),
  }),
  keymap(baseKeymap),
];

/** `- ` and `1. ` at the beginning of a paragraph begin a list. */
export const listRules = inputRules({
  rules: [
    wrappingInputRule(/^-\s$/, types.bulletList),
    wrappingInputRule(/^1\.\s$/, types.orderedList),
  ],
});
