import {
  Checkbox,
  CountryField,
  DateField,
  Field,
  Input,
  Select,
  Textarea,
} from '@praxiskit/ui-kit';
import type { ComponentType } from 'react';
import { valuesOf } from './control-of.ts';
import type { ControlProps } from './control-props.ts';
import { InstantControl } from './instant-control.tsx';
import { shownText } from './shown-text.ts';

/** A read-only value: its text can be selected and focused, but not changed. */
export function Shown({ record, name, field, frame, options }: ControlProps) {
  return (
    <Field {...frame}>
      <Input readOnly name={name} value={shownText(record, name, field.value, options)} />
    </Field>
  );
}

function Text({ field, frame, type, autoComplete }: ControlProps) {
  return (
    <Field {...frame}>
      <Input {...field.inputProps} type={type} autoComplete={autoComplete} />
    </Field>
  );
}

function Lines({ field, frame }: ControlProps) {
  return (
    <Field {...frame}>
      <Textarea {...field.inputProps} />
    </Field>
  );
}

/**
 * A number, with the numeric keyboard on a phone; a comma or a point, as in the client's language.
 */
function Amount({ field, frame, autoComplete }: ControlProps) {
  return (
    <Field {...frame}>
      <Input {...field.inputProps} inputMode="decimal" autoComplete={autoComplete} />
    </Field>
  );
}

function Box({ name, field, frame }: ControlProps) {
  const { id, label, help, error } = frame;
  return (
    <Checkbox
      id={id}
      label={label}
      help={help}
      error={error}
      name={name}
      checked={field.value === true}
      disabled={field.readOnly}
      onChange={({ currentTarget }) => field.setValue(currentTarget.checked)}
    />
  );
}

/**
 * Not the browser's own date field: it is empty while a day is being corrected, and that would be
 * saved as empty.
 */
function Day({ name, field, frame, autoComplete }: ControlProps) {
  return (
    <DateField
      {...frame}
      name={name}
      {...(autoComplete && { autoComplete })}
      value={field.value as string | null}
      onChange={field.setValue}
    />
  );
}

function Country({ name, field, frame, autoComplete }: ControlProps) {
  return (
    <CountryField
      {...frame}
      name={name}
      {...(autoComplete && { autoComplete })}
      value={field.value as string | null}
      onChange={field.setValue}
    />
  );
}

function Choice({ record, name, field, frame, options }: ControlProps) {
  const { value } = field.inputProps;
  const column = record.view.definition.columns[name];
  const values = valuesOf(column) ?? [];
  const mayBeEmpty = !field.required && column?.allowNull !== false;
  return (
    <Field {...frame}>
      <Select
        name={name}
        value={value}
        onChange={({ currentTarget }) => field.setValue(currentTarget.value || null)}
      >
        {mayBeEmpty || !values.includes(value) ? <option value="">{'\u00a0'}</option> : null}
        {value === '' || values.includes(value) ? null : <option>{value}</option>}
        {values.map((one) => (
          <option key={one} value={one}>
            {options?.[one] ?? one}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Controls by the names of `Control`, and by those that a caller may ask for instead. */
export const controls = {
  text: Text,
  email: Text,
  tel: Text,
  url: Text,
  time: Text,
  lines: Lines,
  number: Amount,
  checkbox: Box,
  date: Day,
  instant: InstantControl,
  country: Country,
  choice: Choice,
  json: Shown,
} satisfies Record<string, ComponentType<ControlProps>>;
