import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../choice/choice-group.tsx';
import { ChoiceLabel, type ChoiceTexts, helpIdOf } from '../choice/choice-label.tsx';
import { ErrorText } from '../field/error-text.tsx';
import { Box } from './box.tsx';

const InvalidGroupContext = /* @__PURE__ */ createContext(false);

export interface CheckboxProps
  extends ChoiceTexts,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  /** It represents several boxes, of which some are checked. The next click checks all of them. */
  isIndeterminate?: boolean;
  /** For a single checkbox; in a group, the group has the error. */
  error?: ReactNode;
}

/** Yes or no, sent with its form. For a setting that takes effect at once use `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { label, help, error, className, ...input } = props;
  const isGroupInvalid = useContext(InvalidGroupContext);
  const generated = useId();
  const id = input.id ?? generated;
  const described = [error && `${id}-error`, help && helpIdOf(id), input['aria-describedby']];
  return (
    <div className={className}>
      <ChoiceLabel label={label} help={help} controlId={id} isRequired={input.required ?? false}>
        <Box
          {...input}
          id={id}
          aria-invalid={error || isGroupInvalid ? true : input['aria-invalid']}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
      </ChoiceLabel>
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
    </div>
  );
}

/** As of every group of choices. */
export type CheckboxGroupProps = ChoiceGroupProps;

/** Several answers to one question. With an error each of its boxes is invalid: ARIA knows no invalid group. */
export const CheckboxGroup = (props: CheckboxGroupProps) => (
  <InvalidGroupContext value={Boolean(props.error)}>
    <ChoiceGroup {...props} />
  </InvalidGroupContext>
);
