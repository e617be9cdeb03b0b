import { Input } from '@praxiskit/ui-kit';
import { useState } from 'react';

export interface TimeInputProps {
  /** `HH:MM` */
  value: string;
  onChange: (value: string) => void;
  label?: string;
  /** The way of its value in its record: 'hours.0.opens'. */
  name?: string;
  isInvalid?: boolean;
  /** The id of what is said about it. */
  describedBy?: string | undefined;
}

/** '9', '930', '9.30' and '9.30 Uhr' as `HH:MM`; what is no time stays as it is. */
export function readTime(text: string): string {
  const [, hours, minutes = '00'] =
    /^\s*(\d{1,2})(?:\s*(?:[.:]|uhr|h)?\s*(\d{2}))?\s*(?:uhr|h)?\s*$/i.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return text.trim();
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** A time of day as text: the browser's own control follows the device, and not the language of the page. */
export function TimeInput(props: TimeInputProps) {
  const { value, onChange, label, name, isInvalid = false, describedBy } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...(label ? { 'aria-label': label } : {})}
      {...(name ? { name } : {})}
      {...(isInvalid ? { 'aria-invalid': true } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      inputMode="numeric"
      autoComplete="off"
      placeholder="09:00"
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readTime(currentTarget.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
