import { play, shake } from '@praxiskit/animations';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** How long a persistent dialog shakes, in ms [R9.2]. */
export const DIALOG_SHAKE_MS = 170;

export interface ModalOptions {
  isOpen: boolean;
  /** Escape, the close button, a click outside. */
  onClose: () => void;
  /** Stays until one of its actions is taken; a click outside only shakes it. */
  isPersistent: boolean;
  /** Gets the focus in place of the title; only for an action that is harmless when pressed by mistake. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Adds to the browser's `<dialog>`: it opens with `isOpen`, puts the focus on its title, closes by
 * Escape and by a click outside unless it is persistent. The browser itself makes the rest of the page
 * inert and returns the focus.
 */
export function useModal({ isOpen, onClose, isPersistent, initialFocus }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressedOutside = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    if (!element.open) {
      // The tokens keep the place of the scrollbar, unless another dialog has taken it away already.
      const { clientWidth, style } = document.documentElement;
      if (!document.querySelector(':modal')) {
        style.setProperty('--pk-scrollbar', `${innerWidth - clientWidth}px`);
      }
      element.showModal();
    }
    // The title, not the first button: a key that was meant for the page must not press it.
    (initialFocus?.current ?? heading.current)?.focus();
    return () => {
      // Closing returns the focus to the element that had it before.
      element.close();
      const leaving = element.getAnimations();
      if (leaving.length === 0) return;
      setIsLeaving(true);
      Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => setIsLeaving(false));
    };
  }, [isOpen, initialFocus]);

  function leave() {
    if (!isPersistent) onClose();
    else if (dialog.current) play(dialog.current, shake, { duration: DIALOG_SHAKE_MS });
  }

  return {
    /** The content stays until the dialog has left the screen, and no longer. */
    isPresent: isOpen || isLeaving,
    heading,
    dialogProps: {
      ref: dialog,
      onPointerDown(event: PointerEvent) {
        isPressedOutside.current = event.target === dialog.current;
      },
      onClick(event: MouseEvent) {
        // The backdrop belongs to the dialog's own box; its content does not. Text that is selected
        // from a field outwards ends there, and is no click outside.
        if (event.target === dialog.current && isPressedOutside.current) leave();
      },
      onKeyDown(event: KeyboardEvent) {
        // Chromium closes on a second Escape even where `cancel` was prevented. A nested dialog handles its own.
        const isOwn = (event.target as Element).closest('dialog') === dialog.current;
        if (event.key === 'Escape' && isPersistent && isOwn) event.preventDefault();
      },
      onClose(event: SyntheticEvent) {
        // Closed from within, by a form of the method `dialog`: the caller has to be notified.
        if (event.target === dialog.current && isOpen && !dialog.current.open) onClose();
      },
      onCancel(event: SyntheticEvent) {
        // A file chooser that is canceled fires `cancel` as well, which bubbles.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      },
    },
  };
}
