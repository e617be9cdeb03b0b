import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';

export type AlertKind = 'info' | 'positive' | 'danger';

const icons: Record<AlertKind, IconName> = { info: 'info', positive: 'check', danger: 'warning' };
const colors: Record<AlertKind, string> = {
  info: 'border-line text-ink',
  positive: 'border-positive text-positive',
  danger: 'border-danger text-danger',
};

export interface AlertProps {
  /** 'info' by default. */
  kind?: AlertKind;
  title?: ReactNode;
  children: ReactNode;
  /** Interrupts a screen reader; only for errors that have just happened. False by default. */
  isUrgent?: boolean;
  /** In a box that takes the focus when it appears, for messages that must be read first. False by default. */
  isBoxed?: boolean;
  /** A boxed one takes the focus again whenever this is another value: the result of another attempt. */
  focusKey?: unknown;
}

/** A message in the page that stays, beside a line or in a box. For one that disappears use `createToasts`. */
export function Alert(props: AlertProps) {
  const { kind = 'info', title, children, isUrgent = false, isBoxed = false, focusKey } = props;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another reason to read it
  useEffect(() => {
    if (isBoxed) box.current?.focus();
  }, [isBoxed, focusKey]);
  return (
    <div
      ref={box}
      role={isUrgent ? 'alert' : 'status'}
      tabIndex={isBoxed ? -1 : undefined}
      className={classNames(
        'flex gap-3 text-control',
        // The ring around it has the color of the text, not of the message.
        isBoxed ? 'border-2 bg-raised p-4 outline-ink' : 'border-l-2 py-1 pl-4',
        colors[kind],
      )}
    >
      <span className="flex h-[1lh] items-center">
        <Icon name={icons[kind]} />
      </span>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {title ? <p className={classNames('font-[550]', isBoxed && 'text-ink')}>{title}</p> : null}
        <div className="text-ink">{children}</div>
      </div>
    </div>
  );
}
