import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { joinBlocks } from '../letter-text/markup.ts';
import { mergeLetterText } from '../letter-text/merge.ts';
import { normaliseLetterText } from '../letter-text/normalise.ts';
import { createBlockMenuPlugin } from './block-menu-plugin.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { conflictPlugin } from './conflict-plugin.ts';
import { letterKeys, listRules } from './keys.ts';
import { letterNode, letterTextOf } from './letter-node.ts';
import { changeFromOutside, outsideKey } from './outside-change.ts';
import { placesPlugin, selectPlace } from './places-plugin.ts';
import { letterSchema } from './schema.ts';

export interface LetterViewOptions {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Keys while the menu of text blocks is open. */
  readonly onMenuKey: (event: KeyboardEvent) => boolean;
}

export interface LetterView {
  readonly host: RefObject<HTMLDivElement | null>;
  /** Null before the first effect. */
  readonly view: EditorView | null;
  /** The state that was last rendered. */
  readonly state: EditorState | null;
}

/** ProseMirror in a component: its text follows `value`, and its own changes are reported. */
export function useLetterView(options: LetterViewOptions): LetterView {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [shown, setShown] = useState<Pick<LetterView, 'view' | 'state'>>({
    view: null,
    state: null,
  });
  const texts = useRef({ seen: options.value, unseen: [] as string[] });

  useLayoutEffect(() => {
    const { current: place } = host;
    if (place === null) return;
    const { value } = latest.current;
    texts.current = { seen: value, unseen: [] };
    const view = new EditorView(place, {
      state: createState(value, (event) => latest.current.onMenuKey(event)),
      transformPastedHTML: cleanPastedHtml,
      transformPastedText: normaliseLetterText,
      dispatchTransaction(tr) {
        const before = view.state.doc;
        const state = view.state.apply(tr);
        view.updateState(state);
        setShown({ view, state });
        if (tr.getMeta(outsideKey) || before.eq(state.doc)) return;
        const text = letterTextOf(state.doc);
        texts.current.unseen.push(text);
        latest.current.onChange(text);
      },
    });
    setShown({ view, state: view.state });
    return () => {
      view.destroy();
      setShown({ view: null, state: null });
    };
  }, []);

  const { view } = shown;
  const { value } = options;
  useLayoutEffect(() => {
    if (view === null) return;
    const { seen, unseen } = texts.current;
    const own = unseen.lastIndexOf(value);
    if (own >= 0) {
      texts.current = { seen: value, unseen: unseen.slice(own + 1) };
      return;
    }
    if (value === seen) return;
    texts.current = { seen: value, unseen: [] };
    if (unseen.length === 0) {
      view.dispatch(changeFromOutside(view.state, value));
      return;
    }
    // Typed since the page has last rendered: the value lacks it.
    const both = mergeLetterText(seen, letterTextOf(view.state.doc), value);
    const merged = joinBlocks(
      (both.parts ?? [both.text]).flatMap((part) =>
        typeof part === 'string' ? part : [part.mine, part.theirs],
      ),
    );
    view.dispatch(changeFromOutside(view.state, merged));
    texts.current.unseen.push(merged);
    latest.current.onChange(merged);
  }, [view, value]);

  return { host, ...shown };
}

const createState = (value: string, onMenuKey: (event: KeyboardEvent) => boolean): EditorState =>
  EditorState.create({
    schema: letterSchema,
    doc: letterNode(value),
    plugins: [
      createBlockMenuPlugin(onMenuKey),
      listRules,
      keymap({ Tab: selectPlace(1), 'Shift-Tab': selectPlace(-1) }),
      ...letterKeys,
      history(),
      placesPlugin,
      conflictPlugin,
    ],
  });
