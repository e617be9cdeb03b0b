import { play } from '@praxiskit/animations';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiKitTexts } from '../text/provider.tsx';

/** How long a persistent dialog shakes its head [R9.2]. */
export const DIALOG_SHAKE_MS = 170;

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button, a click outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** Stays until one of its actions is taken; a click outside only shakes it. */
  isPersistent?: boolean;
}

/** A question that has to be answered first, on the browser's own modal dialog. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, actions, isPersistent = false } = props;
  const { messages } = useUiKitTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    if (!element.open) element.showModal();
    // The question first, not the first button: a key meant for the page answers nothing.
    heading.current?.focus();
    // Closing gives the focus back to whatever had it before.
    return () => element.close();
  }, [isOpen]);

  function refuse() {
    if (dialog.current) play(dialog.current, 'shake', { duration: DIALOG_SHAKE_MS });
  }

  function handleClick(event: MouseEvent) {
    // The backdrop belongs to the dialog's own box; its content does not.
    if (event.target !== dialog.current) return;
    if (isPersistent) refuse();
    else onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto w-[min(40rem,calc(100vw-2rem))] max-w-none overflow-visible border-0 bg-raised p-0 text-ink shadow-lifted backdrop:bg-shade"
      onClick={handleClick}
      onKeyDown={(event) => {
        // Chromium closes on a second Escape whatever `cancel` says.
        if (event.key === 'Escape' && isPersistent) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (isPersistent) refuse();
        else onClose();
      }}
    >
      {isOpen ? (
        <div className="grid max-h-[calc(100dvh-2rem)] gap-6 overflow-y-auto p-6 sm:p-10">
          <div className="flex items-start justify-between gap-6">
            <h2
              id={titleId}
              ref={heading}
              tabIndex={-1}
              className="text-title font-light outline-none"
            >
              {title}
            </h2>
            {isPersistent ? null : (
              <button
                type="button"
                className="-m-2 cursor-pointer rounded-control p-2 leading-none"
                onClick={onClose}
              >
                <Icon name="close" label={messages.close} />
              </button>
            )}
          </div>
          <div className="text-control">{children}</div>
          {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
