import type { RuleOp } from '../definition/rule.ts';

/**
 * One broken rule, as both sides report it; `type` where the column cannot hold the value at all,
 * `scale` where a DECIMAL has too many digits behind the point.
 */
export interface RuleFailure {
  readonly op: RuleOp | 'type' | 'scale';
  readonly message: string;
}

/** `{ field: [{ op, message }] }`, the `details` of a 422. */
export type ValidationDetails = Readonly<Record<string, readonly RuleFailure[]>>;
