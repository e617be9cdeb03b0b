import { Field, Input } from '@praxiskit/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { formMessages } from '../messages/messages.ts';
import type { ControlProps } from './control-props.ts';
import { instantOf, instantText } from './instant-text.ts';

/**
 * A day and a time of the local zone. While one of them is being corrected the browser's field is empty:
 * that is no value, and the record keeps the one before.
 */
export function InstantControl({ record, name, field, frame }: ControlProps) {
  const { value, setValue } = field;
  const [isUnreadable, setIsUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(value);
  // Not a controlled input: React would write the old value over what is half typed.
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
