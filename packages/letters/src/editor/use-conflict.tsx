import type { Locale } from '@praxiskit/core';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { joinBlocks, splitBlocks } from '../letter-text/markup.ts';
import type { LetterConflict } from '../letter-text/merge.ts';
import { askAbout } from './conflict-plugin.ts';
import { ConflictQuestion, type PassageChoice } from './conflict-question.tsx';

/** Another user's version of the same text, as far as it could not be merged. */
export interface LetterEditorConflict {
  /** Of `mergeLetterText(base, value, theirs)`. */
  readonly parts: readonly (string | LetterConflict)[];
  /** Who has written the other version. */
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
}

interface Asked extends LetterConflict {
  readonly key: string;
}

/** Of what stays while the user goes on typing in the passage. */
const keyOf = ({ base, theirs }: LetterConflict) => `${base}\n\n\n${theirs}`;

interface ConflictOptions {
  readonly view: EditorView | null;
  readonly conflict: LetterEditorConflict | null;
  readonly onResolve: ((text: string) => void) | undefined;
  readonly isReadOnly: boolean;
  readonly locale: Locale;
}

/** The passages that wait for a decision, and the questions in the editor about them. */
export function useConflict({ view, conflict, onResolve, isReadOnly, locale }: ConflictOptions) {
  const [choices, setChoices] = useState<Readonly<Record<string, PassageChoice>>>({});
  const places = useRef(new Map<string, HTMLElement>());
  const parts = isReadOnly ? [] : (conflict?.parts ?? []);
  const asked = parts.flatMap((part): Asked[] =>
    typeof part === 'string' ? [] : [{ ...part, key: keyOf(part) }],
  );

  const positions = JSON.stringify(
    asked.map(({ key, mine, mineAt }) => [key, mineAt, splitBlocks(mine).length]),
  );
  useLayoutEffect(() => {
    if (view === null) return;
    const blocks: [string, number, number][] = JSON.parse(positions);
    const questions = blocks.map(([key, index, count]) => ({
      key,
      index,
      count,
      question: placeOf(places.current, key),
    }));
    view.dispatch(askAbout(view.state, questions));
  }, [view, positions]);

  function choose(key: string, choice: PassageChoice): void {
    const next = { ...choices, [key]: choice };
    if (asked.some((one) => next[one.key] === undefined)) {
      setChoices(next);
      return;
    }
    setChoices({});
    const texts = parts.flatMap((part) => {
      if (typeof part === 'string') return [part];
      const kept = next[keyOf(part)];
      return kept === 'both'
        ? [part.mine, part.theirs]
        : [part[kept === 'mine' ? 'mine' : 'theirs']];
    });
    onResolve?.(joinBlocks(texts.filter((text) => text !== '')));
    view?.focus();
  }

  const questions: ReactNode = asked.map((one) =>
    createPortal(
      <ConflictQuestion
        conflict={one}
        name={conflict?.name ?? ''}
        at={conflict?.at ?? ''}
        choice={choices[one.key]}
        onChoose={(choice) => choose(one.key, choice)}
        locale={locale}
      />,
      placeOf(places.current, one.key),
      one.key,
    ),
  );
  return {
    questions,
    openCount: asked.length,
    show() {
      const open = asked.find(({ key }) => choices[key] === undefined) ?? asked[0];
      if (!open) return;
      const place = placeOf(places.current, open.key);
      place.scrollIntoView({ block: 'nearest' });
      place.querySelector('button')?.focus();
    },
  };
}

/** The element of a question in the text; it stays while the question does. */
function placeOf(places: Map<string, HTMLElement>, key: string): HTMLElement {
  const place = places.get(key) ?? document.createElement('div');
  place.contentEditable = 'false';
  places.set(key, place);
  return place;
}
