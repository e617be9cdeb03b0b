import type { Consent } from '../consent/consent.ts';
import type { ConsentItem } from '../items/items.ts';
import type { ConsentMessages } from '../messages/messages.ts';
import { load } from './load.ts';
import { createPlaceholder, placeholderMessages } from './placeholder.ts';

/** What a visitor would miss; a picture of one pixel or a script has no placeholder. */
const SHOWN = 'iframe, template, video, audio, embed, object';

export interface BindOptions {
  messages: Partial<ConsentMessages>;
  /** Loads the page anew. */
  reload(): void;
  /** Called when a copy without sources has taken the element's place. */
  onReplaced(former: HTMLElement, now: HTMLElement): void;
}

/** Binds one element to its item. Returns the end of it, which leaves what is loaded as it is. */
export function bind(
  consent: Consent,
  item: ConsentItem,
  first: HTMLElement,
  options: BindOptions,
) {
  const { messages, onReplaced, reload } = options;
  let element = first;
  let unload: ReturnType<typeof load> | undefined;
  let placeholder: HTMLElement | undefined;

  function removePlaceholder() {
    if (!placeholder) return;
    placeholder.remove();
    placeholder = undefined;
    element.hidden = false;
  }

  function start() {
    const hadFocus = placeholder?.contains(document.activeElement);
    removePlaceholder();
    unload ??= load(element, reload);
    if (!hadFocus) return;
    // Who pressed the button stays where they were, and is not sent to the top of the page.
    const shown = element instanceof HTMLTemplateElement ? element.nextElementSibling : element;
    if (!(shown instanceof HTMLElement)) return;
    if (shown.tabIndex < 0) shown.tabIndex = -1;
    shown.focus({ preventScroll: true });
  }

  function stop() {
    const copy = unload?.();
    unload = undefined;
    if (copy) {
      onReplaced(element, copy);
      element = copy;
    }
  }

  function offer() {
    if (unload || placeholder || element.hidden || !element.matches(SHOWN)) return;
    if (element.dataset.consentPlaceholder === 'none') return;
    placeholder = createPlaceholder({
      item,
      messages: placeholderMessages(messages),
      onOnce: start,
      onAlways: (shown) => consent.grant(item.id, shown),
    });
    element.before(placeholder);
    // An empty frame would stand below it.
    element.hidden = true;
  }

  const unwatch = consent.watch(item.id, (isGranted) => {
    if (isGranted) return start();
    stop();
    offer();
  });
  return () => {
    unwatch();
    removePlaceholder();
  };
}
