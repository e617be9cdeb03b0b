import { useId } from 'react';

export interface SettingChoiceProps<Value extends string> {
  label: string;
  /** Null while unknown: no option is selected, and none can be selected. */
  value: Value | null;
  /** Value → its label, in the order shown. */
  options: Readonly<Record<Value, string>>;
  onChange(value: Value): void;
}

/** A setting with a few short options; takes effect at once. */
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
