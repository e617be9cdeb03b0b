import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import type { Toast, ToastKind, ToastPosition, Toasts } from './toasts.ts';

const places: Record<ToastPosition, string> = {
  // Above the last line of an AppShell, and above its tabs on a phone.
  bottom:
    'inset-x-4 bottom-4 items-center [body:has([data-app-shell])_&]:bottom-20 sm:[body:has([data-app-shell])_&]:bottom-12',
  'top-right': 'top-4 right-4 left-4 items-end',
};
const kinds: Record<ToastKind, string> = {
  neutral: 'border-line',
  positive: 'border-positive',
  danger: 'border-danger',
};

/** The visitor is reading as long as the pointer or the focus is there. */
const isRead = (region: Element | null) => region?.matches(':hover, :focus-within') ?? false;

/** Where toasts appear. Put it once, near the end of the body. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const { messages } = useUiKitTexts();
  const shown = useStore(toasts);
  const region = useRef<HTMLElement>(null);

  const resumeUnlessRead = () => {
    if (!isRead(region.current)) toasts.resume();
  };
  useEffect(() => {
    // A focused button that is removed fires no `blur`.
    if (shown.length > 0 && !isRead(region.current)) toasts.resume();
  }, [shown, toasts]);
  useEffect(() => toasts.resume, [toasts]);

  return (
    <section
      // On paper it would follow a page that is full, on one of its own.
      className="print:hidden"
      ref={region}
      aria-label={messages.notifications}
      onPointerEnter={toasts.pause}
      onPointerLeave={resumeUnlessRead}
      onFocus={toasts.pause}
      onBlur={resumeUnlessRead}
    >
      {(['top-right', 'bottom'] as const).map((position) => (
        <div
          key={position}
          role="status"
          aria-live="polite"
          className={classNames(
            'pointer-events-none fixed z-40 flex flex-col gap-2',
            places[position],
          )}
        >
          {shown
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastBox key={toast.id} toast={toast} dismiss={() => toasts.dismiss(toast.id)} />
            ))}
        </div>
      ))}
    </section>
  );
}

function ToastBox({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const { messages } = useUiKitTexts();
  return (
    <div
      className={classNames(
        'pointer-events-auto flex max-w-lg items-center gap-4 border border-l-4 bg-raised py-3 pr-3 pl-4 text-control text-ink',
        kinds[toast.kind],
      )}
    >
      {toast.kind === 'neutral' ? null : (
        <Icon name={toast.kind === 'positive' ? 'check' : 'warning'} />
      )}
      <span className="grow">{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className="cursor-pointer font-[550] underline underline-offset-4"
          onClick={() => {
            toast.action?.run();
            dismiss();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button type="button" className="cursor-pointer p-1 leading-none" onClick={dismiss}>
        <Icon name="close" label={messages.dismiss} />
      </button>
    </div>
  );
}
