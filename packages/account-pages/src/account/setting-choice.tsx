import { useId } from 'react';

/** Of `SettingChoice`. */
export interface SettingChoiceProps<Value extends string> {
  label: string;
  /** Null where it is not known yet: nothing is chosen, and nothing can be. */
  value: Value | null;
  /** Value → how it is called, in the order that is shown. */
  options: Readonly<Record<Value, string>>;
  onChange(value: Value): void;
}

/** One setting with a few values of a word each: takes effect at once. */
export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className="pk-account-choice" disabled={value === null}>
      <legend>{label}</legend>
      <div>
        {(Object.keys(options) as Value[]).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {options[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
