import type { RuleFailure, ValidationDetails } from '../rules/rule.ts';
import { coerceValue } from '../values/coerce.ts';
import { readAll, refusalsOf } from './read.ts';
import { Row } from './row.ts';

/** A typed value that does not fit its column. */
function misfit(row: Row, name: string): readonly RuleFailure[] | null {
  const { shape } = row.table;
  const value = row.draft?.local?.get(name);
  // A parent without an id is no text, and fits.
  if (value === undefined || value instanceof Row) return null;
  const column = shape.column(name);
  try {
    coerceValue(column, value);
    return null;
  } catch {
    return [{ op: 'type', message: shape.typeMessage(column) }];
  }
}

/**
 * Rules that are broken here, without refusals of the server: it may accept the value now.
 * @param open fields that are left out, and have the server's value for other rules
 */
export function brokenRules(
  row: Row,
  open: readonly string[] = [],
): Record<string, readonly RuleFailure[]> {
  const errors: Record<string, readonly RuleFailure[]> = {
    ...row.table.shape.rules.check(readAll(row, open)),
  };
  for (const name of row.draft?.local?.keys() ?? []) {
    const failures = misfit(row, name);
    if (failures !== null) errors[name] = failures;
  }
  for (const name of open) delete errors[name];
  return errors;
}

export const isBroken = (row: Row): boolean => Object.keys(brokenRules(row)).length > 0;

export const errorsOf = (row: Row): ValidationDetails => ({
  ...brokenRules(row),
  ...refusalsOf(row),
});

export function fieldErrors(row: Row, name: string): readonly RuleFailure[] {
  return (
    misfit(row, name) ??
    row.draft?.save?.refused?.get(name) ??
    row.table.shape.rules.checkField(name, readAll(row))
  );
}
