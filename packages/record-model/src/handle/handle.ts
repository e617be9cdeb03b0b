import type { Change, ConflictChoice, RecordConflict, SaveState } from '../api/change.ts';
import type { ModelRecord, View } from '../api/model.ts';
import { relationOf } from '../edges/relations.ts';
import { RecordError } from '../error.ts';
import { listen } from '../listeners/listeners.ts';
import { isRepeatable } from '../outbox/error-kinds.ts';
import type { RuleFailure, ValidationDetails } from '../rules/rule.ts';
import { errorsOf, fieldErrors } from '../store/errors.ts';
import { isEdited, isFixed, read, readAll } from '../store/read.ts';
import { Row } from '../store/row.ts';
import { conflictOf, saveErrorOf, saveStateOf } from '../store/state.ts';
import type { Values } from '../values/values.ts';
import { changesOf } from './changes.ts';
import { cloneRow, writeBackRow } from './clone.ts';
import type { Engine } from './engine.ts';
import { getField, setField } from './fields.ts';
import { recordOf } from './record.ts';

/**
 * On the prototype of each view's class, under a symbol, so that it cannot clash with a column's
 * name.
 */
const engineKey = Symbol('engine');

/**
 * The record object for developers. Its only own property is its row, which is private, so that a
 * column may have any name; if a member of this class has that name, use `get` and `set`.
 */
class RecordHandle implements ModelRecord {
  #row: Row;
  declare readonly [engineKey]: Engine;

  constructor(row: Row) {
    this.#row = row;
  }

  static rowOf(record: ModelRecord): Row {
    if (!(#row in record)) throw new TypeError('Not a record of a record client');
    return record.#row;
  }

  static point(record: ModelRecord, row: Row): void {
    if (#row in record) record.#row = row;
  }

  get view(): View {
    return this.#row.table.view;
  }

  get key(): string {
    return this.#row.key;
  }

  get isNew(): boolean {
    return this.#row.isNew;
  }

  get isChanged(): boolean {
    return isEdited(this.#row);
  }

  get isDeleted(): boolean {
    return this.#row.isDeleted;
  }

  get isReady(): boolean {
    return !this.#row.isDeleted;
  }

  get revision(): number {
    return this.#row.revision;
  }

  get saveState(): SaveState {
    return saveStateOf(this.#row);
  }

  get saveError(): RecordError | null {
    return saveErrorOf(this.#row);
  }

  get conflict(): RecordConflict | null {
    return conflictOf(this.#row);
  }

  get(name: string): unknown {
    return getField(this.#row, name);
  }

  set(name: string, value: unknown): void {
    setField(this[engineKey], this.#row, name, value);
  }

  assign(values: Values): void {
    this[engineKey].operations.group(() => {
      for (const [name, value] of Object.entries(values)) this.set(name, value);
    });
  }

  toJSON(): Values {
    const row = this.#row;
    const { stored, computed } = row.table.shape;
    return Object.fromEntries([
      ...stored.map((name) => [name, read(row, name)]),
      ...computed.map((name) => [name, getField(row, name)]),
    ]);
  }

  base(): Readonly<Values> {
    return this.#row.server;
  }

  changes(): Readonly<Record<string, Change>> {
    return changesOf(this[engineKey].edges, this.#row);
  }

  errors(): ValidationDetails {
    return errorsOf(this.#row);
  }

  errorsOf(name: string): readonly RuleFailure[] {
    return fieldErrors(this.#row, name);
  }

  isRequired(name: string): boolean {
    return this.#row.table.shape.rules.isRequired(name, readAll(this.#row));
  }

  isReadOnly(name: string): boolean {
    return isFixed(this.#row, name);
  }

  rollback(name?: string): void {
    const { operations, outbox } = this[engineKey];
    const row = this.#row;
    const { isRenewed, save } = row.draft ?? {};
    // The server has deleted it, and does not accept it again.
    const isGivenUp = isRenewed && save?.error && !isRepeatable(save.error);
    operations.rollback(row, name);
    if (name === undefined && isGivenUp) outbox.remove(row, false).catch(() => undefined);
    else if (name === undefined && save?.isToBeDeleted) operations.bringBack(row);
    outbox.onUndone(row);
  }

  save(): Promise<void> {
    return this[engineKey].outbox.save(this.#row);
  }

  flush(): Promise<void> {
    return this[engineKey].outbox.flush(this.#row);
  }

  remove(): Promise<void> {
    return this[engineKey].outbox.remove(this.#row, true);
  }

  clone(): ModelRecord {
    return recordOf(cloneRow(this[engineKey], this.#row));
  }

  writeBack(): void {
    writeBackRow(this[engineKey], this.#row);
  }

  resolve(choice: ConflictChoice): void {
    this[engineKey].resolve(this.#row, choice);
  }

  related(name: string): ModelRecord | readonly ModelRecord[] | null | undefined {
    const related = this[engineKey].edges.related(this.#row, name);
    if (related instanceof Row) return recordOf(related);
    return related ? related.map(recordOf) : (related as null | undefined);
  }

  link(name: string, child: ModelRecord): void {
    this.#setLink(name, child, true);
  }

  unlink(name: string, child: ModelRecord): void {
    this.#setLink(name, child, false);
  }

  #setLink(name: string, child: ModelRecord, isLinked: boolean): void {
    const { operations, tables } = this[engineKey];
    const { table } = rowOf(child);
    const view = relationOf(this.#row.table, name)?.view;
    if (view !== undefined && tables.get(view) !== table) {
      throw new RecordError('VALUE_INVALID', `${name} takes records of ${view} of this client`);
    }
    operations.link(this.#row, name, rowOf(child), isLinked);
  }

  subscribe(listener: () => void): () => void {
    return listen(this.#row, null, listener);
  }

  subscribeField(name: string, listener: () => void): () => void {
    return listen(this.#row, name, listener);
  }
}

/** Throws TypeError for a value that is not a record. */
export const rowOf = RecordHandle.rowOf;

/** Makes a record show another row, after two rows were found to be one. */
export const pointTo = RecordHandle.point;

/** Accessors are on one prototype per view, not on each record. */
export function defineRecords(engine: Engine, names: readonly string[]): (row: Row) => ModelRecord {
  class ViewRecord extends RecordHandle {}
  Object.defineProperty(ViewRecord.prototype, engineKey, { value: engine });
  for (const name of names) {
    // A column with the name of a member is reached by get and set.
    if (name in RecordHandle.prototype) continue;
    Object.defineProperty(ViewRecord.prototype, name, {
      get(this: RecordHandle) {
        return this.get(name);
      },
      set(this: RecordHandle, value: unknown) {
        this.set(name, value);
      },
    });
  }
  return (row) => {
    const record = new ViewRecord(row);
    row.record = record;
    return record;
  };
}
