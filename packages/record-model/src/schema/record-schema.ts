import type { Definition } from '../definition/definition.ts';
import type { RuleOptions } from '../rules/compile.ts';
import { compileRules } from '../rules/compile-rules.ts';
import { recordMessages } from '../rules/messages.ts';
import type { RuleFailure } from '../rules/rule.ts';
import { coerceValue } from '../values/coerce.ts';
import type { Values } from '../values/values.ts';

/** One thing that is wrong, as Standard Schema reports it; `path` is the field. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly string[];
}

/** A validator by Standard Schema, version 1 (https://standardschema.dev), which form libraries take. */
export interface RecordSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'praxiskit';
    validate(value: unknown): { readonly value: Values } | { readonly issues: SchemaIssue[] };
    readonly types?: { readonly input: Values; readonly output: Values };
  };
}

/**
 * The columns and rules of a definition as a schema: values are coerced by their columns, computed and
 * read-only ones are left out, and fields that the definition does not have are issues.
 *
 * @throws RecordError RULE_INVALID for a rule of the definition
 */
export function createRecordSchema(
  definition: Definition,
  options: RuleOptions = {},
): RecordSchema {
  const rules = compileRules(definition, options);
  const { type, ...messages } = { ...recordMessages.en, ...options.messages };
  const unknown = messages.custom;

  function validate(given: unknown): { value: Values } | { issues: SchemaIssue[] } {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      return { issues: [{ message: type }] };
    }
    const issues: SchemaIssue[] = [];
    const value: Values = {};
    for (const [name, entry] of Object.entries(given)) {
      const { columns } = definition;
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
      if (column?.readOnly === true || column?.dummy === true) continue;
      try {
        if (column === undefined) issues.push({ message: unknown, path: [name] });
        else value[name] = coerceValue(column, entry);
      } catch {
        issues.push({ message: type, path: [name] });
      }
    }
    const typed = new Set(issues.map(({ path }) => path?.[0]));
    const failures = Object.entries(rules.check(value)) as [string, readonly RuleFailure[]][];
    for (const [name, broken] of failures) {
      if (!typed.has(name))
        issues.push(...broken.map(({ message }) => ({ message, path: [name] })));
    }
    return issues.length > 0 ? { issues } : { value };
  }

  return { '~standard': { version: 1, vendor: 'praxiskit', validate } };
}
