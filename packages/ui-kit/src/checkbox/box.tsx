import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { choiceClass } from '../choice/choice-label.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';

export interface BoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  isIndeterminate?: boolean;
}

const mark =
  'pointer-events-none col-start-1 row-start-1 hidden justify-self-center text-on-primary forced-colors:hidden';

/** The box and its marks in one grid cell, above each other: the parent has to be a grid. */
export function Box({ isIndeterminate = false, ref, className, ...props }: BoxProps) {
  const own = useRef<HTMLInputElement>(null);
  // `indeterminate` has no attribute, and every click clears it.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate;
  });
  return (
    <>
      <input
        {...props}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        type="checkbox"
        className={classNames(
          choiceClass,
          'rounded-control indeterminate:border-primary indeterminate:bg-primary',
          className,
        )}
      />
      <span className={classNames(mark, 'peer-checked:block peer-indeterminate:hidden')}>
        <Icon name="check" size="18px" />
      </span>
      <span className={classNames(mark, 'h-0.5 w-2.5 bg-on-primary peer-indeterminate:block')} />
    </>
  );
}
