import { useId } from 'react';
import { Box } from '../checkbox/box.tsx';

interface SelectBoxProps {
  label: string;
  state: 'on' | 'off' | 'mixed';
  onChange: (isSelected: boolean) => void;
}

/** A checkbox without a visible label, with a target of 30 px, for a row or for all of them. */
export function SelectBox({ label, state, onChange }: SelectBoxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="-m-1.5 grid size-7.5 cursor-pointer place-items-center">
      <Box
        id={id}
        aria-label={label}
        checked={state === 'on'}
        isIndeterminate={state === 'mixed'}
        onChange={() => onChange(state !== 'on')}
        className="size-5"
      />
    </label>
  );
}
