import type { Consent } from '../consent/consent.ts';
import type { ConsentState } from '../consent/options.ts';
import { type ConsentFacts, isRequired } from '../items/items.ts';
import { isOpen } from '../lifecycle/lifecycle.ts';
import type { ConsentMessages } from '../messages.ts';
import { type LoadOptions, load, unloadSources } from './load.ts';
import { createPlaceholder, PLACEHOLDER, placeholderMessages } from './placeholder.ts';
import { isLoading, setSources } from './sources.ts';

/** Elements that a visitor would miss; a picture of one pixel or a script has no placeholder. */
const SHOWN = 'iframe, template, video, audio, embed, object';

export type Unload = ReturnType<typeof load>;

export interface BindOptions extends LoadOptions {
  messages: Partial<ConsentMessages>;
  /** Elements that are loaded already: a gate that ends leaves them, and the next one must not load them again. */
  loaded: WeakMap<HTMLElement, Unload>;
  /** Called when a copy without sources has taken the element's place. */
  onReplaced(former: HTMLElement, now: HTMLElement): void;
}

/** The connection of an element to its item. */
export interface Binding {
  item: ConsentFacts;
  /** Follows a moved element, and its changed addresses. */
  refresh(): void;
  /** Ends the binding. Loaded content stays, unless the element is gone. */
  end(isGone?: boolean): void;
}

/** Whether the visitor has just refused an item: in the dialog, at the first question, or all items, in any tab. */
function isDeclined(
  { id }: ConsentFacts,
  items: readonly ConsentFacts[],
  { record, status }: ConsentState,
  former: ConsentState,
) {
  if (record === former.record || record?.map[id] !== false) return false;
  const hasAnswered = isOpen(former.status) && !isOpen(status);
  // Each reading makes another record; each decision has another time.
  const isNew = record.time !== former.record?.time;
  const isAll = !items.some((item) => !isRequired(item) && record.map[item.id]);
  return hasAnswered || former.record?.map[id] !== false || (isNew && isAll);
}

export function bind(
  consent: Consent,
  item: ConsentFacts,
  first: HTMLElement,
  options: BindOptions,
): Binding {
  const { loaded, messages, onReplaced } = options;
  let element = first;
  let placeholder: HTMLElement | undefined;
  let isOnce = false;

  // A copy of an element that waits has a copy of the placeholder, too, whose buttons do nothing.
  if ('consentWaits' in element.dataset) {
    if (element.previousElementSibling?.matches(PLACEHOLDER)) {
      element.previousElementSibling.remove();
    }
    unhide();
  }

  function unhide() {
    element.hidden = false;
    delete element.dataset.consentWaits;
  }

  function removePlaceholder() {
    if (!placeholder) return;
    placeholder.remove();
    placeholder = undefined;
    unhide();
  }

  function start() {
    const hadFocus = placeholder?.contains(document.activeElement);
    removePlaceholder();
    if (!loaded.has(element)) loaded.set(element, load(element, options));
    if (!hadFocus) return;
    // Who pressed the button stays where they were, and is not sent to the top of the page.
    let shown: Element | null = element;
    while (shown?.matches('template, script, style, link')) shown = shown.nextElementSibling;
    if (!(shown instanceof HTMLElement)) return;
    if (shown.tabIndex < 0) shown.tabIndex = -1;
    shown.focus({ preventScroll: true });
  }

  function stop() {
    isOnce = false;
    const unload = loaded.get(element);
    loaded.delete(element);
    const copy = unload ? unload() : isLoading(element) ? unloadSources(element) : undefined;
    if (!copy) return;
    onReplaced(element, copy);
    element = copy;
  }

  function offer() {
    if (placeholder || element.hidden || !element.matches(SHOWN)) return;
    if (element.dataset.consentPlaceholder === 'none') return;
    placeholder = createPlaceholder({
      item,
      messages: placeholderMessages(messages),
      onOnce() {
        isOnce = true;
        start();
      },
      onAlways: (shown) => consent.grant(item.id, shown),
    });
    element.before(placeholder);
    // An empty frame would be below it.
    element.hidden = true;
    element.dataset.consentWaits = '';
  }

  const unwatch = consent.watch(item.id, (isGranted) => {
    if (isGranted) return start();
    stop();
    offer();
  });
  const unsubscribe = consent.subscribe((state, former) => {
    if (!isOnce || consent.has(item.id) || !isDeclined(item, consent.items, state, former)) return;
    stop();
    offer();
  });
  return {
    item,
    refresh() {
      if (placeholder && placeholder.nextSibling !== element) element.before(placeholder);
      if (loaded.has(element) && !element.matches('script, template')) setSources(element);
    },
    end(isGone = false) {
      unwatch();
      unsubscribe();
      removePlaceholder();
      // The effects of a script stay; only its withdrawal may reload the page.
      if (isGone && !(element instanceof HTMLScriptElement)) stop();
    },
  };
}
