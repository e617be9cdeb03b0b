import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { controlDialog } from '../dialog/control-dialog.ts';
import { type DialogView, dialogView } from '../dialog/dialog-view.ts';
import { firstClick } from '../dialog/first-click.ts';
import { focusBar } from '../dialog/focus-bar.ts';
import { type ConsentMessages, messagesFor } from '../messages.ts';
import { useConsentManager, useConsentState } from './context.tsx';
import { SettingsView } from './settings-view.tsx';

export interface ConsentDialogProps {
  /**
   * `bar` leaves the page readable, for the imprint and the privacy policy [R4.1D]. `dialog` by
   * default.
   */
  variant?: 'dialog' | 'bar';
  /** In place of those in the document's language. */
  messages?: Partial<ConsentMessages>;
  /** The address of the privacy policy; '/datenschutz' by default [R4.14]. */
  privacyHref?: string;
  /** A picture at the side: the site's own. */
  aside?: ReactNode;
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * Renders the question of consent while it is open, else nothing. Put it last in the page: the bar is
 * sticky at the bottom of its parent, so that all of the page can be scrolled out from behind it.
 *
 * @throws Error outside of a `ConsentProvider`
 */
export function ConsentDialog(props: ConsentDialogProps) {
  const { variant = 'dialog', privacyHref = '/datenschutz', aside } = props;
  const consent = useConsentManager();
  const state = useConsentState();
  const id = useId();
  const wasSettings = useRef(false);
  // After the effects of the children, which read the earlier view.
  useEffect(() => {
    wasSettings.current = state.status === 'asking' && state.view === 'settings';
  });
  // While a page of the server's is taken over, too: it has neither question nor language yet.
  const isInBrowser = useSyncExternalStore(never, yes, no);
  if (!isInBrowser) return null;
  const messages = { ...messagesFor(document.documentElement.lang), ...props.messages };
  const view = dialogView(consent, { messages, privacyHref, variant });
  // Another view is another question: it begins at its title.
  const key = view?.isSettings ? 'settings' : 'intro';
  const content = view ? (
    <Content key={key} id={id} view={view} messages={messages} wasSettings={wasSettings} />
  ) : null;
  return (
    <>
      {variant === 'bar' ? (
        // The element exists before its text: a status that is inserted with its text is not read out.
        <p className="pk-consent-hidden" role="status">
          {view?.kind === 'bar' ? view.title : null}
        </p>
      ) : null}
      {view?.kind === 'bar' ? (
        <section className="pk-consent pk-consent-bar" lang={messages.lang} aria-labelledby={id}>
          {content}
        </section>
      ) : null}
      {view?.kind === 'dialog' ? (
        <Modal view={view} aside={aside} lang={messages.lang} labelledBy={id}>
          {content}
        </Modal>
      ) : null}
    </>
  );
}

interface ModalProps {
  view: DialogView;
  lang: string;
  labelledBy: string;
  aside: ReactNode;
  children: ReactNode;
}

function Modal({ view, lang, labelledBy, aside, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(view.close);
  useLayoutEffect(() => {
    close.current = view.close;
  });
  useLayoutEffect(() => {
    if (!dialog.current) return;
    return controlDialog(dialog.current, () => close.current);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="pk-consent pk-consent-dialog"
      lang={lang}
      aria-labelledby={labelledBy}
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

function Content({
  id,
  view,
  messages,
  wasSettings,
}: {
  id: string;
  view: DialogView;
  messages: ConsentMessages;
  wasSettings: RefObject<boolean>;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const { kind, close } = view;

  // The title, not a button: a key that was meant for the page must not answer the question.
  useEffect(() => {
    if (kind === 'dialog') title.current?.focus();
    else if (wasSettings.current) focusBar(title.current?.parentElement);
  }, [kind, wasSettings]);

  return (
    <>
      <h2 id={id} ref={title} tabIndex={-1}>
        {view.title}
      </h2>
      {view.isSettings ? <SettingsView id={id} messages={messages} groups={view.groups} /> : null}
      <p className={view.isSettings ? 'pk-consent-hint' : undefined}>
        {view.text} <a href={view.link.href}>{view.link.text}</a>
      </p>
      <div className="pk-consent-actions">
        {view.buttons.map(({ text, press }) => (
          <button key={text} type="button" onClick={firstClick(press)}>
            {text}
          </button>
        ))}
      </div>
      {close ? (
        <button type="button" className="pk-consent-close" onClick={firstClick(close.press)}>
          <span aria-hidden="true">×</span>
          <span className="pk-consent-hidden">{close.text}</span>
        </button>
      ) : null}
    </>
  );
}
