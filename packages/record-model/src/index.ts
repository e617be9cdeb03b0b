/** What both sides share: definitions, values, rules, filters. The client is in `./client`. */
export {
  type Column,
  type ColumnType,
  columnTypes,
  type Definition,
  type Relation,
  type RelationType,
} from './definition/definition.ts';
export { ensureDefinition } from './definition/ensure.ts';
export { columnLabel } from './definition/labels.ts';
export { type Rule, type RuleOp, ruleOps, type WhenTest } from './definition/rule.ts';
export { RecordError, type RecordErrorCode } from './error.ts';
export {
  type Filter,
  type FilterOp,
  filterLimits,
  filterOps,
  type RelationMatch,
} from './filter/filter.ts';
export { type DefinitionLookup, parseFilter } from './filter/parse.ts';
export {
  createLazyRecordClient,
  type LazyRecordClient,
  type LazyRecordClientOptions,
} from './lazy/lazy-client.ts';
export { createLazyRecords, type LazyRecords } from './lazy/lazy-records.ts';
export type { PersonalOptions, Resumed } from './personal/options.ts';
export type { RecordQuery, RecordReader } from './reader/reader.ts';
export type { CompiledRules, RuleOptions } from './rules/compile.ts';
export { compileRules } from './rules/compile-rules.ts';
export { type RecordMessages, recordMessages } from './rules/messages.ts';
export { normaliseRules, parseRule, type RuleFormat } from './rules/parse.ts';
export type { RuleFailure, ValidationDetails } from './rules/rule.ts';
export { createRecordSchema, type RecordSchema, type SchemaIssue } from './schema/record-schema.ts';
export { writeTypes } from './types/write-types.ts';
export { coerceValue, isUuid, localDay } from './values/coerce.ts';
export { defaultValue } from './values/defaults.ts';
export { isSameValue } from './values/equal.ts';
export {
  type CustomRule,
  type Getter,
  type Modifiers,
  type Setter,
  standardModifiers,
} from './values/modifiers.ts';
export { nativeValue } from './values/native.ts';
