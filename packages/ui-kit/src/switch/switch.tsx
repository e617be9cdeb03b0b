import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';

/** `mixed`: some of a group are on. */
export type SwitchState = 'on' | 'off' | 'mixed';

export interface SwitchProps {
  state: SwitchState;
  /** Called with true for a mixed switch. */
  onChange?: (isOn: boolean) => void;
  label: ReactNode;
  /** The id of a visible label elsewhere; `label` is then not rendered. */
  labelledBy?: string;
  /** Can have the focus, and does nothing; false by default. */
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

const track: Record<SwitchState, string> = {
  on: 'border-primary bg-primary',
  off: 'border-line bg-transparent',
  mixed: 'border-primary bg-linear-to-r from-primary from-50% to-transparent to-50%',
};
const thumb: Record<SwitchState, string> = {
  on: 'translate-x-6 bg-on-primary',
  off: 'translate-x-0.5 bg-line',
  mixed: 'translate-x-3.25 border border-line bg-raised text-ink',
};

/** On, off, or partly on for a group. Its color is the primary one's variable [R9.5]. */
export function Switch(props: SwitchProps) {
  const { state, onChange, label, labelledBy, isReadOnly = false, isDisabled = false } = props;
  const name = labelledBy ? { 'aria-labelledby': labelledBy } : {};
  return (
    <button
      type="button"
      role="switch"
      aria-checked={state === 'mixed' ? 'mixed' : state === 'on'}
      aria-readonly={isReadOnly || undefined}
      disabled={isDisabled}
      {...name}
      onClick={() => {
        if (!isReadOnly) onChange?.(state !== 'on');
      }}
      className={classNames(
        'inline-flex min-h-11 items-center gap-3 text-left text-control',
        isReadOnly ? 'cursor-default' : 'cursor-pointer',
        isDisabled && 'cursor-not-allowed opacity-55',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'inline-flex h-7 w-13 shrink-0 items-center rounded-round border transition-colors duration-150',
          track[state],
          isReadOnly && 'opacity-60',
        )}
      >
        <span
          className={classNames(
            'grid size-5.5 place-items-center rounded-round text-caption leading-none transition-transform duration-150 motion-reduce:transition-none',
            thumb[state],
          )}
        >
          {state === 'mixed' ? '–' : null}
        </span>
      </span>
      {labelledBy ? null : <span>{label}</span>}
    </button>
  );
}
