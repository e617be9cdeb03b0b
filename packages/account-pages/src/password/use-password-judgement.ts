import { countCharacters, type PasswordJudgement } from '@praxiskit/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { Strength } from './judge.ts';
import type { Judge } from './start-judge.ts';

/** The state of the password during input. The password itself stays in its field. */
export interface LivePassword {
  length: number;
  judgement: PasswordJudgement;
  /** Reads the field; also after hydration, for earlier input. */
  look(input: HTMLInputElement): void;
  /** Judges the password in the form as it is sent: the browser may have filled it in without an event. */
  judgementOf(form: FormData): PasswordJudgement;
}

/**
 * Counts the characters at once, and judges a long enough password in a worker, which is loaded with the
 * first key.
 *
 * @param wordsOf the words about this user in the present form
 */
export function usePasswordJudgement(
  minimum: number,
  wordsOf: (form: FormData) => readonly string[],
): LivePassword {
  const judge = useRef<Promise<Judge | null>>(null);
  const newest = useRef(0);
  const [length, setLength] = useState(0);
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(() => () => void judge.current?.then((started) => started?.stop()), []);

  async function ask(password: string, form: HTMLFormElement | null) {
    newest.current += 1;
    const asked = newest.current;
    const started = await judge.current;
    const words = form ? wordsOf(new FormData(form)) : [];
    const answer = started ? await started.judge({ password, words }) : null;
    // A later key was judged first.
    if (asked === newest.current) setStrength(answer);
  }

  const judgementAt = (typed: number): PasswordJudgement => {
    if (typed === 0) return 'empty';
    if (typed < minimum) return 'short';
    return (typed === length ? strength : null) ?? 'long';
  };

  return {
    length,
    judgement: judgementAt(length),
    judgementOf: (form) => judgementAt(lengthOf(String(form.get('password') ?? ''))),
    look({ value, form }) {
      judge.current ??= startJudgeLate();
      const typed = lengthOf(value);
      setLength(typed);
      if (typed >= minimum) void ask(value, form);
    },
  };
}

const lengthOf = (password: string) => countCharacters(password.normalize('NFC'));

/** Null without workers, or if their script cannot be loaded: the server judges then. */
function startJudgeLate(): Promise<Judge | null> {
  return import('./start-judge.ts').then(({ startJudge }) => startJudge()).catch(() => null);
}
