import { fill } from '@praxiskit/core';
import type { ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { useStaff, useStaffServices } from '@praxiskit/staff/react';
import type { LetterStatus } from './letter-facts.ts';
import { useLetterTexts } from './use-texts.ts';

/** Steps of a letter from one state to the next one. */
export interface Sending {
  /** Sends it in ten seconds, and offers to take that back. @param name of the patient */
  send(name: string): Promise<boolean>;
  takeBack(): Promise<boolean>;
  /** Gives it to its author to sign, or makes it a draft again. */
  step(to: 'ready' | 'draft'): Promise<boolean>;
}

/** What the server says of the fields that it refuses: a sign that cannot be printed, a place that is not filled. */
export function reasonsOf({ code, details }: RecordError, { view }: ModelRecord): string[] {
  if (code !== 'VALIDATION_FAILED') return [];
  const fields = Object.entries((details ?? {}) as Record<string, { message: string }[]>);
  return fields.flatMap(([name, failures]) =>
    failures.map(({ message }) =>
      name in view.definition.columns ? `${view.label(name)}: ${message}` : message,
    ),
  );
}

export function useSending(letter: ModelRecord): Sending {
  const letters = useLetterTexts();
  const { undo, kept } = useStaff();
  const offer = `letters.sending ${String(letter.base().id)}`;
  const services = useStaffServices();
  const say = (kind: 'danger' | 'neutral', text: string) => services().toasts.show({ kind, text });
  const set = async (to: LetterStatus, refused: string) => {
    letter.set('status', to);
    try {
      await letter.flush();
      return true;
    } catch (cause) {
      const error = cause as RecordError;
      // A step is taken now or not at all: it must not be sent later by itself.
      letter.rollback('status');
      say('danger', [refused, ...reasonsOf(error, letter)].join(' '));
      return false;
    }
  };
  const takeBack = async () => {
    const isBack = await set('draft', letters.tooLate);
    // Taken back on the page: the toast has nothing to offer any more.
    (kept.get(offer) as (() => void) | undefined)?.();
    kept.delete(offer);
    if (isBack) say('neutral', letters.takenBack);
    return isBack;
  };
  return {
    step: (to) => set(to, letters.sendFailed),
    takeBack,
    async send(name) {
      if (!(await set('sending', letters.sendFailed))) return false;
      kept.set(
        offer,
        undo.offer({
          text: fill(letters.sendingToast, { name }),
          label: letters.takeBack,
          run: () => void takeBack(),
        }),
      );
      return true;
    },
  };
}
