import type { Definition } from '../definition/definition.ts';
import type { Modifiers } from '../values/modifiers.ts';
import { type Check, createCheck } from './checks.ts';
import { decimalLimits } from './decimal.ts';
import { type RecordMessages, recordMessages } from './messages.ts';
import type { RuleFailure, ValidationDetails } from './rule.ts';

export interface RuleOptions {
  /** Replaces the English ones; a rule's own message takes precedence. */
  readonly messages?: Partial<RecordMessages>;
  readonly modifiers?: Modifiers;
}

/** The rules of a view, ready to be checked. Dummies and read-only columns have none. */
export interface CompiledRules {
  /** Broken rules by field; an empty object when all hold. */
  check(values: Readonly<Record<string, unknown>>): ValidationDetails;
  /** Broken rules of one field; an empty list for an unknown field. */
  checkField(name: string, values: Readonly<Record<string, unknown>>): readonly RuleFailure[];
  /** True when the field may not be left empty with these values. */
  isRequired(name: string, values: Readonly<Record<string, unknown>>): boolean;
}

interface CompiledRule {
  readonly op: RuleFailure['op'];
  readonly check: Check;
  readonly message: string;
}

const none: readonly RuleFailure[] = [];

/**
 * Creates one closure per rule, once per definition; server and client run the same. The server has
 * checked the rules at its start: see `compileRules`.
 * @throws RecordError RULE_INVALID for an unknown rule, an invalid pattern, or a custom rule that is not registered
 */
export function compileChecked(definition: Definition, options: RuleOptions = {}): CompiledRules {
  const messages = { ...recordMessages.en, ...options.messages };
  const { columns } = definition;
  const byColumn = new Map<string, readonly CompiledRule[]>();
  for (const [name, column] of Object.entries(columns)) {
    if (column.dummy === true || column.readOnly === true) continue;
    const rules = (column.rules ?? []).map((rule) => ({
      op: rule.op,
      check: createCheck(rule, column, columns, options.modifiers ?? {}),
      message: rule.message ?? fill(messages[rule.op], rule.arg),
    }));
    const limits = decimalLimits(column).map(({ op, arg, check }) => ({
      op,
      check,
      message: fill(messages[op], arg),
    }));
    if (rules.length + limits.length > 0) byColumn.set(name, [...rules, ...limits]);
  }

  function checkField(name: string, values: Readonly<Record<string, unknown>>) {
    const rules = byColumn.get(name);
    if (rules === undefined) return none;
    const value = values[name];
    const failures = rules.filter(({ check }) => !passes(check, value, values));
    return failures.map(({ op, message }): RuleFailure => ({ op, message }));
  }

  return {
    checkField,
    check(values) {
      const details: Record<string, readonly RuleFailure[]> = {};
      for (const name of byColumn.keys()) {
        const failures = checkField(name, values);
        if (failures.length > 0) details[name] = failures;
      }
      return details;
    },
    isRequired(name, values) {
      const rules = byColumn.get(name) ?? [];
      return rules.some(({ op, check }) => op === 'required' && !check(null, values));
    },
  };
}

/** A rule may be unable to read a value that is only typed so far; then the rule is broken. */
function passes(check: Check, value: unknown, values: Readonly<Record<string, unknown>>): boolean {
  try {
    return check(value, values);
  } catch {
    return false;
  }
}

const fill = (message: string, arg: unknown) =>
  message.replace('{arg}', typeof arg === 'number' || typeof arg === 'string' ? String(arg) : '');
