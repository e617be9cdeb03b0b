import { type ComponentPropsWithRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { Field, type FieldProps, useFieldControl } from './field.tsx';

/** The look of every field. Text stays at 16 px at least: below that a phone zooms in. */
export const controlClass =
  'w-full min-h-12 rounded-control border border-field-line bg-raised px-4 py-2 text-control text-ink placeholder:text-quiet hover:border-line focus-visible:border-line aria-invalid:border-danger [&[readonly]]:border-hairline [&[readonly]]:bg-transparent disabled:opacity-55';

/** Every attribute of an `<input>`. */
export type InputProps = ComponentPropsWithRef<'input'>;

/** An `<input>` in the kit's look, connected with the `Field` around it. */
export function Input({ className, ...props }: InputProps) {
  return (
    <input {...useFieldControl()} {...props} className={classNames(controlClass, className)} />
  );
}

/** The same for several lines; 5 by default. */
export function Textarea({ className, rows = 5, ...props }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...props}
      rows={rows}
      className={classNames(controlClass, 'py-3', className)}
    />
  );
}

/** The native select, which phones and screen readers support best. Only its arrow is the kit's. */
export function Select({ className, ...props }: ComponentPropsWithRef<'select'>) {
  const isList = props.multiple || (props.size ?? 0) > 1;
  return (
    <span className="relative grid">
      <select
        {...useFieldControl()}
        {...props}
        className={classNames(
          controlClass,
          // The browser itself sets a list's text four pixels further in than an input's.
          isList ? '' : 'peer cursor-pointer appearance-none pr-12 forced-colors:appearance-auto',
          className,
        )}
      />
      {isList ? null : (
        <span className="pointer-events-none absolute inset-y-0 right-4 grid items-center text-ink peer-disabled:opacity-55 forced-colors:hidden">
          <Icon name="chevronDown" />
        </span>
      )}
    </span>
  );
}

/** Of `PasswordField`. */
export interface PasswordFieldProps
  extends Omit<FieldProps, 'children'>,
    Pick<InputProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'ref' | 'autoFocus'> {
  /** 'current-password' by default. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password field whose text can be shown. It accepts pasting and password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, value, defaultValue, onChange, ref, autoFocus, autoComplete, ...field } = props;
  const { messages } = useUiKitTexts();
  const [isShown, setIsShown] = useState(false);
  const input = { name, value, defaultValue, onChange, ref, autoFocus };
  const given = Object.fromEntries(Object.entries(input).filter(([, one]) => one !== undefined));
  return (
    <Field {...field}>
      <div className="relative">
        <Input
          {...given}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete ?? 'current-password'}
          autoCapitalize="off"
          spellCheck={false}
          className="pr-44"
        />
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 cursor-pointer px-4 text-caption underline underline-offset-4"
        >
          {isShown ? messages.hidePassword : messages.showPassword}
        </button>
      </div>
    </Field>
  );
}
