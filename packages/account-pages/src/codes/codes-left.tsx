import { fill } from '@praxiskit/core';
import { Ruler } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';

/** From this number on, new codes should be made. */
export const FEW_CODES = 3;

/** 'Sieben von zehn sind noch da.' */
export function useCodesLeft(left: number): string {
  const { account } = useMessages();
  if (left === 0) return account.codesLeftNone;
  if (left === 1) return account.codesLeftOne;
  return fill(account.codesLeft, { count: account.numbers.split(' ')[left] ?? String(left) });
}

export function CodesRuler({ left }: { left: number }) {
  const { account } = useMessages();
  return (
    <Ruler
      max={10}
      value={left}
      label={account.codesLabel}
      valueText={fill(account.codesOf, { n: left })}
      labels={[0, left, 10]
        .filter((at, index, all) => all.indexOf(at) === index)
        .map((at) => ({ at, text: String(at) }))}
      className="pk-account-ruler"
    />
  );
}
