import type { Column } from '../definition/definition.ts';
import type { Check } from './checks.ts';
import type { RuleFailure } from './rule.ts';

/** A limit that a column has without a rule. */
export interface Limit {
  readonly op: RuleFailure['op'];
  readonly arg: number | string;
  readonly check: Check;
}

const digits = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/;

/**
 * What a DECIMAL of this precision and scale can hold, digit by digit: PostgreSQL would round what is
 * behind the point, and refuse what is too large without a name. Texts that are no number pass.
 */
export function decimalLimits({ type, precision, scale = 0 }: Column): readonly Limit[] {
  if (type !== 'DECIMAL' || precision === undefined) return [];
  const whole = precision - scale;
  const largest = `${'9'.repeat(whole) || '0'}${scale > 0 ? `.${'9'.repeat(scale)}` : ''}`;
  const check =
    (passes: (sign: string, before: string, behind: string) => boolean): Check =>
    (value) => {
      const match = digits.exec(String(value ?? ''));
      return match === null || passes(match[1] ?? '', match[2] ?? '', match[3] ?? '');
    };
  return [
    { op: 'scale', arg: scale, check: check((_sign, _before, behind) => behind.length <= scale) },
    {
      op: 'max',
      arg: largest,
      check: check((sign, before) => sign === '-' || before.length <= whole),
    },
    {
      op: 'min',
      arg: `-${largest}`,
      check: check((sign, before) => sign !== '-' || before.length <= whole),
    },
  ];
}
