import type { Consent } from './consent/consent.ts';
import { ConsentDialogElement, showOn } from './element/consent-dialog-element.ts';
import type { ConsentMessages } from './messages.ts';

export { ConsentDialogElement };

declare global {
  interface HTMLElementTagNameMap {
    'consent-dialog': ConsentDialogElement;
  }
}

/**
 * Shows the question by `<consent-dialog>`: the page's own one, else a new one at the end of its body.
 * Defines the element where that is still to be done.
 */
export function showConsent(
  consent: Consent,
  messages?: Partial<ConsentMessages>,
): ConsentDialogElement {
  if (!customElements.get('consent-dialog')) {
    customElements.define('consent-dialog', ConsentDialogElement);
  }
  return showOn(consent, messages, document.createElement('consent-dialog'));
}
