import type { Consent } from '../consent/consent.ts';
import type { ConsentMessages } from '../messages/messages.ts';
import { bind } from './bind.ts';

/** What may be replaced. */
export interface GateMarkupOptions {
  /** Whose markup is gated; the document's body by default. */
  root?: HTMLElement;
  /** Of the placeholders, in place of those in the document's language. */
  messages?: Partial<ConsentMessages>;
  /** What the withdrawal of a script with `data-consent-reload` calls; the page's reload by default. */
  reload?: () => void;
}

/**
 * Starts what the markup of a page binds to an item by `data-consent="id"`, once its item is allowed,
 * and unloads it when that ends: now, in nodes that are inserted later, and after navigation without a
 * new document. `<script type="text/plain">` runs, once; a `<template>` gets its content behind it; on
 * all else `data-src`, `data-srcset`, `data-data`, `data-poster` and `data-href` get their real names.
 *
 * In the place of a frame, a template or a medium a placeholder offers to load it once or always, unless
 * it says `data-consent-placeholder="none"`. A script that ran cannot be taken back: with
 * `data-consent-reload` its withdrawal loads the page anew, without it the page stays. What names no item
 * that is offered never starts, with a warning.
 *
 * @returns ends it; what is loaded stays
 */
export function gateMarkup(consent: Consent, options: GateMarkupOptions = {}): () => void {
  const { root = document.body, messages = {}, reload = () => location.reload() } = options;
  const ends = new Map<HTMLElement, () => void>();

  function onReplaced(former: HTMLElement, now: HTMLElement) {
    const end = ends.get(former);
    ends.delete(former);
    if (end) ends.set(now, end);
  }

  function add(element: HTMLElement) {
    const id = element.dataset.consent;
    if (id === undefined || ends.has(element) || !element.isConnected) return;
    const item = consent.items.find((one) => one.id === id && one.active !== false);
    if (item) ends.set(element, bind(consent, item, element, { messages, onReplaced, reload }));
    else console.warn(`data-consent="${id}" names no item that is offered: it never starts`);
  }

  function scan(element: HTMLElement) {
    add(element);
    for (const inside of element.querySelectorAll<HTMLElement>('[data-consent]')) add(inside);
  }

  const observer = new MutationObserver((changes) => {
    for (const [element, end] of ends) {
      if (element.isConnected) continue;
      ends.delete(element);
      end();
    }
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof HTMLElement) scan(node);
    }
  });
  scan(root);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const end of ends.values()) end();
  };
}
