import type { Consent } from '../consent/consent.ts';
import { controlDialog } from '../dialog/control-dialog.ts';
import { type DialogView, dialogView } from '../dialog/dialog-view.ts';
import { focusBar } from '../dialog/focus-bar.ts';
import { type ConsentMessages, messagesFor } from '../messages.ts';
import { type BuiltDialog, buildDialog, h } from './build-dialog.ts';
import { interceptOpenClick } from './opener.ts';

let count = 0;

/** A page that is rendered on a server imports this module, too; there is nothing to show there. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<consent-dialog privacy-href="/datenschutz" variant="bar">`: the question of consent without a
 * framework, styled by `styles.css`. It is empty until its property `consent` is set; put it last in the
 * page. Its content in the page's markup is the picture at the side. A click on an element with the
 * attribute `data-consent-open` opens the settings.
 */
export class ConsentDialogElement extends Base {
  #consent: Consent | null = null;
  #messages: Partial<ConsentMessages> = {};
  #aside: Node[] | null = null;
  #end: (() => void) | null = null;

  get consent(): Consent | null {
    return this.#consent;
  }
  set consent(consent: Consent | null) {
    this.#consent = consent;
    this.#begin();
  }

  /** In place of the texts in the document's language. */
  get messages(): Partial<ConsentMessages> {
    return this.#messages;
  }
  set messages(messages: Partial<ConsentMessages>) {
    this.#messages = messages;
    this.#begin();
  }

  connectedCallback() {
    this.#begin();
  }

  static readonly observedAttributes = ['variant', 'privacy-href'];

  /** A page that is changed without a new document: an open question takes the other form. */
  attributeChangedCallback() {
    this.#begin();
  }

  disconnectedCallback() {
    this.#begin();
    const { body } = document;
    // It has not left the body, the body has left the page: another framework has put a new one there.
    if (this.#consent && body && this.parentNode instanceof HTMLBodyElement) {
      showOn(this.#consent, this.#messages, this);
    }
  }

  #begin() {
    this.#end?.();
    this.#end = null;
    const consent = this.#consent;
    if (!consent || !this.isConnected) return;
    this.#aside ??= [...this.childNodes];
    this.#end = show(this, consent, this.#messages, this.#aside);
  }
}

/** Gives the consent to the page's own element, else to `spare`, which it puts at the end of the body. */
export function showOn(
  consent: Consent,
  messages: Partial<ConsentMessages> | undefined,
  spare: ConsentDialogElement,
): ConsentDialogElement {
  const element = document.querySelector('consent-dialog') ?? document.body.appendChild(spare);
  if (messages) element.messages = messages;
  element.consent = consent;
  return element;
}

/** Shows the question inside `host` whenever it is open. Returns the end of it. */
function show(
  host: HTMLElement,
  consent: Consent,
  more: Partial<ConsentMessages>,
  aside: readonly Node[],
) {
  const id = `pk-consent-${++count}`;
  // The element exists before its text: a status that is inserted with its text is not read out.
  const status = h('p', { class: 'pk-consent-hidden', role: 'status' });
  host.replaceChildren(status);
  let view: DialogView | null = null;
  let built: BuiltDialog | null = null;
  let box: HTMLElement | null = null;
  let close: (() => void) | null = null;

  function clear() {
    close?.();
    box?.remove();
    box = close = built = null;
  }

  function open(kind: DialogView['kind'], lang: string) {
    clear();
    const tag = kind === 'bar' ? 'section' : kind;
    box = h(tag, { class: `pk-consent pk-consent-${kind}`, lang, 'aria-labelledby': id });
    host.append(box);
    if (kind === 'bar') return box;
    if (aside.some((node) => node instanceof Element)) {
      box.append(h('div', { class: 'pk-consent-aside', 'aria-hidden': 'true' }, ...aside));
    }
    const body = h('div', { class: 'pk-consent-body' });
    box.append(body);
    return body;
  }

  function render() {
    const former = view;
    const variant = host.getAttribute('variant');
    const privacyHref = host.getAttribute('privacy-href') ?? '/datenschutz';
    // Read for each question: a page may change its language without a new document.
    const messages = { ...messagesFor(document.documentElement.lang), ...more };
    view = dialogView(consent, { messages, privacyHref, variant });
    if (!view) {
      status.textContent = '';
      return clear();
    }
    const shown = former?.kind === view.kind ? built : null;
    if (former?.isSettings === view.isSettings && shown) return shown.update(view);
    const body = shown ? shown.title.parentElement : open(view.kind, messages.lang);
    built = buildDialog(view, messages, id);
    body?.replaceChildren(...built.nodes);
    if (view.kind === 'bar') {
      status.textContent = view.title;
      if (former?.isSettings) focusBar(box);
      return;
    }
    if (box instanceof HTMLDialogElement && !close) {
      close = controlDialog(box, () => view?.close);
    }
    // The title, not a button: a key that was meant for the page must not answer the question.
    built.title.focus();
  }

  /** A footer's link 'Cookie-Einstellungen': withdrawing is as easy as consenting. */
  function onClick(event: Event) {
    if (interceptOpenClick(event)) consent.open();
  }

  const unsubscribe = consent.subscribe(render);
  document.addEventListener('click', onClick);
  render();
  return () => {
    unsubscribe();
    document.removeEventListener('click', onClick);
    clear();
    host.replaceChildren();
  };
}
