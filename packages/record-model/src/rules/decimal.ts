import type { Column } from '../definition/definition.ts';
import type { Check } from './checks.ts';
import type { RuleFailure } from './rule.ts';

/** A limit that a column has without a rule. */
export interface Limit {
  readonly op: RuleFailure['op'];
  readonly arg: number | string;
  readonly check: Check;
}

/** Sign, digits before the point, digits after it, without unnecessary zeros. */
const digits = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/;

/**
 * The limits of a DECIMAL with this precision and scale: PostgreSQL would round digits after the
 * point, and refuse larger values without naming the column. Texts that are no number pass.
 */
export function decimalLimits({ type, precision, scale = 0 }: Column): readonly Limit[] {
  if (type !== 'DECIMAL' || precision === undefined) return [];
  const whole = precision - scale;
  const largest = `${'9'.repeat(whole) || '0'}${scale > 0 ? `.${'9'.repeat(scale)}` : ''}`;
  const part = (value: unknown, at: number) => digits.exec(String(value))?.[at] ?? '';
  const fits = (value: unknown) => part(value, 2).length <= whole;
  return [
    { op: 'scale', arg: scale, check: (value) => part(value, 3).length <= scale },
    { op: 'max', arg: largest, check: (value) => part(value, 1) === '-' || fits(value) },
    { op: 'min', arg: `-${largest}`, check: (value) => part(value, 1) === '' || fits(value) },
  ];
}
