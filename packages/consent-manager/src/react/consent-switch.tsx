import type { SwitchState } from '../index.ts';

export interface ConsentSwitchProps {
  labelledBy: string;
  describedBy?: string;
  state: SwitchState;
  isReadOnly: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch with a third state. A click turns a mixed one on [R4.5]. */
export function ConsentSwitch(props: ConsentSwitchProps) {
  const { labelledBy, describedBy, state, isReadOnly, onChange } = props;
  return (
    <button
      type="button"
      role="switch"
      className="pk-consent-switch"
      aria-checked={state === 'mixed' ? 'mixed' : state === 'on'}
      aria-readonly={isReadOnly || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isReadOnly) onChange(state !== 'on');
      }}
    >
      <span aria-hidden="true" />
    </button>
  );
}
