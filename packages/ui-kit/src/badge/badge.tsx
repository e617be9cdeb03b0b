import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';

/** `neutral` is the usual one; `strong` is filled. */
export type BadgeKind = 'neutral' | 'strong' | 'positive' | 'danger';

const kinds: Record<BadgeKind, string> = {
  neutral: 'border-field-line text-ink',
  strong: 'border-primary bg-primary text-on-primary forced-colors:border-current',
  positive: 'border-positive text-positive',
  danger: 'border-danger text-danger',
};

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** 'neutral' by default. */
  kind?: BadgeKind;
  icon?: IconName;
}

/** A state in a word or two. The color only repeats the word, so it is never the only sign. */
export function Badge({ kind = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={classNames(
        'inline-flex max-w-full items-center gap-1.5 rounded-control border px-2 py-px align-middle text-caption leading-snug font-[550]',
        kinds[kind],
        className,
      )}
    >
      {icon ? <Icon name={icon} size="1em" /> : null}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
