import { type ReactNode, type RefObject, useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { LayerContext } from './layer.ts';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Escape, the close button, a click outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Its buttons, in its last line. */
  actions?: ReactNode;
  /** Stays until one of its actions is taken; a click outside only shakes it. False by default. */
  isPersistent?: boolean;
  /**
   * Gets the focus in place of the title. Only for a harmless action: a key that was meant for the page
   * would press it.
   */
  initialFocus?: RefObject<HTMLElement | null>;
}

interface FrameProps extends ModalProps {
  /** The look of the `<dialog>`, of what scrolls in it, and of its last line. */
  frame: string;
  body: string;
  foot?: string;
}

/** The common part of dialog and drawer: everything but their position. */
export function Modal(props: FrameProps) {
  const { isOpen, onClose, title, children, actions, isPersistent = false, initialFocus } = props;
  const { messages } = useUiKitTexts();
  const titleId = useId();
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const { dialogProps, heading, isPresent } = useModal({
    isOpen,
    onClose,
    isPersistent,
    initialFocus,
  });
  return (
    <dialog
      {...dialogProps}
      aria-labelledby={titleId}
      className={classNames(
        'max-w-none overflow-visible border-0 bg-raised p-0 text-ink shadow-lifted backdrop:bg-shade forced-colors:border',
        props.frame,
      )}
    >
      {isPresent ? (
        <LayerContext value={layer}>
          <div className={props.body}>
            <div className="flex items-start justify-between gap-6">
              <h2
                id={titleId}
                ref={heading}
                tabIndex={-1}
                className="min-w-0 text-title font-light wrap-break-word outline-none"
              >
                {title}
              </h2>
              {isPersistent ? null : (
                <button
                  type="button"
                  className="-m-2.5 cursor-pointer rounded-control p-3 leading-none"
                  onClick={() => onClose()}
                >
                  <Icon name="close" label={messages.close} />
                </button>
              )}
            </div>
            <div className="text-control">{children}</div>
            {actions ? (
              <div className={classNames('flex flex-wrap gap-3', props.foot)}>{actions}</div>
            ) : null}
          </div>
          {/* Menus and calendars are rendered here: on top, and not clipped by the scrolling part. */}
          <div ref={setLayer} />
        </LayerContext>
      ) : null}
    </dialog>
  );
}
