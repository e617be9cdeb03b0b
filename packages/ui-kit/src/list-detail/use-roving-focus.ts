import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';

export interface RovingOptions {
  /** The items that there are, by their keys, in their order. */
  keys: readonly string[];
  /** The chosen item: Tab leads there. By default the first one. */
  selected?: string | null;
  /** An item got the focus: where the selection follows it. */
  onFocus?: (key: string) => void;
}

const itemName = 'data-roving-item';

/**
 * One stop of the Tab key for a whole list; arrows, Home and End lead from item to item (WAI-ARIA: roving
 * tabindex). `move` does the same from elsewhere, for keys of the page.
 */
export function useRovingFocus({ keys, selected = null, onFocus }: RovingOptions) {
  const [last, setLast] = useState<string | null>(null);
  const list = useRef<HTMLElement>(null);
  const known = [last, selected, keys[0]].find((key) => key != null && keys.includes(key)) ?? null;

  const focus = useCallback((key: string | undefined) => {
    if (key === undefined) return;
    const selector = `[${itemName}="${CSS.escape(key)}"]`;
    list.current?.querySelector<HTMLElement>(selector)?.focus();
  }, []);

  function move(step: number) {
    const isInside = list.current?.contains(document.activeElement) ?? false;
    const at = keys.indexOf(known ?? '');
    // From elsewhere the first press leads to where the list was left.
    const next = isInside ? at + step : selected === null ? at : at + step;
    focus(keys[Math.min(Math.max(next, 0), keys.length - 1)]);
  }

  return {
    /** Props of the list's element. */
    listProps: {
      ref: list as React.RefObject<never>,
      onFocus({ target }: FocusEvent) {
        const key = target.getAttribute(itemName);
        if (key === null || !keys.includes(key)) return;
        setLast(key);
        onFocus?.(key);
      },
      onKeyDown(event: KeyboardEvent) {
        const isItem = (event.target as Element).hasAttribute(itemName);
        const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
        const ends: Record<string, number> = { Home: -keys.length, End: keys.length };
        const step = steps[event.key] ?? ends[event.key];
        if (!isItem || step === undefined) return;
        event.preventDefault();
        move(step);
      },
    },
    /** Props of each item: a link, a button, the first control of a row. */
    itemProps: (key: string) => ({ [itemName]: key, tabIndex: key === known ? 0 : -1 }),
    move,
    focus,
  };
}
