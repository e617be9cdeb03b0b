import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '../choice/choice-group.tsx';
import { ChoiceLabel, type ChoiceTexts, choiceClass, helpIdOf } from '../choice/choice-label.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';

export interface CheckboxProps
  extends ChoiceTexts,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  /** Stands for several, of which some are checked. The next click checks all of them. */
  isIndeterminate?: boolean;
  /** For one that stands alone; in a group the group says what is wrong. */
  error?: ReactNode;
}

const mark =
  'pointer-events-none col-start-1 row-start-1 hidden justify-self-center text-on-primary forced-colors:hidden';

/** Yes or no, sent with its form. What takes effect at once is a `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { label, help, error, isIndeterminate = false, ref, className, ...input } = props;
  const generated = useId();
  const id = input.id ?? generated;
  const own = useRef<HTMLInputElement>(null);
  // There is no attribute for it, and every click of a visitor clears it.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate;
  });
  const described = [error && `${id}-error`, help && helpIdOf(id), input['aria-describedby']];
  return (
    <div className={className}>
      <ChoiceLabel label={label} help={help} controlId={id} isRequired={input.required ?? false}>
        <input
          {...input}
          ref={(element) => {
            own.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          className={`${choiceClass} rounded-control`}
        />
        <span className={classNames(mark, 'peer-checked:block peer-indeterminate:hidden')}>
          <Icon name="check" size="18px" />
        </span>
        <span className={classNames(mark, 'h-0.5 w-3 bg-on-primary peer-indeterminate:block')} />
      </ChoiceLabel>
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-2 pb-2 text-small text-danger">
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

export type CheckboxGroupProps = ChoiceGroupProps;

/** Several answers to one question. */
export const CheckboxGroup = (props: CheckboxGroupProps) => <ChoiceGroup {...props} />;
