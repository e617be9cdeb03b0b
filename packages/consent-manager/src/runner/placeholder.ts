import { firstClick } from '../dialog/first-click.ts';
import { providerText } from '../items/item-entries.ts';
import type { ConsentFacts } from '../items/items.ts';
import { type ConsentMessages, messagesFor } from '../messages.ts';

export interface PlaceholderOptions {
  item: ConsentFacts;
  messages: ConsentMessages;
  /** Loads it until the page is left; nothing is stored. */
  onOnce(): void;
  /** Allows it from now on; `shown` are the texts that the visitor saw. */
  onAlways(shown: string): void;
}

export const PLACEHOLDER = '.pk-consent-placeholder';

/** Takes the place of a frame or a map until it may load. */
export function createPlaceholder(options: PlaceholderOptions): HTMLElement {
  const { item, messages, onOnce, onAlways } = options;
  const box = document.createElement('div');
  box.className = 'pk-consent pk-consent-placeholder';
  box.lang = messages.lang;
  const text = document.createElement('p');
  const by = providerText(item, messages);
  text.textContent = messages.placeholder
    .replace('{name}', item.name ?? item.id)
    .replace('{provider}', by && ` (${by})`);
  if (item.url) {
    const more = document.createElement('a');
    Object.assign(more, { href: item.url, rel: 'noopener noreferrer', target: '_blank' });
    more.textContent = messages.more;
    text.append(' ', more);
  }
  const actions = document.createElement('div');
  actions.className = 'pk-consent-actions';
  const button = (label: string, press: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = label;
    made.onclick = firstClick(press);
    return made;
  };
  const shown = JSON.stringify([
    text.textContent,
    item.description,
    messages.once,
    messages.always,
  ]);
  actions.append(
    button(messages.once, onOnce),
    button(messages.always, () => onAlways(shown)),
  );
  box.append(text, actions);
  return box;
}

/** The texts of the page's language, and the site's in their place. */
export const placeholderMessages = (messages: Partial<ConsentMessages>): ConsentMessages => ({
  ...messagesFor(document.documentElement.lang),
  ...messages,
});
