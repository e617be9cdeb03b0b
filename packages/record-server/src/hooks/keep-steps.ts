import type { Viewer } from '@praxiskit/core/fastify';
import { isSameValue, recordMessages } from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { HookContext } from '../view-hooks.ts';
import { withColumns } from './hook-columns.ts';

/** The allowed steps of a column's value. */
export interface Steps {
  /** The values that a new record may have. */
  readonly first: readonly string[];
  /** For each value the values that may follow; a missing value is a final one. */
  readonly next: Readonly<Record<string, readonly string[]>>;
}

/**
 * A hook for `beforeCreate` and `beforeUpdate`: a column changes its value only by the steps that
 * `stepsOf` returns for the viewer. Any other change is a 422 VALIDATION_FAILED of that column. An
 * unchanged value is no step.
 * @param column wire name; one that the entity does not have stops the start
 */
export function keepSteps(column: string, stepsOf: (viewer: Viewer | null) => Steps) {
  const hook = (values: object, { viewer, before, locale }: HookContext): void => {
    const to = (values as Record<string, unknown>)[column] ?? null;
    const from = (before as Record<string, unknown> | null)?.[column] ?? null;
    if (before !== null && isSameValue(from, to)) return;
    const { first, next } = stepsOf(viewer);
    const open =
      before === null ? first : Object.hasOwn(next, String(from)) ? next[String(from)] : [];
    if (open?.includes(String(to))) return;
    const details = { [column]: [{ op: 'oneOf', message: recordMessages[locale].oneOf }] };
    throw new RecordServerError('VALIDATION_FAILED', { details });
  };
  return withColumns(hook, [column]);
}
