import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useUiKitTexts } from '../text/provider.tsx';

/** A field that was changed here and elsewhere. */
export interface ConflictField {
  /** Name of its control, which gets the focus after the answer. */
  name: string;
  label: string;
  /** Shown as text; null, undefined and '' are shown as 'empty'. */
  mine: unknown;
  theirs: unknown;
}

export interface ConflictQuestionProps {
  fields: readonly ConflictField[];
  onChoose: (choice: 'mine' | 'theirs') => void;
  /** For screen readers; the kit's own text by default. */
  title?: string;
  text?: string;
}

/** Asks which of two values is to be kept, for all fields that were changed in two places. */
export function ConflictQuestion({ fields, onChoose, title, text }: ConflictQuestionProps) {
  const { conflict } = useUiKitTexts().messages;
  const shown = (value: unknown): string =>
    value === null || value === undefined || value === '' ? conflict.nothing : String(value);
  const question = useRef<HTMLElement>(null);
  const choose = (choice: 'mine' | 'theirs'): void => {
    // The buttons disappear with the question, and the focus would be lost with them.
    nearestNamed(question.current, fields[0]?.name ?? '')?.focus();
    onChoose(choice);
  };
  return (
    <section
      ref={question}
      role="alert"
      aria-label={title ?? conflict.title}
      // On a phone with its keyboard open the fields above stay in sight.
      className="grid max-h-[50dvh] max-w-[42rem] basis-full gap-4 overflow-y-auto border-2 border-danger p-5 text-(length:--text-control)"
    >
      <p>{text ?? conflict.text}</p>
      <dl>
        {fields.map(({ name, label, mine, theirs }) => (
          <div key={name}>
            <dt className="font-[550]">{label}</dt>
            <dd className="grid grid-cols-[max-content_1fr] gap-x-6">
              <span>{conflict.mine}</span>
              <strong className="font-[550] wrap-anywhere">{shown(mine)}</strong>
              <span>{conflict.theirs}</span>
              <strong className="font-[550] wrap-anywhere">{shown(theirs)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-4">
        <Button variant="secondary" onClick={() => choose('mine')}>
          {conflict.keepMine}
        </Button>
        <Button variant="secondary" onClick={() => choose('theirs')}>
          {conflict.takeTheirs}
        </Button>
      </p>
    </section>
  );
}

/** The control of this name that is nearest: several forms on a page have fields of the same names. */
function nearestNamed(from: Element | null, name: string): HTMLElement | null {
  const selector = `[name="${CSS.escape(name)}"]`;
  for (let around = from; around !== null; around = around.parentElement) {
    const found = around.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
