export type ToastKind = 'neutral' | 'positive' | 'danger';
export type ToastPosition = 'bottom' | 'top-right';

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
  position: ToastPosition;
  /** Milliseconds; null stays until it is dismissed. */
  timeout: number | null;
  action?: { label: string; run: () => void };
}

export type ToastInput = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>;

/** Something that the visitor may take at any time. */
export interface Offer {
  text: string;
  /** Of the button that takes it. */
  label: string;
  /** False where it was not taken after all: it is offered again. */
  run: () => boolean | Promise<boolean>;
}

/** R9.2, and R7.16 for a success. */
export const toastDefaults = { kind: 'neutral', position: 'bottom', timeout: 5000 } as const;
export const positiveToast = { kind: 'positive', position: 'top-right', timeout: 2000 } as const;

export interface ToastClock {
  setTimeout(work: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

const systemClock: ToastClock = {
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export type Toasts = ReturnType<typeof createToasts>;

/** The messages that are on screen. One per app; `ToastRegion` renders them. */
export function createToasts({ clock = systemClock }: { clock?: ToastClock } = {}) {
  let state: readonly Toast[] = [];
  let lastId = 0;
  let isHeld = false;
  let offered: number | null = null;
  const timers = new Map<number, unknown>();
  const listeners = new Set<() => void>();

  function set(next: readonly Toast[]) {
    state = next;
    for (const listener of listeners) listener();
  }

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
    set(state.filter((toast) => toast.id !== id));
  }

  function show(input: ToastInput) {
    lastId += 1;
    const toast: Toast = { ...toastDefaults, ...input, id: lastId };
    set([...state, toast]);
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
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Returns the toast's id. */
    show,
    positive: (text: string) => show({ ...positiveToast, text }),
    /** Stays until it is answered, in place of an earlier offer. Returns the toast's id. */
    offer,
    dismiss,
    /** Keeps every toast while the visitor reads, points or tabs there; `resume` restarts their timers. */
    pause() {
      isHeld = true;
      for (const { id } of state) halt(id);
    },
    resume() {
      isHeld = false;
      for (const toast of state) if (!timers.has(toast.id)) run(toast);
    },
  };
}
