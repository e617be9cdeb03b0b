import type { ComponentPropsWithRef } from 'react';
import { ErrorSummary, type FieldError } from '../error-summary/error-summary.tsx';
import { classNames } from '../text/class-names.ts';
import type { FormState } from './use-form.ts';

export interface FormProps extends ComponentPropsWithRef<'form'> {
  /** From `useForm`. Without it the form is sent by its `action` or `onSubmit`, as any other. */
  form?: FormState;
  /** Errors, where they do not come from `form`. A new list takes the focus. */
  errors?: readonly FieldError[];
  /** Above the errors; the kit's own text by default. */
  summaryTitle?: string;
}

/**
 * Fields that are sent together. All errors are listed on top at once, instead of in the browser's
 * bubbles, which show one error at a time and vanish.
 */
export function Form({ form, errors, summaryTitle, className, children, ...props }: FormProps) {
  const found = errors ?? form?.errors ?? [];
  return (
    <form
      noValidate
      {...props}
      {...form?.props}
      aria-busy={form?.status === 'saving' || undefined}
      className={classNames('grid grid-cols-[minmax(0,1fr)] gap-6', className)}
    >
      <ErrorSummary errors={found} {...(summaryTitle ? { title: summaryTitle } : {})} />
      {children}
    </form>
  );
}
