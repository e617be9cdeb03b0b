import { useEffect, useRef } from 'react';
import { useUiKitTexts } from '../text/provider.tsx';

/** What is wrong with one field. */
export interface FieldError {
  /** The id of the field's control. */
  fieldId: string;
  message: string;
}

/** Of `ErrorSummary`. */
export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Above the errors; the kit's own text by default. */
  title?: string;
}

/** A group of choices cannot have the focus itself: its first choice takes it. */
function focusField(field: HTMLElement | null) {
  const control = field?.matches('fieldset')
    ? field.querySelector<HTMLElement>('input:enabled')
    : field;
  control?.focus();
}

/** The errors of a form in one list. It takes the focus whenever it gets a new list. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const { messages } = useUiKitTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 border-2 border-danger p-4 text-control"
    >
      <p className="font-[550]">{title ?? messages.errorSummary}</p>
      <ul className="grid gap-1">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="text-danger underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                focusField(document.getElementById(fieldId));
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
