import { createStore } from 'zustand/vanilla';

/** A key, or several one after the other, that does something on a page. */
export interface Shortcut {
  /** As `KeyboardEvent.key` has them: 'j', '?', 'ArrowDown', 'Control+s'; one after the other: 'g r'. */
  keys: string;
  /** The action, in a word or two. */
  label: string;
  run: () => void;
  /** It is shown in the bar, too, and not only in the help. */
  isShown?: boolean;
  /** It acts again and again while the key is held down, as one that moves through a list; once by default. */
  repeats?: boolean;
}

/** Time as a port, so that tests can set it. */
interface ShortcutClock {
  now(): number;
}

export interface ShortcutOptions {
  /** Where it is kept that single keys are switched off, under `shortcuts`; nowhere by default. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  clock?: ShortcutClock;
}

/** How long the second key of two may be waited for, in ms. */
export const SEQUENCE_MS = 1500;

const storageKey = 'shortcuts';

/** Keys of a text whose field the page has taken away go on as long as no pause between them is longer than this, in ms. */
const STILL_TYPING_MS = 1500;

/** The keys of one page. */
export type Shortcuts = ReturnType<typeof createShortcuts>;

/**
 * The keys of a page: parts add theirs while they are shown, and the last one added comes first. Single keys
 * act outside of fields only, and can be switched off (WCAG 2.1.4); those with Control or Alt always act.
 */
export function createShortcuts(options: ShortcutOptions = {}) {
  const { storage = null, clock = Date } = options;
  const store = createStore<{ all: readonly Shortcut[]; isOn: boolean }>(() => ({
    all: [],
    isOn: read(storage) !== 'off',
  }));
  const groups: (readonly Shortcut[])[] = [];
  let begun: { key: string; at: number } | null = null;
  /** A text is being typed that its writer has not left, by a press or a key. */
  let isWriting = false;
  /** When the last key of that text was pressed after its field was gone. */
  let lostAt: number | null = null;

  function changed() {
    // The last one wins: a question over a list has Escape for itself.
    const seen = new Set<string>();
    const all = groups
      .toReversed()
      .flat()
      .filter(({ keys }) => !seen.has(keys) && seen.add(keys));
    store.setState({ all });
  }

  function pressed(event: KeyboardEvent): boolean {
    const name = nameOf(event);
    const isChord = name.includes('+');
    if (isOfLostText(event, isChord)) {
      event.preventDefault();
      return true;
    }
    if (event.defaultPrevented || event.isComposing) return false;
    const { all, isOn } = store.getState();
    if (name === 'Escape' && leaveField(event.target)) return true;
    if (!isChord && (!isOn || isTyping(event.target))) return false;
    const last = begun && clock.now() - begun.at <= SEQUENCE_MS ? `${begun.key} ${name}` : null;
    begun = null;
    const found = all.find(({ keys }) => keys === last) ?? all.find(({ keys }) => keys === name);
    if (found) {
      event.preventDefault();
      if (!event.repeat || found.repeats) found.run();
      return true;
    }
    if (all.some(({ keys }) => keys.startsWith(`${name} `))) {
      begun = { key: name, at: clock.now() };
    }
    return false;
  }

  /** The field is gone or closed, by a colleague for example, while the user types on. */
  function isOfLostText({ key, target }: KeyboardEvent, isChord: boolean): boolean {
    const isText = !isChord && (key.length === 1 || key === 'Backspace' || key === 'Enter');
    if (isTyping(target)) {
      isWriting = isText && key !== 'Enter';
      lostAt = null;
      return false;
    }
    // Modifier keys alone leave nothing.
    if (!isWriting || modifiers.includes(key)) return false;
    const now = clock.now();
    isWriting = isText && (lostAt === null || now - lostAt <= STILL_TYPING_MS);
    lostAt = isWriting ? now : null;
    return isWriting;
  }

  return {
    /** For `pointerdown` of the document: the input before it is over, or begins where a field will be. */
    pointed({ target }: Event) {
      isWriting = target instanceof Element && target.closest(placeOfField) !== null;
      lostAt = null;
    },
    /** Every key that acts now, the latest first. */
    list: () => store.getState().all,
    isOn: () => store.getState().isOn,
    /** Switches single keys on or off, and keeps it. */
    setOn(next: boolean) {
      store.setState({ isOn: next });
      if (next) storage?.removeItem(storageKey);
      else storage?.setItem(storageKey, 'off');
    },
    /** Returns what takes them away again. */
    add(shortcuts: readonly Shortcut[]) {
      groups.push(shortcuts);
      changed();
      return () => {
        groups.splice(groups.indexOf(shortcuts), 1);
        changed();
      };
    },
    subscribe: (listener: () => void) => store.subscribe(() => listener()),
    /** For `keydown` of the document. True where a key did something. */
    pressed,
  };
}

/** What is shown until a field is there. */
const placeOfField = '[data-keys=none]';

const modifiers = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead'];

function read(storage: ShortcutOptions['storage']): string | null {
  try {
    return storage?.getItem(storageKey) ?? null;
  } catch {
    // A browser that keeps nothing throws.
    return null;
  }
}

function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  return [ctrlKey || metaKey ? 'Control+' : '', altKey ? 'Alt+' : '', plain].join('');
}

/** Escape leaves a field, so that keys act again. In a dialog it is the dialog's. */
function leaveField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !isTyping(target)) return false;
  if (target.closest('dialog[open]') !== null) return false;
  target.blur();
  return true;
}

/** Letters belong to the field that has the focus, to the place of one (`data-keys="none"`), and to a dialog that covers the page. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = 'input:not([type=checkbox], [type=radio], [type=range], [type=button])';
  return (
    target.closest(
      `${field}, textarea, select, [contenteditable], ${placeOfField}, dialog[open]`,
    ) !== null
  );
}
