export type { Column, ColumnType, Definition, Relation } from './definition/definition.ts';
export { columnLabel } from './definition/labels.ts';
export type { Rule } from './definition/rule.ts';
export { RecordError, type RecordErrorCode } from './error.ts';
export { type Filter, filterLimits, filterOps } from './filter/filter.ts';
export { type DefinitionLookup, parseFilter } from './filter/parse.ts';
export {
  createLazyRecordClient,
  type LazyRecordClient,
  type LazyRecordClientOptions,
} from './lazy/lazy-client.ts';
export type { RecordQuery, RecordReader } from './reader.ts';
export type { CompiledRules, RuleOptions } from './rules/compile.ts';
export { compileRules } from './rules/compile-rules.ts';
export { type RecordMessages, recordMessages } from './rules/messages.ts';
export { normaliseRules } from './rules/parse.ts';
export type { RuleFailure } from './rules/rule.ts';
export { coerceValue, isUuid } from './values/coerce.ts';
export { defaultValue } from './values/defaults.ts';
export { isEmptyValue } from './values/empty.ts';
export { isSameValue } from './values/equal.ts';
export { type Merge, type Modifiers, standardModifiers } from './values/modifiers.ts';
export { writeTypes } from './write-types.ts';
