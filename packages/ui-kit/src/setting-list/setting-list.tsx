import { type ReactNode, useId } from 'react';
import { classNames } from '../text/class-names.ts';

export interface SettingListProps {
  /** `SettingRow`s. */
  children: ReactNode;
  /** Names the list for screen readers, where no heading does. */
  label?: string;
  /** The id of its heading. */
  labelledBy?: string;
  className?: string;
}

/** Settings, one row each. */
export function SettingList({ children, label, labelledBy, className }: SettingListProps) {
  return (
    <ul aria-label={label} aria-labelledby={labelledBy} className={className}>
      {children}
    </ul>
  );
}

export interface SettingRowProps {
  name: ReactNode;
  /** How it is now: an address, since when, where. */
  value?: ReactNode;
  /** Beside the name: a `Badge`. */
  badge?: ReactNode;
  /** Links and buttons; each becomes a target of 44 px. */
  actions?: ReactNode;
  /** Below: a `Ruler`, a form that has been opened. */
  children?: ReactNode;
}

/** One setting: its name, its current value, and its actions. */
export function SettingRow({ name, value, badge, actions, children }: SettingRowProps) {
  const id = useId();
  return (
    <li className="border-hairline border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <div className="min-w-0 grow basis-60 max-sm:basis-full">
          <p className="flex flex-wrap items-center gap-x-3 text-lead font-[350]">
            <span id={id} className="min-w-0 wrap-anywhere">
              {name}
            </span>
            {badge}
          </p>
          {value ? <p className="text-control text-quiet wrap-anywhere">{value}</p> : null}
        </div>
        {actions ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
          <div
            role="group"
            aria-labelledby={id}
            className={classNames(
              'flex flex-wrap gap-x-5 text-control',
              '*:inline-flex *:min-h-11 *:min-w-11 *:cursor-pointer *:items-center *:underline *:decoration-1 *:underline-offset-4 *:hover:decoration-2 sm:*:justify-end',
            )}
          >
            {actions}
          </div>
        ) : null}
      </div>
      {children ? <div className="pt-2 pb-1">{children}</div> : null}
    </li>
  );
}
