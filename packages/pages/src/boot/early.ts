/** What the inline script kept until React took over. */
export interface EarlyEvents {
  queue: { type: string; target: Element }[];
  /** What stood in each touched field after its last event, in the order of these events. */
  fields: Map<EventTarget, { value: string; checked: boolean }>;
  /** What has had the focus last. */
  focused?: EventTarget | null;
  /** Called where Back or Forward shows the page that the browser has kept, once the boot module listens. */
  again?: (() => void) | undefined;
  /** What somebody has typed into, or chosen from, on this page; React or not. */
  typed: Set<EventTarget>;
  /** Called with each kept event, once the boot module listens. */
  wake?: () => void;
  /** Says that the page's scripts did not come, once, where the visitor waits for them. */
  tell(): void;
  /** What `tell` has written; removed once React has the page. */
  message?: HTMLElement;
  stop(): void;
  /** Called once a router listens to Back and Forward: until then their address is loaded anew. */
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
 * The field itself; where its page was rendered anew since, because another is due, the one in its place: by its id,
 * or where that is none or was made anew, too, by a name that no other has. Of choices of one name, by its value.
 */
function inPlaceOf(target: Field): Field | null {
  if (target.isConnected) return target;
  const next = document.getElementById(target.id);
  const [first, ...more] = (next ? [next] : [...document.getElementsByName(target.name)])
    .filter(isField)
    .filter((one) => one.type === target.type && (!isChoice(one) || one.value === target.value));
  return more.length === 0 ? (first ?? null) : null;
}

/**
 * Keeps, as if it were typed, what the browser itself has put into fields, after Back: no event tells of it, and a
 * page that is rendered anew would lose it.
 */
export function keepRestored(early: EarlyEvents, root: Element): void {
  for (const field of root.querySelectorAll('input, textarea, select')) {
    if (!isField(field) || early.fields.has(field) || !isTouched(field)) continue;
    const { value, checked } = field as HTMLInputElement;
    early.fields.set(field, { value, checked });
  }
}

/** Not as the server has written it. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  const isChosen = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isChosen || field.value !== field.defaultValue;
}

/** Writes what was typed before React back into its fields, up to the last letter, and lets React take it. */
export function putBackTyped(early: EarlyEvents): void {
  for (const [target, { value, checked }] of [...early.fields]) {
    const field = isField(target) ? inPlaceOf(target) : null;
    // Nobody but the visitor chooses a file.
    if (!field || field.type === 'file') continue;
    if (isChoice(field)) {
      choose(field as HTMLInputElement, checked);
      continue;
    }
    // Its value is the first of several: the former list knows them all.
    if (field instanceof HTMLSelectElement && field.multiple)
      chooseAs(target as HTMLSelectElement, field);
    else setValue(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Of lists React listens to this one alone.
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
  const { focused } = early;
  // Who is typing goes on.
  if (focused && isField(focused) && !focused.isConnected && isFocusFree()) {
    inPlaceOf(focused)?.focus({ preventScroll: true });
  }
}

/** By a click, which React listens to, also where the browser shows it as chosen already. */
function choose(field: HTMLInputElement, checked: boolean): void {
  if (field.checked === checked && checked !== field.defaultChecked) field.checked = !checked;
  if (field.checked !== checked) field.click();
}

/**
 * React fires `onChange` where a field has not the value that React has read or written last. A field that it takes over
 * with the text in it has that text already: it is to have read what the server has written. Its own property on the
 * field keeps that value; set on another element it leaves the text and the caret as they are.
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

/** Stops keeping events, and replays the kept ones in their order. */
export function replay(early: EarlyEvents): void {
  early.stop();
  for (const { type, target: pressed } of early.queue.splice(0)) {
    const target = pressed.isConnected ? pressed : likeOf(pressed);
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
    else if (target instanceof HTMLElement) target.click();
  }
}

/** What stands for it where its page was rendered anew since: the only one with the same words, or fields. */
function likeOf(pressed: Element): Element | null {
  const [first, ...more] = [...document.querySelectorAll(pressed.localName)].filter(
    (one) => signOf(one) === signOf(pressed),
  );
  return more.length === 0 ? (first ?? null) : null;
}

const signOf = (one: Element): string =>
  one instanceof HTMLFormElement
    ? [...one.elements].map((field) => field.getAttribute('name')).join()
    : `${one.ariaLabel} ${one.textContent}`;
