import type { Consent } from '../consent/consent.ts';
import type { ConsentMessages } from '../messages.ts';
import { type Binding, bind, type Unload } from './bind.ts';
import { heldBackAttributes } from './sources.ts';

export interface GateMarkupOptions {
  /** The element whose markup is gated; the whole document by default, with its head. */
  root?: HTMLElement;
  /** Texts of the placeholders, in place of those in the document's language. */
  messages?: Partial<ConsentMessages>;
  /** Called by the withdrawal of a script with `data-consent-reload`; the page's reload by default. */
  reload?: () => void;
  /**
   * The hydration of a server's markup by a framework, as `begin` of `@praxiskit/pages` gets it. Until then a
   * placeholder would be a node that the framework has not rendered: elements in its root wait, and the first
   * one starts the framework. Elements inside of `data-consent-static`, which it does not compare, start at once.
   */
  hydration?: Hydration;
}

/** How a framework hydrates a server's markup. */
export interface Hydration {
  root: Element | null;
  /** Starts the framework, and resolves when it has the page. */
  start(): Promise<unknown>;
}

interface Gated {
  bindings: Map<HTMLElement, Binding>;
  loaded: WeakMap<HTMLElement, Unload>;
}

/** By consent, because each element starts once, however many gates there are, or were. */
const gateStates = new WeakMap<Consent, Gated>();

function gateStateOf(consent: Consent) {
  const known = gateStates.get(consent) ?? { bindings: new Map(), loaded: new WeakMap() };
  gateStates.set(consent, known);
  return known;
}

/**
 * Starts elements that the markup of a page binds to an item by `data-consent="id"` when the item is allowed,
 * and unloads them when it no longer is: now, in nodes that are inserted later, and after navigation without a
 * new document. `<script type="text/plain">` runs, once, in the order of the markup; a `<template>` gets
 * its content behind it; on all else `data-src`, `data-srcset`, `data-data`, `data-poster` and `data-href`
 * get their real names, in media and pictures on their sources, too.
 *
 * In the place of a frame, a template or a medium a placeholder offers to load it once or always, unless
 * it says `data-consent-placeholder="none"`. A script that ran cannot be taken back: with
 * `data-consent-reload` its withdrawal reloads the page, without it the page stays. Markup that names no
 * offered item never starts, with a warning.
 *
 * @returns a function that ends it; loaded content stays
 */
export function gateMarkup(consent: Consent, options: GateMarkupOptions = {}): () => void {
  const { root = document.documentElement, messages = {} } = options;
  const { reload = () => location.reload(), hydration } = options;
  const { bindings, loaded } = gateStateOf(consent);
  const own = new Set<HTMLElement>();
  let isEnded = false;
  let waits: 'no' | 'possibly' | 'yes' = hydration ? 'possibly' : 'no';

  /** Whether a framework has yet to compare this element with its own. */
  function isWaiting(element: HTMLElement) {
    if (waits === 'no' || !hydration?.root?.contains(element)) return false;
    if (element.closest('[data-consent-static]')) return false;
    if (waits === 'possibly') {
      waits = 'yes';
      hydration.start().then(() => {
        waits = 'no';
        if (!isEnded) scan(root, true);
      }, console.error);
    }
    return true;
  }

  function onReplaced(former: HTMLElement, now: HTMLElement) {
    const binding = bindings.get(former);
    own.delete(former);
    bindings.delete(former);
    if (!binding) return;
    own.add(now);
    bindings.set(now, binding);
  }

  function add(element: HTMLElement, isParsed = false) {
    const id = element.dataset.consent;
    if (id === undefined || bindings.has(element) || !element.isConnected) return;
    if (isWaiting(element)) return;
    const item = consent.items.find((one) => one.id === id && one.active !== false);
    if (!item) {
      return console.warn(`data-consent="${id}" names no item that is offered: it never starts`);
    }
    let now = element;
    const binding = bind(consent, item, element, {
      messages,
      loaded,
      reload,
      isParsed,
      onReplaced(former, copy) {
        now = copy;
        onReplaced(former, copy);
      },
    });
    own.add(now);
    bindings.set(now, binding);
  }

  function remove(element: HTMLElement, isGone: boolean) {
    const binding = bindings.get(element);
    own.delete(element);
    bindings.delete(element);
    binding?.end(isGone);
  }

  function scan(element: Element, isParsed = false) {
    add(element as HTMLElement, isParsed);
    for (const inside of element.querySelectorAll<HTMLElement>('[data-consent]')) {
      add(inside, isParsed);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const element of [...own]) {
      const { item, refresh } = bindings.get(element) as Binding;
      if (!element.isConnected || element.dataset.consent !== item.id) remove(element, true);
      else refresh();
    }
    for (const { addedNodes, target, type } of changes) {
      if (type === 'attributes') add(target as HTMLElement);
      for (const node of addedNodes) if (node instanceof Element) scan(node);
    }
  });
  scan(root, true);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-consent', ...heldBackAttributes],
  });
  return () => {
    isEnded = true;
    observer.disconnect();
    for (const element of [...own]) remove(element, false);
  };
}
