import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { ErrorText } from './error-text.tsx';

/** The attributes that a control gets from its field. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
}

const FieldContext = /* @__PURE__ */ createContext<FieldControl | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** The control's id; generated where absent. An error summary points at it. */
  id?: string;
  help?: ReactNode;
  /** The error, in words for the visitor; marks the control as invalid. */
  error?: ReactNode;
  /** Ids of further elements that describe the control: a `PasswordRuler`. */
  describedBy?: string;
  /** False by default. */
  isRequired?: boolean;
  /** At the end of the label's line: a link, a state. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A label, its control, help and error, connected for screen readers as well. */
export function Field(props: FieldProps) {
  const { label, help, error, isRequired = false, aside, className, children } = props;
  const { messages } = useUiKitTexts();
  const generated = useId();
  const id = props.id ?? generated;
  const described = [error && `${id}-error`, help && `${id}-help`, props.describedBy]
    .filter(Boolean)
    .join(' ');
  const control: FieldControl = {
    id,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(isRequired ? { required: true } : {}),
  };
  return (
    <div className={classNames('grid gap-2', className)}>
      {/* Seen above the control, and reached after it: Tab leads from field to field. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-[550] text-small">
          {label}
          {isRequired ? (
            <span aria-hidden="true" title={messages.required}>
              {'\u00a0*'}
            </span>
          ) : null}
        </label>
        <div className="col-span-full row-start-2 grid grid-cols-[minmax(0,1fr)]">
          <FieldContext value={control}>{children}</FieldContext>
        </div>
        {aside ? <div className="col-start-2 row-start-1 text-small">{aside}</div> : null}
      </div>
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      {help ? (
        <p id={`${id}-help`} className="text-small text-quiet">
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** The attributes for a control inside a `Field`; outside of one, none. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
