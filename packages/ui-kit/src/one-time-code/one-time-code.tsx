import type { ChangeEvent } from 'react';
import { Input, type InputProps } from '../field/controls.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { classNames } from '../text/class-names.ts';
import { normalizeCode } from './normalize-code.ts';

export interface OneTimeCodeProps
  extends Omit<FieldProps, 'children'>,
    Pick<InputProps, 'ref' | 'autoFocus'> {
  /** In the form; 'code' by default. */
  name?: string;
  /** 'digits', from an app, by default; 'recovery' for letters and digits from a printout. */
  kind?: 'digits' | 'recovery';
  /** The code without spaces and dashes, in lower case. */
  onChange?: (code: string) => void;
}

/** Takes spaces and dashes out of the field; the caret stays behind the same figure. */
function tidy(input: HTMLInputElement) {
  const tidied = normalizeCode(input.value);
  if (tidied === input.value) return;
  const before = normalizeCode(input.value.slice(0, input.selectionStart ?? input.value.length));
  input.value = tidied;
  input.setSelectionRange(before.length, before.length);
}

/**
 * One field for a whole code, uncontrolled. Pasted spaces and dashes are taken, and nothing is sent before
 * the visitor sends it. What a form sends without scripts, or a recovery code with its dash, is still to
 * be normalized (`normalizeCode`).
 */
export function OneTimeCode(props: OneTimeCodeProps) {
  const { name = 'code', kind = 'digits', onChange, ref, autoFocus, ...field } = props;
  const isDigits = kind === 'digits';
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    if (isDigits) tidy(currentTarget);
    onChange?.(normalizeCode(currentTarget.value));
  }
  return (
    <Field {...field}>
      <Input
        {...(ref ? { ref } : {})}
        {...(autoFocus ? { autoFocus } : {})}
        name={name}
        type="text"
        inputMode={isDigits ? 'numeric' : 'text'}
        autoComplete={isDigits ? 'one-time-code' : 'off'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={handleChange}
        className={classNames(
          // Whatever the order of a site's sheets: an input has sizes of its own.
          'min-h-20! text-[2.75rem]! leading-none! font-light!',
          // The last figure has its space behind it, too: the padding at the end is less by that.
          isDigits ? 'pr-0 tracking-[0.3em]' : 'tracking-[0.02em]',
        )}
      />
    </Field>
  );
}
