import { type ReactNode, useId } from 'react';
import { ErrorText } from '../field/error-text.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

/** A question with several choices. */
export interface ChoiceGroupProps {
  label: ReactNode;
  /** The group's id; generated where absent. An error summary leads to the first choice in it. */
  id?: string;
  help?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** 'stack' by default; side by side only where each is a word or two. */
  layout?: 'stack' | 'row';
  className?: string;
  children: ReactNode;
}

/** A question and its choices, on the browser's own fieldset and legend. */
export function ChoiceGroup({ role, ...props }: ChoiceGroupProps & { role?: 'radiogroup' }) {
  const { label, help, error, isRequired = false, isDisabled = false, className, children } = props;
  const { messages } = useUiKitTexts();
  const generated = useId();
  const id = props.id ?? generated;
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const radio = role
    ? {
        role,
        'aria-required': isRequired || undefined,
        'aria-invalid': error ? (true as const) : undefined,
      }
    : {};
  return (
    <fieldset
      id={id}
      disabled={isDisabled}
      aria-describedby={described || undefined}
      {...radio}
      className={classNames('min-w-0', className)}
    >
      <legend className="text-small font-[550]">
        {label}
        {isRequired ? (
          <span aria-hidden="true" title={messages.required}>
            {'\u00a0*'}
          </span>
        ) : null}
      </legend>
      {help ? (
        <p id={`${id}-help`} className="pt-1 text-small text-quiet">
          {help}
        </p>
      ) : null}
      <div
        className={classNames(
          'pt-1',
          props.layout === 'row' ? 'flex flex-wrap gap-x-8' : 'grid grid-cols-[minmax(0,1fr)]',
        )}
      >
        {children}
      </div>
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
    </fieldset>
  );
}
