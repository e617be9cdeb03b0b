import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type Gate, type GateMessages, gateMessages } from '../index.ts';

export interface GateScreenProps {
  /** Absent on the server; the login box works once the page is hydrated with a gate. */
  gate?: Gate;
  /** Whether to render the login box while no gate is given. */
  hasLogin?: boolean;
  /** Replaces the English sentences. */
  messages?: Partial<GateMessages>;
  /** The address of the server's gate; '/api/construction' by default. */
  action?: string;
  /** '/impressum' by default. */
  imprintHref?: string;
  /** '/datenschutz' by default. */
  privacyHref?: string;
  /** The practice's name or mark, above the title. */
  brand?: ReactNode;
  /** The practice's telephone number, shown as written. */
  telephone?: string | null;
  /**
   * Layers of a picture at the foot, from top to bottom: one `.hill` with `data-layer` each, for the site's
   * style.
   */
  layers?: readonly string[];
}

const SHAKE_MS = 170;
const never = () => () => {};
const locked = { status: 'locked', refusals: 0 } as const;

/** The screen that is shown instead of every page while the site is built [R3.2, R3.3]. */
export function GateScreen(props: GateScreenProps) {
  const {
    gate,
    brand,
    telephone,
    layers = [],
    action = '/api/construction',
    imprintHref = '/impressum',
    privacyHref = '/datenschutz',
  } = props;
  const hasLogin = gate?.hasLogin ?? props.hasLogin ?? false;
  const messages = { ...gateMessages.en, ...props.messages };
  // Not `useStore`: the server has no gate and renders the locked state.
  const state = useSyncExternalStore(
    gate?.subscribe ?? never,
    gate?.getState ?? (() => locked),
    () => locked,
  );
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state.refusals === 0 || !field.current) return;
    field.current.value = '';
    field.current.focus();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const keyframes = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    form.current?.animate(keyframes, { duration: SHAKE_MS });
  }, [state.refusals]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void gate?.submit(field.current?.value ?? '');
  }

  return (
    <main className="pk-gate">
      <div className="pk-gate-text">
        {brand ? <div className="pk-gate-brand">{brand}</div> : null}
        <h1 lang={messages.lang}>{messages.title}</h1>
        <p lang={messages.lang}>{messages.text}</p>
        {telephone ? (
          <p className="pk-gate-contact">
            {messages.contact} <a href={`tel:${dialed(telephone)}`}>{telephone}</a>
          </p>
        ) : null}
      </div>
      {hasLogin ? (
        <form
          ref={form}
          className="pk-gate-login"
          lang={messages.lang}
          // Without scripts the browser itself posts the form.
          method="post"
          action={action}
          onSubmit={onSubmit}
          aria-labelledby={titleId}
        >
          <h2 id={titleId}>{messages.loginTitle}</h2>
          <input
            ref={field}
            type="password"
            name="password"
            required
            autoComplete="current-password"
            placeholder={messages.password}
            aria-label={messages.password}
            aria-invalid={state.refusals > 0 || undefined}
          />
          <button type="submit" aria-disabled={state.status === 'checking'}>
            {messages.submit}
          </button>
        </form>
      ) : null}
      {layers.length > 0 ? (
        <div className="pk-gate-ground" aria-hidden="true">
          {layers.map((layer) => (
            <div key={layer} data-layer={layer}>
              <span className="hill" />
            </div>
          ))}
        </div>
      ) : null}
      <footer className="pk-gate-legal">
        <a href={imprintHref}>{messages.imprint}</a>
        <a href={privacyHref}>{messages.privacy}</a>
      </footer>
    </main>
  );
}

/** In international form: a number without a country code is German. */
const dialed = (telephone: string) =>
  telephone.replace(/[^+\d]/g, '').replace(/^0(?=[1-9])/, '+49');
