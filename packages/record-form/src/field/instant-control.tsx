import { Field, Input } from '@praxiskit/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { formMessages } from '../messages.ts';
import type { ControlProps } from './control-props.ts';
import { instantOf, instantText } from './instant-text.ts';

/**
 * A day and a time in the local time zone. The browser's field is empty while either is being
 * corrected; that is not a value, so the record keeps the previous one.
 */
export function InstantControl({ record, name, field, frame }: ControlProps) {
  const { value, setValue } = field;
  const [isUnreadable, setIsUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(value);
  // Not a controlled input: React would overwrite a half-typed value with the old one.
  useEffect(() => {
    if (written.current === value || !input.current) return;
    input.current.value = instantText(value);
    written.current = value;
    setIsUnreadable(false);
  }, [value]);
  const error = isUnreadable ? formMessages[record.view.locale].unreadable : frame.error;
  return (
    <Field {...frame} error={error}>
      <Input
        ref={input}
        type="datetime-local"
        name={name}
        defaultValue={instantText(value)}
        onChange={({ currentTarget }) => {
          if (currentTarget.validity.badInput) return;
          setIsUnreadable(false);
          written.current = instantOf(currentTarget.value);
          setValue(written.current);
        }}
        onBlur={({ currentTarget }) => setIsUnreadable(currentTarget.validity.badInput)}
      />
    </Field>
  );
}
