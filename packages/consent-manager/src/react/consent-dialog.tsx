import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { type ConsentMessages, consentMessages, isOpen } from '../index.ts';
import { useConsentManager, useConsentState } from './context.tsx';
import { SettingsView } from './settings-view.tsx';

/** Of `ConsentDialog`. */
export interface ConsentDialogProps {
  /**
   * `bar` leaves the page readable, for the imprint and the privacy policy [R4.1D]. `dialog` by
   * default.
   */
  variant?: 'dialog' | 'bar';
  /** In place of the English ones. */
  messages?: Partial<ConsentMessages>;
  /** The address of the privacy policy; '/datenschutz' by default [R4.14]. */
  privacyHref?: string;
  /** A picture at the side: the site's own. */
  aside?: ReactNode;
}

interface ContentProps extends Required<Pick<ConsentDialogProps, 'privacyHref' | 'variant'>> {
  id: string;
  messages: ConsentMessages;
}

/**
 * Renders the question of consent while it is open, else nothing. Put it last in the page: the bar is
 * sticky at the bottom of its parent, so that all of the page can be scrolled out from behind it.
 *
 * @throws Error outside of a `ConsentProvider`
 */
export function ConsentDialog(props: ConsentDialogProps) {
  const { variant = 'dialog', privacyHref = '/datenschutz', aside } = props;
  const { status, view } = useConsentState();
  const id = useId();
  if (!isOpen(status)) return null;
  const messages = { ...consentMessages.en, ...props.messages };
  const content = <Content {...{ id, messages, privacyHref, variant }} />;
  if (variant === 'bar' && view === 'intro') {
    return (
      <section className="pk-consent pk-consent-bar" aria-labelledby={id}>
        {content}
      </section>
    );
  }
  return (
    <Modal labelledBy={id} aside={aside}>
      {content}
    </Modal>
  );
}

interface ModalProps {
  labelledBy: string;
  aside: ReactNode;
  children: ReactNode;
}

/** The browser's modal dialog: an inert page behind it, and the focus returned at the end. */
function Modal({ labelledBy, aside, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="pk-consent pk-consent-dialog"
      aria-labelledby={labelledBy}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // Chromium closes the dialog on a second Escape even where `cancel` was prevented.
        if (event.key === 'Escape') event.preventDefault();
      }}
    >
      {aside ? (
        <div className="pk-consent-aside" aria-hidden="true">
          {aside}
        </div>
      ) : null}
      <div className="pk-consent-body">{children}</div>
    </dialog>
  );
}

function Content({ id, messages, privacyHref, variant }: ContentProps) {
  const consent = useConsentManager();
  const { status, view, changed } = useConsentState();
  const title = useRef<HTMLHeadingElement>(null);
  const isBar = variant === 'bar';
  const isSettings = view === 'settings';

  // The title, not a button: a key that was meant for the page must not answer the question.
  useEffect(() => {
    if (!isBar || isSettings) title.current?.focus();
  }, [isBar, isSettings]);

  const names = consent.items.filter((item) => changed.includes(item.id)).map((item) => item.name);
  const isRevising = status === 'revising';
  return (
    <>
      <h2 id={id} ref={title} tabIndex={-1}>
        {isSettings ? messages.settingsTitle : messages.title}
      </h2>
      {isSettings ? <SettingsView id={id} messages={messages} /> : null}
      <p className={isSettings ? 'pk-consent-hint' : 'pk-consent-intro'}>
        {names.length > 0 ? `${messages.changed} ${names.join(', ')}. ` : null}
        {isSettings ? null : `${messages.intro} `}
        {isSettings && isRevising ? `${messages.settingsHint} ` : null}
        <a href={privacyHref}>{messages.privacyLink}</a>
      </p>
      <div className="pk-consent-actions">
        <button type="button" onClick={consent.declineAll}>
          {messages.declineAll}
        </button>
        {isSettings ? (
          <button type="button" onClick={consent.save}>
            {messages.save}
          </button>
        ) : (
          <button type="button" onClick={() => consent.show('settings')}>
            {messages.settings}
          </button>
        )}
        <button type="button" onClick={consent.acceptAll}>
          {messages.acceptAll}
        </button>
      </div>
      {isRevising || (isBar && isSettings) ? (
        <button
          type="button"
          className="pk-consent-close"
          onClick={() => (isRevising ? consent.close() : consent.show('intro'))}
        >
          <span aria-hidden="true">×</span>
          <span className="pk-consent-hidden">{messages.close}</span>
        </button>
      ) : null}
    </>
  );
}
