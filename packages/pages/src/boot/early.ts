/** The events and values that the inline script keeps until React has the page. */
export interface EarlyEvents {
  queue: { type: string; target: Element }[];
  /** The value of each touched field after its last event, in the order of these events. */
  fields: Map<EventTarget, { value: string; checked: boolean }>;
  /** The element that had the focus last. */
  focused?: EventTarget | null;
  /** Set by the boot module; called when the browser restores the page for Back or Forward. */
  again?: (() => void) | undefined;
  /**
   * The fields that the visitor has typed into or chosen from on this page, with or without React.
   */
  typed: Set<EventTarget>;
  /** Set by the boot module; called with each kept event. */
  wake?: () => void;
  /** Shows once that the page's scripts did not load, if the visitor is waiting for them. */
  showFailure(): void;
  /** The message of `showFailure`; removed when React has the page. */
  message?: HTMLElement;
  stop(): void;
  /**
   * Called when a router listens to Back and Forward: until then their addresses are loaded as
   * documents.
   */
  leaveHistory(): void;
}

declare global {
  interface Window {
    __early?: EarlyEvents;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

const isChoice = ({ type }: Field) => type === 'checkbox' || type === 'radio';

/**
 * The field itself. If the page was rendered again meanwhile, the field in its place: found by its
 * id, or, if it has none or a new one, by a unique name. Choices of one name are found by their
 * value.
 */
function currentField(target: Field): Field | null {
  if (target.isConnected) return target;
  const next = document.getElementById(target.id);
  const [first, ...more] = (next ? [next] : [...document.getElementsByName(target.name)])
    .filter(isField)
    .filter((one) => one.type === target.type && (!isChoice(one) || one.value === target.value));
  return more.length === 0 ? (first ?? null) : null;
}

/**
 * Keeps values that the browser itself has restored after Back, like typed ones: the browser fires
 * no event, and rendering the page again would lose them.
 */
export function keepRestored(early: EarlyEvents, root: Element): void {
  for (const field of root.querySelectorAll('input, textarea, select')) {
    if (!isField(field) || early.fields.has(field) || !isTouched(field)) continue;
    const { value, checked } = field as HTMLInputElement;
    early.fields.set(field, { value, checked });
  }
}

/** Whether the value differs from the server's markup. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  const isChosen = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isChosen || field.value !== field.defaultValue;
}

/**
 * Restores text typed before React into its fields, up to the last letter, and lets React read it.
 */
export function putBackTyped(early: EarlyEvents): void {
  for (const [target, { value, checked }] of [...early.fields]) {
    const field = isField(target) ? currentField(target) : null;
    // Scripts cannot choose a file.
    if (!field || field.type === 'file') continue;
    if (isChoice(field)) {
      choose(field as HTMLInputElement, checked);
      continue;
    }
    // Its `value` is only the first of several: the old list has them all.
    if (field instanceof HTMLSelectElement && field.multiple)
      chooseAs(target as HTMLSelectElement, field);
    else setValue(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // For lists React listens only to `change`.
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
  const { focused } = early;
  // The visitor is typing and continues.
  if (focused && isField(focused) && !focused.isConnected && isFocusFree()) {
    currentField(focused)?.focus({ preventScroll: true });
  }
}

/** With a click, which React listens to, even if the browser already shows the option as chosen. */
function choose(field: HTMLInputElement, checked: boolean): void {
  if (field.checked === checked && checked !== field.defaultChecked) field.checked = !checked;
  if (field.checked !== checked) field.click();
}

/**
 * React fires `onChange` if a field's value differs from the last value that React read or wrote. A
 * hydrated field with typed text already has that text, so React must believe that it read the
 * server's value. React stores that value in its own property of the field; setting it on another
 * element leaves the text and the caret unchanged.
 */
function setValue(field: Field, value: string): void {
  const before = field instanceof HTMLSelectElement ? '' : field.defaultValue;
  const read = Object.getOwnPropertyDescriptor(field, 'value');
  if (before !== value) read?.set?.call(document.createElement(field.localName), before);
  if (field.value === value) return;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function chooseAs(former: HTMLSelectElement, list: HTMLSelectElement): void {
  const chosen = new Set([...former.selectedOptions].map(({ value }) => value));
  for (const option of list.options) option.selected = chosen.has(option.value);
}

const isFocusFree = () => document.activeElement === document.body;

/** Stops keeping events, and replays the kept ones in order. */
export function replay(early: EarlyEvents): void {
  early.stop();
  for (const { type, target: pressed } of early.queue.splice(0)) {
    const target = pressed.isConnected ? pressed : currentElement(pressed);
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
    else if (target instanceof HTMLElement) target.click();
  }
}

/**
 * Its replacement if the page was rendered again: the only element with the same text, or the same
 * fields.
 */
function currentElement(pressed: Element): Element | null {
  const [first, ...more] = [...document.querySelectorAll(pressed.localName)].filter(
    (one) => signOf(one) === signOf(pressed),
  );
  return more.length === 0 ? (first ?? null) : null;
}

const signOf = (one: Element): string =>
  one instanceof HTMLFormElement
    ? [...one.elements].map((field) => field.getAttribute('name')).join()
    : `${one.ariaLabel} ${one.textContent}`;
