import type { InputHTMLAttributes } from 'react';
import { classNames } from '../text/class-names.ts';

export interface EditableCellProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'size'> {
  /** Name of the value, with its row: 'Amount, Hydrafacial'. */
  label: string;
  error?: string | null;
  /** Enter, and leaving the cell. */
  onCommit?: () => void;
  /** Escape: the value before comes back. */
  onRevert?: () => void;
}

/** A value in a table that is edited in place: Enter saves, Escape brings the old value back. */
export function EditableCell({ label, error, onCommit, onRevert, ...props }: EditableCellProps) {
  const isNumber = props.inputMode === 'decimal' || props.inputMode === 'numeric';
  return (
    <span className="grid gap-1">
      <input
        {...props}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        className={classNames(
          'min-h-8 w-full rounded-control border border-transparent bg-transparent px-2 text-control text-ink hover:border-field-line focus:border-line focus:bg-raised aria-invalid:border-danger max-sm:min-h-11 sm:text-small',
          isNumber && 'text-right',
        )}
        onBlur={(event) => {
          props.onBlur?.(event);
          onCommit?.();
        }}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          // What an input method composes is ended, or taken back, by its own Enter and Escape.
          if (event.defaultPrevented || event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') onCommit?.();
          if (event.key === 'Escape' && onRevert) {
            event.preventDefault();
            onRevert();
          }
        }}
      />
      {error ? (
        <span role="alert" className="text-caption text-danger">
          {error}
        </span>
      ) : null}
    </span>
  );
}
