import type { RuleOp } from '../definition/rule.ts';

/**
 * One broken rule, in the form of server and client; `type` if the column cannot hold the value at
 * all, `scale` if a DECIMAL has too many decimal places.
 */
export interface RuleFailure {
  readonly op: RuleOp | 'type' | 'scale';
  readonly message: string;
}

/** `{ field: [{ op, message }] }`, the `details` of a 422. */
export type ValidationDetails = Readonly<Record<string, readonly RuleFailure[]>>;
