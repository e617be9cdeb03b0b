import { type ComponentPropsWithRef, createContext, useContext, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../choice/choice-group.tsx';
import { ChoiceLabel, type ChoiceTexts, choiceClass, helpIdOf } from '../choice/choice-label.tsx';

interface RadioState {
  name: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  isRequired: boolean;
  isInvalid: boolean;
  onChange?: ((value: string) => void) | undefined;
}

const RadioContext = /* @__PURE__ */ createContext<RadioState | null>(null);

export interface RadioGroupProps extends ChoiceGroupProps {
  /** The name under which the form sends the answer. */
  name?: string;
  /** The answer, where the caller controls it; else the browser does, starting with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** One answer of a few, all of them in view. From about seven on, a `Select` is shorter. */
export function RadioGroup({ name, value, defaultValue, onChange, ...group }: RadioGroupProps) {
  const generated = useId();
  return (
    <RadioContext
      value={{
        name: name ?? generated,
        value,
        defaultValue,
        onChange,
        isRequired: group.isRequired ?? false,
        isInvalid: Boolean(group.error),
      }}
    >
      <ChoiceGroup {...group} role="radiogroup" />
    </RadioContext>
  );
}

export interface RadioProps
  extends ChoiceTexts,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children' | 'value'> {
  value: string;
}

/** One answer of a `RadioGroup`; arrow keys go from one to the next. */
export function Radio({ label, help, className, ...input }: RadioProps) {
  const group = useContext(RadioContext);
  const generated = useId();
  const id = input.id ?? generated;
  const { value } = input;
  const state = group
    ? {
        name: group.name,
        required: group.isRequired,
        // ARIA has `aria-invalid` for the group alone.
        'data-invalid': group.isInvalid || undefined,
        ...(group.value === undefined
          ? { defaultChecked: group.defaultValue === value }
          : { checked: group.value === value, onChange: () => group.onChange?.(value) }),
      }
    : {};
  // Uncontrolled, it still reports changes.
  const uncontrolled =
    group && group.value === undefined ? { onChange: () => group.onChange?.(value) } : {};
  return (
    <div className={className}>
      <ChoiceLabel label={label} help={help} controlId={id}>
        <input
          {...state}
          {...uncontrolled}
          {...input}
          id={id}
          type="radio"
          aria-describedby={help ? helpIdOf(id) : undefined}
          className={`${choiceClass} rounded-round`}
        />
        <span className="pointer-events-none col-start-1 row-start-1 hidden size-2 justify-self-center rounded-round bg-on-primary peer-checked:block forced-colors:hidden" />
      </ChoiceLabel>
    </div>
  );
}
