import { fill } from '@praxiskit/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Input } from '../field/controls.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { useUiKitTexts } from '../text/provider.tsx';
import { DatePicker } from './date-picker.tsx';
import { dateForm } from './date-text.ts';
import { type DateTextOptions, useDateText } from './use-date-text.ts';

export interface DateFieldProps extends Omit<FieldProps, 'children'>, DateTextOptions {
  /** The form gets the day under this name, as `YYYY-MM-DD`, or an empty text. */
  name?: string;
  /** 'off' by default; 'bday' for a date of birth. */
  autoComplete?: string;
  isDisabled?: boolean;
}

/**
 * A day, typed as the language writes it, or picked from a calendar. Its value is `YYYY-MM-DD` or null;
 * the problem of a typed text takes precedence over `error`.
 * The server's markup has the browser's own date field, which works until React has started.
 *
 * @throws RangeError when its calendar opens, for a `min` or a `today` that is no day
 */
export function DateField(props: DateFieldProps) {
  const { name, autoComplete = 'off', isDisabled = false, min, max, ...rest } = props;
  const { value: _, defaultValue, onChange, isDisabledDay, today, ...field } = rest;
  const { locale, messages } = useUiKitTexts();
  const date = useDateText(props);
  const [isNative, setIsNative] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);

  const take = (typed: string | null) => {
    if (typed !== date.day) date.set(typed);
  };
  /** A native field that is being corrected is empty. */
  const takeNative = () => {
    if (input.current?.value) take(input.current.value);
  };
  const takeOver = () => {
    take(input.current?.value || null);
    setIsNative(false);
  };
  const start = useRef(() => {});
  start.current = () => {
    // A native field that has the focus is replaced only when the visitor leaves it.
    if (document.activeElement === input.current) takeNative();
    else takeOver();
  };
  useLayoutEffect(() => start.current(), []);

  const { problem } = date;
  useEffect(() => {
    // Keeps the browser from sending a form with an invalid date.
    if (!isNative) input.current?.setCustomValidity(problem ?? '');
  }, [problem, isNative]);

  const lastDay = useRef(date.day);
  useLayoutEffect(() => {
    if (lastDay.current === date.day) return;
    lastDay.current = date.day;
    // Choosing a day fires no event, and a typed day is in the form's data only now.
    if (!isNative) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [date.day, isNative]);

  const reset = useRef(date.reset);
  reset.current = date.reset;
  useEffect(() => {
    const form = input.current?.form;
    const handleReset = () => reset.current();
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, []);

  const form = fill(messages.dateField.form, { form: dateForm(locale, messages.dateField) });
  return (
    <Field
      {...field}
      error={date.shownProblem ?? field.error}
      help={
        <>
          {field.help ? <>{field.help} </> : null}
          {isNative ? null : form}
        </>
      }
    >
      {isNative ? (
        <Input
          ref={input}
          type="date"
          name={name}
          min={min}
          max={max}
          disabled={isDisabled}
          autoComplete={autoComplete}
          defaultValue={date.day ?? ''}
          onChange={takeNative}
          onBlur={takeOver}
        />
      ) : (
        <DatePicker
          value={date.day}
          onChoose={date.choose}
          today={today}
          min={min}
          max={max}
          isDisabledDay={isDisabledDay}
          isDisabled={isDisabled}
        >
          <Input
            ref={input}
            inputMode="numeric"
            autoComplete={autoComplete}
            disabled={isDisabled}
            value={date.text}
            onChange={(event) => date.type(event.target.value)}
            onBlur={date.leave}
            onKeyDown={(event) => {
              // Enter sends the form while the field still has the focus.
              if (event.key === 'Enter') date.leave();
            }}
            className="pr-13"
          />
          {name ? (
            <input
              ref={hidden}
              type="hidden"
              name={name}
              value={date.day ?? ''}
              disabled={isDisabled}
            />
          ) : null}
        </DatePicker>
      )}
    </Field>
  );
}
