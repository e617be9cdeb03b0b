import type { Column, Definition } from '../definition/definition.ts';
import { RecordError } from '../error.ts';
import { type CompiledRules, compileRules } from '../rules/compile.ts';
import { recordMessages } from '../rules/messages.ts';
import { normaliseRules } from '../rules/parse.ts';
import { defaultValue } from '../values/defaults.ts';
import type { Modifiers } from '../values/modifiers.ts';
import type { Values } from '../values/values.ts';
import { BaseRecord } from './record.ts';
import type { RecordCore } from './record-core.ts';
import type { SaveContext } from './savable-record.ts';
import type { ModelRecord, View } from './types.ts';

/** What a view needs of its client. */
export interface ViewContext extends SaveContext {
  readonly locale: 'de' | 'en';
  readonly modifiers: Modifiers;
  track(record: BaseRecord): void;
  /** The other view, if it was loaded. */
  core(name: string): ViewCore | undefined;
}

/** One view: its definition made usable once, and its identity map. */
export class ViewCore implements RecordCore<BaseRecord> {
  readonly definition: Definition;
  readonly rules: CompiledRules;
  readonly names: readonly string[];
  readonly stored: readonly string[];
  readonly writable: readonly string[];
  readonly dependents: ReadonlyMap<string, readonly string[]>;
  readonly context: ViewContext;
  view!: View;
  private readonly records = new Map<string, BaseRecord>();
  private readonly Record: typeof BaseRecord;
  private readonly columns: ReadonlyMap<string, Column>;
  private made = 0;

  constructor(definition: Definition, context: ViewContext) {
    this.definition = definition;
    this.context = context;
    const columns = Object.entries(definition.columns);
    this.columns = new Map(columns);
    this.names = columns.map(([name]) => name);
    this.stored = columns.flatMap(([name, { dummy }]) => (dummy === true ? [] : [name]));
    this.writable = columns.flatMap(([name, { dummy, readOnly }]) =>
      dummy === true || readOnly === true || name === definition.primaryKey ? [] : [name],
    );
    const messages = recordMessages[context.locale];
    this.rules = compileRules(definition, { messages, modifiers: context.modifiers });
    this.dependents = findDependents(definition);
    this.Record = defineRecordClass(this.names);
  }

  get clock() {
    return this.context.clock;
  }

  get modifiers() {
    return this.context.modifiers;
  }

  get send() {
    return this.context.send;
  }

  createKey = () => this.context.createKey();
  report = (error: unknown, record: ModelRecord) => this.context.report(error, record);
  saved = (record: ModelRecord, save: { explicit: boolean }) => this.context.saved(record, save);
  track = (record: BaseRecord) => this.context.track(record);

  column(name: string): Column {
    const column = this.columns.get(name);
    if (column === undefined) {
      throw new RecordError('FIELD_UNKNOWN', `${this.definition.name} has no field ${name}`);
    }
    return column;
  }

  typeMessage({ type }: Column): string {
    const messages = recordMessages[this.context.locale];
    if (type === 'INTEGER' || type === 'BIGINT') return messages.integer;
    return ['NUMBER', 'FLOAT', 'DECIMAL'].includes(type) ? messages.number : messages.type;
  }

  create(values: Values): BaseRecord {
    const server: Values = {};
    const now = this.clock.now();
    for (const name of this.stored) {
      if (name !== this.definition.primaryKey) server[name] = defaultValue(this.column(name), now);
    }
    this.made += 1;
    const record = new this.Record(this, `new-${this.made}`, server, true);
    record.assign(values);
    return record;
  }

  /** One record per id, shared by all callers. */
  adopt(row: Values): BaseRecord {
    const id = String(row[this.definition.primaryKey]);
    let record = this.records.get(id);
    if (record === undefined) {
      record = new this.Record(this, id, this.columnsOf(row), false);
      this.records.set(id, record);
    } else {
      record.receiveRow(row);
    }
    for (const [name, { view }] of Object.entries(this.definition.relations)) {
      const target = name in row ? this.context.core(view) : undefined;
      if (target !== undefined) record.setRelated(name, adoptRelated(target, row[name]));
    }
    return record;
  }

  peek(id: string): BaseRecord | undefined {
    return this.records.get(id);
  }

  remember(record: BaseRecord): void {
    this.records.set(String(record.id), record);
  }

  forget(record: BaseRecord): void {
    this.records.delete(String(record.id));
  }

  all(): Iterable<BaseRecord> {
    return this.records.values();
  }

  clear(): void {
    this.records.clear();
  }

  columnsOf(row: Values): Values {
    const values: Values = {};
    for (const name of this.stored) if (name in row) values[name] = row[name];
    return values;
  }
}

function adoptRelated(target: ViewCore, value: unknown): BaseRecord | BaseRecord[] | null {
  if (Array.isArray(value)) return value.map((row: Values) => target.adopt(row));
  return typeof value === 'object' && value !== null ? target.adopt(value as Values) : null;
}

/** Accessors are on one prototype per view, never on each record. */
function defineRecordClass(names: readonly string[]): typeof BaseRecord {
  class ViewRecord extends BaseRecord {}
  for (const name of names) {
    // A column named like a method is reached by get and set.
    if (name in BaseRecord.prototype) continue;
    Object.defineProperty(ViewRecord.prototype, name, {
      get(this: BaseRecord) {
        return this.get(name);
      },
      set(this: BaseRecord, value: unknown) {
        this.set(name, value);
      },
    });
  }
  return ViewRecord;
}

function findDependents({ columns }: Definition): Map<string, string[]> {
  const dependents = new Map<string, string[]>();
  for (const [name, column] of Object.entries(columns)) {
    const rules = normaliseRules(column.rules);
    const compared = rules.flatMap(({ op, arg }) =>
      op === 'compare' ? [(arg as { field: string }).field] : [],
    );
    const seen = [...compared, ...rules.flatMap(({ when }) => Object.keys(when ?? {}))];
    for (const field of seen) dependents.set(field, [...(dependents.get(field) ?? []), name]);
  }
  return dependents;
}
