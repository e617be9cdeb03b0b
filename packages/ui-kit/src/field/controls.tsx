import type { ComponentPropsWithRef } from 'react';
import type { ControlSize } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';
import { useFieldControl } from './field.tsx';

const base =
  'w-full rounded-control border border-field-line bg-raised px-4 py-2 text-ink placeholder:text-quiet hover:border-line focus-visible:border-line aria-invalid:border-danger [&[readonly]]:border-hairline [&[readonly]]:bg-transparent disabled:opacity-55';

const sizes: Record<ControlSize, string> = {
  default:
    'min-h-12 text-control sm:in-data-[density=compact]:min-h-9 sm:in-data-[density=compact]:px-3 sm:in-data-[density=compact]:py-1 sm:in-data-[density=compact]:text-small',
  large: 'min-h-14 text-body',
};

/**
 * The look of every field. Text stays at 16 px at least: below that a phone zooms in. Below
 * `data-density="compact"`, and from 600 px on, 36 px high.
 */
export const controlClass = `${base} ${sizes.default}`;

/** Every attribute of an `<input>`. */
export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** 'default', 48 px high, or 'large', 56 px; a number is the attribute of `<input>`, its width in characters. */
  size?: ControlSize | number;
}

/** An `<input>` in the kit's look, connected with the `Field` around it. */
export function Input({ className, size = 'default', ...props }: InputProps) {
  const isWidth = typeof size === 'number';
  return (
    <input
      {...useFieldControl()}
      {...props}
      {...(isWidth ? { size } : {})}
      className={classNames(base, sizes[isWidth ? 'default' : size], className)}
    />
  );
}

/** A field of several lines; 5 by default. */
export function Textarea({ className, rows = 5, ...props }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...props}
      rows={rows}
      className={classNames(controlClass, 'py-3', className)}
    />
  );
}

/** The native select, which phones and screen readers support best. Only its arrow is the kit's. */
export function Select({ className, ...props }: ComponentPropsWithRef<'select'>) {
  const isList = props.multiple || (props.size ?? 0) > 1;
  return (
    <span className="relative grid">
      <select
        {...useFieldControl()}
        {...props}
        className={classNames(
          controlClass,
          // The browser itself sets a list's text four pixels further in than an input's.
          isList ? '' : 'peer cursor-pointer appearance-none pr-12 forced-colors:appearance-auto',
          className,
        )}
      />
      {isList ? null : (
        <span className="pointer-events-none absolute inset-y-0 right-4 grid items-center text-ink peer-disabled:opacity-55 forced-colors:hidden">
          <Icon name="chevronDown" />
        </span>
      )}
    </span>
  );
}
