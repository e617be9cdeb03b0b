/** Menus and other dialogs, which the question would cover or close. `:is` ignores selectors that a browser lacks. */
const OPEN =
  ':is(:modal, :popover-open:not([popover="manual"]), [aria-haspopup][aria-expanded="true"])';

/** A choice outside of a form, such as the theme's, keeps the focus when the visitor is done with it. */
const FIELD =
  'input:not([readonly], [type="radio"], [type="checkbox"]), textarea:not([readonly]), select, form :is([type="radio"], [type="checkbox"])';

function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/**
 * Whether the visitor fills in a field, or has a menu or a dialog open. The question takes the focus: a key that was
 * meant for the field would press one of its buttons, and an open menu would close.
 */
export function isVisitorBusy(): boolean {
  const focused = focusedElement();
  const isInField =
    focused instanceof HTMLElement && (focused.isContentEditable || focused.matches(FIELD));
  return isInField || document.querySelector(OPEN) !== null;
}
