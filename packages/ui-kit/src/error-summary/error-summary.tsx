import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { useUiKitTexts } from '../text/provider.tsx';

export interface FieldError {
  /** The id of the field's control. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Above the errors; the kit's own text by default. */
  title?: string;
  /** Below the errors: another way on. */
  children?: ReactNode;
}

/** A group of choices cannot have the focus itself: its first choice takes it. */
function focusField(field: HTMLElement | null) {
  const control = field?.matches('fieldset')
    ? field.querySelector<HTMLElement>('input:enabled')
    : field;
  control?.focus();
}

/** The errors of a form in one boxed alert. It takes the focus whenever it gets a new list. */
export function ErrorSummary({ errors, title, children }: ErrorSummaryProps) {
  const { messages } = useUiKitTexts();
  if (errors.length === 0) return null;
  return (
    <Alert kind="danger" isUrgent isBoxed focusKey={errors} title={title ?? messages.errorSummary}>
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
      {children ? <div className="mt-2">{children}</div> : null}
    </Alert>
  );
}
