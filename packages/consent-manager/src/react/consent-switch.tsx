import type { SwitchView } from '../dialog/dialog-view.ts';

export interface ConsentSwitchProps {
  labelledBy: string;
  describedBy?: string;
  view: SwitchView;
}

/** A checkbox that looks like a switch, because only a checkbox can be mixed. A click turns a mixed one on [R4.5]. */
export function ConsentSwitch({ labelledBy, describedBy, view }: ConsentSwitchProps) {
  const { state, isReadOnly, turn } = view;
  return (
    <input
      type="checkbox"
      className="pk-consent-switch"
      ref={(input) => {
        if (input) input.indeterminate = state === 'mixed';
      }}
      checked={state === 'on'}
      disabled={isReadOnly}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={() => turn(state !== 'on')}
    />
  );
}
