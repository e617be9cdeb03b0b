import { type Rule, type RuleOp, ruleOps } from '../definition/rule.ts';
import { RecordError } from '../error.ts';

const maxRulesPerColumn = 64;
const maxPatternLength = 200;

const numberOps = new Set<RuleOp>(['min', 'max', 'minLength', 'maxLength']);
const bareOps = new Set<RuleOp>(['required', 'integer', 'number', 'email', 'url', 'unique']);
const formats = [
  'date',
  'pastDate',
  'time',
  'datetime',
  'uuid',
  'phone',
  'postalCode',
  'slug',
] as const;
export type RuleFormat = (typeof formats)[number];

const broken = (message: string, details: unknown) =>
  new RecordError('RULE_INVALID', message, { details });

/**
 * Converts the text form of rules, `required|min:3|oneOf:a,b`, to data. A pattern may contain `|`,
 * so it has to be last. Nothing is evaluated.
 * @throws RecordError RULE_INVALID for an unknown rule or a wrong argument
 */
function parseRule(text: string): Rule[] {
  const rules: Rule[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const isPattern = rest.startsWith('pattern:');
    const end = isPattern || !rest.includes('|') ? rest.length : rest.indexOf('|');
    const part = rest.slice(0, end).trim();
    rest = rest.slice(end + 1).trim();
    if (part === '') continue;
    const colon = part.indexOf(':');
    const op = colon < 0 ? part : part.slice(0, colon);
    const arg = colon < 0 ? undefined : part.slice(colon + 1);
    rules.push(ensureRule({ op, ...(arg === undefined ? {} : { arg: textArgument(op, arg) }) }));
  }
  return rules;
}

function textArgument(op: string, text: string): unknown {
  if (numberOps.has(op as RuleOp)) return Number(text);
  if (op === 'oneOf') return text.split(',').map((choice) => choice.trim());
  if (op !== 'compare') return text;
  const [operator = '', field = ''] = text.split(',');
  return { operator, field };
}

/**
 * Checks one rule's op and argument.
 *
 * @throws RecordError RULE_INVALID
 */
function ensureRule(value: unknown): Rule {
  const rule = value as Rule;
  if (typeof value !== 'object' || value === null || !ruleOps.includes(rule.op)) {
    throw broken('Unknown rule', value);
  }
  const { op, arg } = rule;
  if (numberOps.has(op) && !(typeof arg === 'number' && Number.isFinite(arg))) {
    throw broken(`${op} needs a number`, value);
  }
  if (bareOps.has(op) && arg !== undefined) throw broken(`${op} takes no argument`, value);
  if (op === 'oneOf' && !Array.isArray(arg)) throw broken('oneOf needs a list', value);
  if (op === 'format' && !formats.includes(arg as RuleFormat))
    throw broken('Unknown format', value);
  if (op === 'custom' && typeof arg !== 'string') throw broken('custom needs a name', value);
  if (op === 'compare') ensureComparison(arg);
  if (op === 'pattern') ensurePattern(arg);
  return rule;
}

function ensureComparison(arg: unknown): void {
  const { operator, field } = (arg ?? {}) as { operator?: string; field?: unknown };
  const isKnown = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'].includes(operator ?? '');
  if (!isKnown || typeof field !== 'string') throw broken('compare needs operator and field', arg);
}

/** The run time of a pattern is judged once, at the server's start. */
function ensurePattern(arg: unknown): void {
  if (typeof arg !== 'string' || arg.length > maxPatternLength) {
    throw broken('A pattern has at most 200 characters', arg);
  }
  try {
    new RegExp(arg, 'u');
  } catch (cause) {
    throw new RecordError('RULE_INVALID', 'Not a pattern', { cause, details: arg });
  }
}

/**
 * Converts text and data, in any mixture, to checked data.
 * @throws RecordError RULE_INVALID for an unknown rule, a wrong argument, or more than 64 rules
 */
export function normaliseRules(rules: string | readonly (Rule | string)[] | undefined): Rule[] {
  const list = rules === undefined ? [] : typeof rules === 'string' ? [rules] : rules;
  const flat = list.flatMap((rule) =>
    typeof rule === 'string' ? parseRule(rule) : [ensureRule(rule)],
  );
  if (flat.length > maxRulesPerColumn) throw broken('A column has at most 64 rules', flat.length);
  return flat;
}
