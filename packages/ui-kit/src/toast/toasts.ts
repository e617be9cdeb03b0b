import { createStore } from 'zustand/vanilla';

export type ToastKind = 'neutral' | 'positive' | 'danger';
/** Where a toast is shown. */
export type ToastPosition = 'bottom' | 'top-right';

/** A message on the screen. */
export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
  position: ToastPosition;
  /** Milliseconds; null stays until it is dismissed. */
  timeout: number | null;
  /** A button in it; it runs, and dismisses the toast. */
  action?: { label: string; run: () => void };
}

/** A toast as it is asked for: its text, and what differs from `toastDefaults`. */
export type ToastInput = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>;

/** Something that the visitor may take at any time. */
export interface Offer {
  text: string;
  label: string;
  /** False where it was not taken after all: it is offered again. It must not reject. */
  run: () => boolean | Promise<boolean>;
}

/** 5 s, at the bottom [R9.2]. */
export const toastDefaults = { kind: 'neutral', position: 'bottom', timeout: 5000 } as const;
/** 2 s, at the top right, for a success [R7.16]. */
export const positiveToast = { kind: 'positive', position: 'top-right', timeout: 2000 } as const;

/** Time as a port, so that tests can set it. */
export interface ToastClock {
  setTimeout(work: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

const systemClock: ToastClock = {
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** The toasts of one app. */
export type Toasts = ReturnType<typeof createToasts>;

/** The messages that are on screen. One per app; `ToastRegion` renders them. */
export function createToasts({ clock = systemClock }: { clock?: ToastClock } = {}) {
  let lastId = 0;
  let isHeld = false;
  let offered: number | null = null;
  const timers = new Map<number, unknown>();
  const store = createStore<readonly Toast[]>(() => []);
  const { getState, getInitialState, subscribe } = store;
  const set = (next: readonly Toast[]) => store.setState(next, true);

  function run(toast: Toast) {
    if (toast.timeout === null || isHeld) return;
    timers.set(
      toast.id,
      clock.setTimeout(() => dismiss(toast.id), toast.timeout),
    );
  }

  function halt(id: number) {
    clock.clearTimeout(timers.get(id));
    timers.delete(id);
  }

  function dismiss(id: number) {
    halt(id);
    set(getState().filter((toast) => toast.id !== id));
  }

  function show(input: ToastInput) {
    lastId += 1;
    const toast: Toast = { ...toastDefaults, ...input, id: lastId };
    set([...getState(), toast]);
    run(toast);
    return toast.id;
  }

  function offer({ text, label, run: take }: Offer) {
    if (offered !== null) dismiss(offered);
    const again = async () => {
      if (!(await take())) offer({ text, label, run: take });
    };
    offered = show({ text, timeout: null, action: { label, run: () => void again() } });
    return offered;
  }

  return {
    getState,
    /** None: what a server has rendered. */
    getInitialState,
    /** Calls back after every change. Returns the end of it. */
    subscribe,
    /** Returns the toast's id. */
    show,
    /** Shows a success as `positiveToast` says. Returns the toast's id. */
    positive: (text: string) => show({ ...positiveToast, text }),
    /** Stays until it is answered, in place of an earlier offer. Returns the toast's id. */
    offer,
    /** Takes a toast away; does nothing for an id that is gone. */
    dismiss,
    /** Keeps every toast while the visitor reads, points or tabs there; `resume` restarts their timers. */
    pause() {
      isHeld = true;
      for (const { id } of getState()) halt(id);
    },
    resume() {
      isHeld = false;
      for (const toast of getState()) if (!timers.has(toast.id)) run(toast);
    },
  };
}
