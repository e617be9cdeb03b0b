import type { ButtonView } from './dialog-view.ts';

/** How long the dialog shakes where an answer is missing, in ms [R9.2]. */
const SHAKE_MS = 170;

function shake(dialog: HTMLDialogElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  dialog.animate({ translate: ['0', '-8px', '8px', '-4px', '0'] }, SHAKE_MS);
}

/**
 * Opens the browser's modal dialog: an inert page behind it, and the focus returned at the end. A click
 * outside never closes it; Escape, and Android's gesture, do the same as ×; without × the dialog shakes.
 *
 * @param closeOf the × of that moment, if there is one
 * @returns a function that closes it
 */
export function controlDialog(
  dialog: HTMLDialogElement,
  closeOf: () => ButtonView | null | undefined,
): () => void {
  const tryToClose = (event: Event) => {
    event.preventDefault();
    const close = closeOf();
    if (close) close.press();
    else shake(dialog);
  };
  dialog.oncancel = tryToClose;
  // Chromium closes the dialog on a second Escape even where `cancel` was prevented.
  // In braces: a handler that returns `false` would prevent the default of every key.
  dialog.onkeydown = (event) => {
    if (event.key === 'Escape') tryToClose(event);
  };
  // A second gesture of Android's closes it without asking.
  dialog.onclose = () => dialog.showModal();
  // The children fill the dialog's box: a click on the dialog itself is a click on its backdrop.
  dialog.onclick = ({ target }) => {
    if (target === dialog) shake(dialog);
  };
  // The browser closes an open menu without a word, and the focus in it would be lost: its own way of
  // closing hands it to the menu's button, to which it returns at the end.
  const menu = document.activeElement?.closest<HTMLElement>('[popover]:not([popover="manual"])');
  if (menu?.matches(':popover-open')) menu.hidePopover();
  // The style sheet keeps the place of the scrollbar, unless another dialog has taken it away already.
  const { clientWidth, style } = document.documentElement;
  if (!document.querySelector(':modal')) {
    style.setProperty('--pk-scrollbar', `${innerWidth - clientWidth}px`);
  }
  dialog.showModal();
  return () => {
    dialog.onclose = null;
    dialog.close();
  };
}
