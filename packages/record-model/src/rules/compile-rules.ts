import type { Definition } from '../definition/definition.ts';
import { type CompiledRules, compileChecked, type RuleOptions } from './compile.ts';
import { normaliseRules } from './parse.ts';

/**
 * Checks the rules of a definition, text or data, and makes one closure per rule.
 *
 * @throws RecordError RULE_INVALID for an unknown rule, a wrong argument, more than 64 rules of one
 * column, or a custom rule that is not registered
 */
export function compileRules(definition: Definition, options: RuleOptions = {}): CompiledRules {
  const columns = Object.entries(definition.columns).map(([name, column]) => {
    const isFixed = column.dummy === true || column.readOnly === true;
    return [name, isFixed ? column : { ...column, rules: normaliseRules(column.rules) }] as const;
  });
  return compileChecked({ ...definition, columns: Object.fromEntries(columns) }, options);
}
