import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'children'> {
  label: ReactNode;
  /** From 0 to `max` (100 by default); without it the progress is indeterminate. */
  value?: number;
  /** The text at the end of the line: 'Step 2 of 4'. Default: the percentage. */
  text?: string;
}

/** The progress of a longer task, as text and as a bar. */
export function Progress({ label, value, max = 100, text, className, ...props }: ProgressProps) {
  const { locale, messages } = useUiKitTexts();
  const generated = useId();
  const id = props.id ?? generated;
  const percent = (part: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
      .format(part)
      .replaceAll(' ', '\u00a0');
  const said =
    text ?? (value === undefined ? messages.busy : percent(Math.min(value / Number(max), 1)));
  return (
    <div className={classNames('grid gap-2 text-small', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-[550]">
          {label}
        </label>
        <span aria-hidden="true" className="text-quiet">
          {said}
        </span>
      </div>
      <progress
        {...props}
        id={id}
        max={max}
        {...(value === undefined ? {} : { value })}
        aria-valuetext={said}
        className="progress-bar"
      >
        {said}
      </progress>
    </div>
  );
}
