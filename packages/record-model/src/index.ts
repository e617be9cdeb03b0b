export type { Column, ColumnType, Definition, Relation, RelationType } from './definition/definition.ts';
export { RecordError, type RecordErrorCode } from './error.ts';
export type { Rule, RuleFailure, RuleOp, ValidationDetails } from './rules/rule.ts';
export { type CustomRule, type Getter, type Modifiers, type Setter, standardModifiers } from './values/modifiers.ts';
