import { fill, type Locale } from '@praxiskit/core';
import { Kbd } from '@praxiskit/ui-kit';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OpenBlockMenu } from './block-menu-plugin.ts';
import type { LetterTextBlock } from './find-blocks.ts';
import { plainText } from './plain-text.ts';
import { letterEditorTexts } from './texts.ts';

export interface BlockMenuProps {
  id: string;
  view: EditorView;
  menu: OpenBlockMenu;
  found: readonly LetterTextBlock[];
  chosen: LetterTextBlock | undefined;
  /** Of all blocks. */
  count: number;
  onChoose: (block: LetterTextBlock) => void;
  onInsert: (block: LetterTextBlock) => void;
  locale: Locale;
}

export const optionId = (id: string, block: LetterTextBlock) => `${id}-${block.id}`;

/** The text blocks that fit the query after the slash. The focus stays in the text. */
export function BlockMenu(props: BlockMenuProps) {
  const { id, view, menu, found, chosen, count, onChoose, onInsert, locale } = props;
  const texts = letterEditorTexts[locale];
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) placeAt(list.current, view, menu.from);
  });
  const chosenId = chosen && optionId(id, chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <div ref={list} className="pk-letter-blocks">
      <div id={id} role="listbox" aria-label={texts.blocks}>
        {found.map((block) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text.
          <div
            key={block.id}
            id={optionId(id, block)}
            role="option"
            aria-selected={block === chosen}
            onPointerMove={() => onChoose(block)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(block)}
          >
            <strong>{block.name}</strong>
            <span>{plainText(block.body).replaceAll('\n', ' ')}</span>
            {block === chosen ? <Kbd keys="Enter" /> : null}
          </div>
        ))}
      </div>
      <p role="status">
        {found.length > 0
          ? fill(count === 1 ? texts.blockCount.one : texts.blockCount.many, {
              shown: found.length,
              count,
            })
          : texts.blockNone}
      </p>
    </div>
  );
}

/** Below the line of the slash, or above it where there is no room below. */
function placeAt(list: HTMLElement, view: EditorView, position: number): void {
  const around = list.offsetParent?.getBoundingClientRect();
  if (!around) return;
  const { left, top, bottom } = view.coordsAtPos(position);
  const { offsetWidth: width, offsetHeight: height } = list;
  const isAbove = bottom + height > window.innerHeight && top - height > 0;
  list.style.left = `${Math.max(Math.min(left - around.left, around.width - width), 0)}px`;
  list.style.top = `${isAbove ? top - around.top - height : bottom - around.top}px`;
}
