import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';

/** What a message is about. */
export type AlertKind = 'info' | 'positive' | 'danger';

const icons: Record<AlertKind, IconName> = { info: 'info', positive: 'check', danger: 'warning' };
const colors: Record<AlertKind, string> = {
  info: 'border-line text-ink',
  positive: 'border-positive text-positive',
  danger: 'border-danger text-danger',
};

/** Of `Alert`. */
export interface AlertProps {
  /** 'info' by default. */
  kind?: AlertKind;
  title?: ReactNode;
  children: ReactNode;
  /** Interrupts a screen reader; only for what has just gone wrong. False by default. */
  isUrgent?: boolean;
}

/** A message in the page that stays. For one that disappears use `createToasts`. */
export function Alert({ kind = 'info', title, children, isUrgent = false }: AlertProps) {
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={classNames('flex gap-3 border-l-2 py-1 pl-4 text-control', colors[kind])}
    >
      <span className="flex h-[1lh] items-center">
        <Icon name={icons[kind]} />
      </span>
      <div className="grid gap-1">
        {title ? <p className="font-[550]">{title}</p> : null}
        <div className="text-ink">{children}</div>
      </div>
    </div>
  );
}
