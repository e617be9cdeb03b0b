import { fill, type Locale } from '@praxiskit/core';
import { Button } from '@praxiskit/ui-kit';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { useId, useLayoutEffect, useState } from 'react';
import type { LetterPlace } from '../open-places.ts';
import { BlockMenu, optionId } from './block-menu.tsx';
import { blockMenuOf, closeBlockMenu, insertBlock } from './block-menu-plugin.ts';
import { findBlocks, type LetterTextBlock } from './find-blocks.ts';
import { listAt, toggleList, toggleStrong } from './keys.ts';
import { type LetterExtent, LetterMeasure } from './letter-measure.tsx';
import { LetterRuler } from './letter-ruler.tsx';
import { placesIn, selectPlace } from './places-plugin.ts';
import { types } from './schema.ts';
import { letterEditorTexts } from './texts.ts';
import { type LetterEditorConflict, useConflict } from './use-conflict.tsx';
import { useLetterView } from './use-letter-view.ts';

export interface LetterEditorProps {
  /** The letter's text. One that comes from elsewhere replaces the changed blocks alone. */
  value: string;
  /** Called with every change by the user; the text is normalised. */
  onChange: (text: string) => void;
  /** The accessible name of the text. */
  label: string;
  /** Passages that another user has changed, too. */
  conflict?: LetterEditorConflict | null;
  /** Called with the whole text when every passage is decided. */
  onResolve?: (text: string) => void;
  /** Offered after a slash. */
  blocks?: readonly LetterTextBlock[];
  /** What the places of text blocks are filled with. */
  places?: Readonly<Partial<Record<LetterPlace, string>>>;
  /** The answer of the press, whose measure and lines are shown; null while it is awaited. */
  layout?: LetterExtent | null;
  readOnly?: boolean;
  /** The language of the editor. */
  locale: Locale;
  /** The language of the letter; the editor's by default. */
  letterLocale?: Locale;
}

const noBlocks: readonly LetterTextBlock[] = [];
const noPlaces = {};
const noLines: NonNullable<LetterExtent['blocks']> = [];

/** Edits a letter's text: paragraphs, lists, bold type, text blocks after a slash, conflicts at their block. */
export function LetterEditor({
  value,
  onChange,
  label,
  conflict = null,
  onResolve,
  blocks = noBlocks,
  places = noPlaces,
  layout,
  readOnly = false,
  locale,
  letterLocale = locale,
}: LetterEditorProps) {
  const texts = letterEditorTexts[locale];
  const id = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { host, view, state } = useLetterView({ value, onChange, onMenuKey });
  const { questions, openCount, show } = useConflict({
    view,
    conflict,
    onResolve,
    isReadOnly: readOnly,
    locale,
  });
  const open = state && openMenu(state, blocks, chosenId);
  useLayoutEffect(() => {
    view?.setProps({
      editable: () => !readOnly,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: letterLocale,
        ...(readOnly && { 'aria-readonly': 'true' }),
        ...(open && { 'aria-autocomplete': 'list', 'aria-controls': id }),
        ...(open?.chosen && { 'aria-activedescendant': optionId(id, open.chosen) }),
      },
    });
  });

  function insert(block: LetterTextBlock): void {
    const menu = view && blockMenuOf(view.state);
    if (!menu) return;
    view.dispatch(insertBlock(view.state, menu, block.body, places));
    view.focus();
  }

  function onMenuKey({ key, isComposing }: KeyboardEvent): boolean {
    // Enter ends a composition, and arrows choose in it.
    if (!open || !view || isComposing) return false;
    if (key === 'Escape') view.dispatch(closeBlockMenu(view.state));
    else if (!open.chosen) return false;
    else if (key === 'Enter') insert(open.chosen);
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const { found, chosen } = open;
      const step = key === 'ArrowDown' ? 1 : -1;
      const next = found[(found.indexOf(chosen) + step + found.length) % found.length];
      setChosenId(next?.id ?? null);
    } else return false;
    return true;
  }

  function run(command: Command): void {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  }

  const placeCount = state ? placesIn(state.doc).length : 0;
  return (
    <div className="pk-letter-editor" data-density="compact">
      {readOnly ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields.
        <div role="group" aria-label={texts.tools} className="pk-letter-tools">
          {toolsOf(state).map(({ name, keys, command, isOn }) => (
            <Button
              key={name}
              variant="secondary"
              aria-pressed={isOn}
              aria-keyshortcuts={keys}
              // The selection stays in sight.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              {texts[name]}
            </Button>
          ))}
          {blocks.length > 0 ? (
            <Button
              variant="secondary"
              aria-keyshortcuts="/"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(typeSlash)}
            >
              {texts.insertBlock}
            </Button>
          ) : null}
          {placeCount > 0 ? (
            <Button
              variant="quiet"
              title={texts.nextPlaceHelp}
              onClick={() => run(selectPlace(1, true))}
            >
              {fill(placeCount === 1 ? texts.nextPlace.one : texts.nextPlace.many, {
                count: placeCount,
              })}
            </Button>
          ) : null}
          <LetterMeasure layout={layout ?? null} locale={locale} />
        </div>
      )}
      <p role="status" className="pk-letter-asks">
        {openCount > 0 ? (
          <>
            {fill(openCount === 1 ? texts.asked.one : texts.asked.many, { count: openCount })}{' '}
            <Button variant="quiet" onClick={show}>
              {texts.showAsked}
            </Button>
          </>
        ) : null}
      </p>
      <div className="pk-letter-page-text">
        <div ref={host} className="pk-letter-text" />
        {view && state && layout !== undefined ? (
          <LetterRuler
            view={view}
            state={state}
            blocks={openCount === 0 ? (layout?.blocks ?? noLines) : noLines}
          />
        ) : null}
      </div>
      {questions}
      {view && open ? (
        <BlockMenu
          id={id}
          view={view}
          menu={open.menu}
          found={open.found}
          chosen={open.chosen}
          count={blocks.length}
          onChoose={(block) => setChosenId(block.id)}
          onInsert={insert}
          locale={locale}
        />
      ) : null}
    </div>
  );
}

function openMenu(state: EditorState, blocks: readonly LetterTextBlock[], chosenId: string | null) {
  const menu = blockMenuOf(state);
  if (!menu || blocks.length === 0) return null;
  const found = findBlocks(blocks, menu.query);
  // Words after a slash that name no block are the letter's own.
  if (found.length === 0 && menu.query.includes(' ')) return null;
  return { menu, found, chosen: found.find((block) => block.id === chosenId) ?? found[0] };
}

function toolsOf(state: EditorState | null) {
  const list = state && listAt(state);
  const isStrong = state !== null && isStrongAt(state);
  return [
    { name: 'bold', keys: 'Control+B', command: toggleStrong, isOn: isStrong },
    {
      name: 'bulletList',
      keys: 'Control+Shift+8',
      command: toggleList(types.bulletList),
      isOn: list === types.bulletList,
    },
    {
      name: 'orderedList',
      keys: 'Control+Shift+7',
      command: toggleList(types.orderedList),
      isOn: list === types.orderedList,
    },
  ] as const;
}

function isStrongAt({ selection, storedMarks, doc }: EditorState): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return types.strong.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, types.strong);
}

/** What the key does, for those who choose with a pointer. */
const typeSlash: Command = ({ tr, selection }, dispatch) => {
  const { $to } = selection;
  const before = $to.parent.textBetween(0, $to.parentOffset, null, '\n');
  // Behind a selection: nothing is replaced.
  dispatch?.(tr.setSelection(TextSelection.near($to)).insertText(/\S$/.test(before) ? ' /' : '/'));
  return true;
};
