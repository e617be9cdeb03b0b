import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { Input, type InputProps } from './controls.tsx';
import { Field, type FieldProps } from './field.tsx';

export interface PasswordFieldProps
  extends Omit<FieldProps, 'children'>,
    Pick<
      InputProps,
      'name' | 'value' | 'defaultValue' | 'onChange' | 'ref' | 'autoFocus' | 'size'
    > {
  /** 'current-password' by default. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password field whose text can be shown. It accepts pasting and password managers, and notices caps lock. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, value, defaultValue, onChange, ref, autoFocus, size, autoComplete, ...field } =
    props;
  const { messages } = useUiKitTexts();
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const input = { name, value, defaultValue, onChange, ref, autoFocus, size };
  const given = Object.fromEntries(Object.entries(input).filter(([, one]) => one !== undefined));
  // A browser says it with a key or a click only, so that it is not known when the field gets the focus.
  const notice = (event: KeyboardEvent | PointerEvent) =>
    setHasCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...field}>
      <div>
        <div className="relative">
          <Input
            {...given}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete ?? 'current-password'}
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={notice}
            onKeyUp={notice}
            onPointerDown={notice}
            onBlur={() => setHasCapsLock(false)}
            className="pr-28 noscript:pr-4"
          />
          <button
            type="button"
            aria-label={isShown ? messages.hidePassword : messages.showPassword}
            onClick={() => setIsShown(!isShown)}
            className={classNames(
              'absolute inset-y-0 right-0 min-w-11 cursor-pointer px-4 underline underline-offset-4 noscript:hidden',
              size === 'large' ? 'text-control' : 'text-small',
            )}
          >
            {isShown ? messages.hide : messages.show}
          </button>
        </div>
        <p aria-live="polite" className="text-small text-quiet">
          {hasCapsLock ? <span className="block pt-2">{messages.capsLock}</span> : null}
        </p>
      </div>
    </Field>
  );
}
