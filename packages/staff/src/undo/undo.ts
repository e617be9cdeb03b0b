import type { ToastKind, Toasts } from '@praxiskit/ui-kit';

/** How long a step can be taken back, in ms. */
export const UNDO_MS = 10_000;

/** A step that was taken. */
export interface UndoOffer {
  /** Text about the step that was done. */
  text: string;
  /** 'neutral' by default. */
  kind?: ToastKind;
  /** Text of the button: 'Undo'. */
  label: string;
  /** Takes it back. */
  run: () => void;
  /** How long the way back is offered; `UNDO_MS` by default. */
  ms?: number;
}

/** The last step, and the way back from it. */
export type Undo = ReturnType<typeof createUndo>;

/** Offers the way back in a toast for ten seconds; `takeBack` does the same by a key, once. */
export function createUndo(toasts: () => Pick<Toasts, 'show' | 'dismiss' | 'getState'>) {
  let last: { id: number; run: () => void } | null = null;
  return {
    /** @returns withdraws the offer, for a step that was refused afterwards */
    offer({ text, kind = 'neutral', label, run, ms = UNDO_MS }: UndoOffer): () => void {
      if (last) toasts().dismiss(last.id);
      const once = () => {
        last = null;
        run();
      };
      const id = toasts().show({ text, kind, timeout: ms, action: { label, run: once } });
      last = { id, run: once };
      return () => {
        toasts().dismiss(id);
        if (last?.id === id) last = null;
      };
    },
    takeBack() {
      const offer = last;
      if (!offer) return;
      last = null;
      // Its ten seconds are over, or it was dismissed.
      if (
        !toasts()
          .getState()
          .some(({ id }) => id === offer.id)
      )
        return;
      toasts().dismiss(offer.id);
      offer.run();
    },
  };
}
