import type { Column, Definition } from '../definition/definition.ts';
import type { CompiledRules } from '../rules/compile.ts';
import type { Modifiers } from '../values/modifiers.ts';
import type { Values } from '../values/values.ts';
import type { SaveContext } from './savable-record.ts';
import type { ModelRecord, View } from './types.ts';

/** What the records of a view share; `R` is their class. */
export interface RecordCore<R extends ModelRecord> extends SaveContext {
  readonly view: View;
  readonly definition: Definition;
  readonly rules: CompiledRules;
  readonly modifiers: Modifiers;
  readonly names: readonly string[];
  /** Columns that are stored: all but the computed ones. */
  readonly stored: readonly string[];
  readonly writable: readonly string[];
  /** Field → fields whose rules look at it. */
  readonly dependents: ReadonlyMap<string, readonly string[]>;

  /** Throws FIELD_UNKNOWN. */
  column(name: string): Column;
  /** The message for a value that the column cannot hold. */
  typeMessage(column: Column): string;
  columnsOf(row: Values): Values;

  create(values: Values): R;
  /** Puts the record into the identity map, under the id that it has now. */
  remember(record: R): void;
  forget(record: R): void;
  /** Adds the record to those with unsaved edits, or removes it. */
  track(record: R): void;
}
