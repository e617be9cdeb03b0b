import { useLayoutEffect, useRef } from 'react';

interface SelectBoxProps {
  label: string;
  state: 'on' | 'off' | 'mixed';
  onChange: (isSelected: boolean) => void;
}

/** A bare checkbox with a target of 24 px at least, for a row or for all of them. */
export function SelectBox({ label, state, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = state === 'mixed';
  });
  return (
    <label className="-m-1.5 grid size-7.5 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={state === 'on'}
        onChange={() => onChange(state !== 'on')}
        className="size-4.5 cursor-[inherit] accent-primary"
      />
    </label>
  );
}
