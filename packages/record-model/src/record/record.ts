import type { Column } from '../definition/definition.ts';
import { RecordError } from '../error.ts';
import type { RuleFailure, ValidationDetails } from '../rules/rule.ts';
import { coerceValue } from '../values/coerce.ts';
import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';
import { mergeFields } from './merge.ts';
import type { RecordCore } from './record-core.ts';
import type { SavableRecord } from './savable-record.ts';
import { nextSaveState, type SaveEvent } from './save-state.ts';
import { Saver } from './saver.ts';
import { Subscriptions } from './subscriptions.ts';
import type { Change, ModelRecord, RecordConflict, SaveState, View } from './types.ts';

interface LinkChange {
  readonly name: string;
  readonly child: BaseRecord;
  readonly isAdded: boolean;
}

const noFailures: readonly RuleFailure[] = [];

/** A record; each view makes one subclass whose prototype carries its columns' accessors. */
export class BaseRecord implements SavableRecord {
  readonly core: RecordCore<BaseRecord>;
  readonly key: string;
  isNew: boolean;
  isDeleted = false;
  private isHalted = false;
  revision = 0;
  saveState: SaveState = 'clean';
  saveError: RecordError | null = null;
  conflict: RecordConflict | null = null;
  private server: Values;
  private original: BaseRecord | null = null;
  // Made when first needed: most records of a list are only read.
  private dirty: Map<string, unknown> | null = null;
  private refused: Map<string, readonly RuleFailure[]> | null = null;
  private relatives: Map<string, BaseRecord | BaseRecord[] | null> | null = null;
  private links: LinkChange[] | null = null;
  private subscriptions: Subscriptions | null = null;
  private lazySaver: Saver | null = null;

  constructor(core: RecordCore<BaseRecord>, key: string, server: Values, isNew: boolean) {
    this.core = core;
    this.key = key;
    this.server = server;
    this.isNew = isNew;
  }

  get view(): View {
    return this.core.view;
  }

  get isChanged(): boolean {
    return this.dirty !== null && this.dirty.size > 0;
  }

  get isReady(): boolean {
    return !this.isDeleted;
  }

  get needsSave(): boolean {
    return this.isNew || this.isChanged || this.links !== null;
  }

  get id(): unknown {
    return this.server[this.core.definition.primaryKey] ?? null;
  }

  get path(): string {
    return `/${this.core.definition.name}/${encodeURIComponent(String(this.id))}`;
  }

  private get saver(): Saver {
    this.lazySaver ??= new Saver(this);
    return this.lazySaver;
  }

  get(name: string): unknown {
    const { getter } = this.column(name);
    const value = this.raw(name);
    const read = getter === undefined ? undefined : this.core.modifiers.getters?.[getter];
    return read === undefined ? value : read(value, this.values());
  }

  set(name: string, value: unknown): void {
    const column = this.column(name);
    if (column.readOnly === true || column.dummy === true || this.isDeleted) {
      throw new RecordError('READ_ONLY', `${name} cannot be changed`, { details: { field: name } });
    }
    const write =
      column.setter === undefined ? undefined : this.core.modifiers.setters?.[column.setter];
    const given = write === undefined ? value : write(value);
    this.refused?.delete(name);
    let coerced = given;
    try {
      coerced = coerceValue(column, given);
    } catch {
      // An unfinished input is kept as typed, and reported as a broken rule.
      const message = this.core.typeMessage(column);
      this.refused ??= new Map();
      this.refused.set(name, [{ op: 'type', message }]);
    }
    if (isSameValue(coerced, this.raw(name)) && this.refused?.has(name) !== true) {
      this.changed([name]);
      return;
    }
    if (isSameValue(coerced, this.server[name] ?? null)) {
      this.dirty?.delete(name);
    } else {
      this.dirty ??= new Map();
      this.dirty.set(name, coerced);
    }
    this.enter(this.isChanged || this.isNew ? 'edited' : 'reverted', [name]);
    if (this.core.definition.autosave && this.isChanged && this.saveState !== 'conflict') {
      this.saver.autosave();
    }
  }

  assign(values: Values): void {
    for (const [name, value] of Object.entries(values)) this.set(name, value);
  }

  toJSON(): Values {
    const values: Values = {};
    for (const name of this.core.stored) values[name] = this.raw(name);
    return values;
  }

  base(): Readonly<Values> {
    return this.server;
  }

  changes(): Readonly<Record<string, Change>> {
    const changes: Record<string, Change> = {};
    for (const [name, value] of this.dirty ?? []) {
      changes[name] = { old: this.server[name] ?? null, value };
    }
    return changes;
  }

  errors(): ValidationDetails {
    return { ...this.core.rules.check(this.values()), ...Object.fromEntries(this.refused ?? []) };
  }

  errorsOf(name: string): readonly RuleFailure[] {
    return this.refused?.get(name) ?? this.core.rules.checkField(name, this.values()) ?? noFailures;
  }

  isRequired(name: string): boolean {
    return this.core.rules.isRequired(name, this.values());
  }

  rollback(name?: string): void {
    const names = name === undefined ? [...(this.dirty?.keys() ?? [])] : [name];
    for (const field of names) {
      this.dirty?.delete(field);
      this.refused?.delete(field);
    }
    if (name === undefined) {
      this.links = null;
      this.conflict = null;
    }
    this.enter(this.isChanged ? 'edited' : 'reverted', names);
  }

  save(): Promise<void> {
    return this.saver.save();
  }

  flush(): Promise<void> {
    return this.saver.flush();
  }

  async remove(): Promise<void> {
    this.lazySaver?.cancel();
    await this.lazySaver?.settled();
    if (!this.isNew) {
      const headers = { 'if-match': `"${String(this.server.version)}"` };
      await this.core.send(this.path, { method: 'DELETE', headers });
    }
    this.isDeleted = true;
    this.dirty = null;
    this.core.forget(this);
    this.enter('reverted');
  }

  clone(): ModelRecord {
    const copy = this.core.create({});
    for (const name of this.core.writable) copy.set(name, structuredClone(this.raw(name)));
    copy.original = this;
    return copy;
  }

  writeBack(): void {
    for (const name of this.core.writable)
      this.original?.set(name, structuredClone(this.raw(name)));
  }

  resolve(choice: 'mine' | 'theirs' | Readonly<Record<string, 'mine' | 'theirs'>>): void {
    const names = Object.keys(this.conflict?.fields ?? {});
    for (const name of names) {
      if ((typeof choice === 'string' ? choice : choice[name]) === 'theirs')
        this.dirty?.delete(name);
    }
    this.conflict = null;
    this.enter(this.isChanged ? 'resolved' : 'reverted', names);
  }

  related(name: string): ModelRecord | readonly ModelRecord[] | null | undefined {
    return this.relatives?.get(name);
  }

  link(name: string, child: ModelRecord): void {
    this.changeLink(name, child as BaseRecord, true);
  }

  unlink(name: string, child: ModelRecord): void {
    this.changeLink(name, child as BaseRecord, false);
  }

  subscribe(listener: () => void): () => void {
    this.subscriptions ??= new Subscriptions();
    return this.subscriptions.add(null, listener);
  }

  subscribeField(name: string, listener: () => void): () => void {
    this.subscriptions ??= new Subscriptions();
    return this.subscriptions.add(name, listener);
  }

  // Internal from here on: used by the view and the saver.

  /** Stops what is planned; edits stay, unsaved. */
  halt(): void {
    this.isHalted = true;
    this.lazySaver?.cancel();
  }

  raw(name: string): unknown {
    return this.dirty?.has(name) === true ? this.dirty.get(name) : (this.server[name] ?? null);
  }

  edits(): Map<string, unknown> {
    return new Map(this.dirty ?? []);
  }

  newValues(): Values {
    const values: Values = {};
    for (const name of this.core.writable) values[name] = this.raw(name);
    return values;
  }

  ensureSavable(): void {
    if (this.conflict !== null) {
      throw new RecordError('VERSION_STALE', 'The conflict is not resolved', {
        details: this.conflict,
      });
    }
    const errors = this.errors();
    if (Object.keys(errors).length > 0) {
      throw new RecordError('VALIDATION_FAILED', 'A rule is broken', { details: errors });
    }
  }

  receiveSaved(row: Values, sent: ReadonlyMap<string, unknown>): void {
    for (const [name, value] of this.dirty ?? []) {
      const isSent = sent.has(name) && isSameValue(sent.get(name), value);
      if (isSent || isSameValue(value, row[name] ?? null)) this.dirty?.delete(name);
    }
    this.isNew = false;
    this.receive(row);
    // A response that arrives after `clear` belongs to the user before.
    if (!this.isHalted) this.core.remember(this);
  }

  /** Takes a row of the server; unsaved edits, and the version they began from, are kept. */
  receiveRow(row: Values): void {
    const isOlder = Number(row.version) < Number(this.server.version);
    if (!isOlder && !this.isChanged && this.saveState !== 'saving') this.receive(row);
  }

  private receive(row: Values): void {
    const before = this.server;
    this.server = { ...before, ...this.core.columnsOf(row) };
    this.changed(this.core.names.filter((name) => !isSameValue(before[name], this.server[name])));
  }

  mergeTheirs(theirs: Values): boolean {
    const { mine, conflicts } = mergeFields(this.server, this.dirty ?? new Map(), theirs);
    this.dirty = mine;
    this.receive(theirs);
    const isMerged = Object.keys(conflicts).length === 0;
    this.conflict = isMerged ? null : { fields: conflicts };
    return isMerged;
  }

  fail(error: RecordError): void {
    this.saveError = error;
    if (this.conflict !== null) {
      this.enter('conflicted', Object.keys(this.conflict.fields));
    } else if (error.code === 'VALIDATION_FAILED') {
      const details = (error.details ?? {}) as ValidationDetails;
      // The server's refusal stays until the field is edited; local rules are checked again each time.
      if (error.status !== undefined) this.refused = new Map(Object.entries(details));
      this.enter('refused', Object.keys(details));
    } else {
      this.enter('failed');
    }
  }

  setRelated(name: string, value: BaseRecord | BaseRecord[] | null): void {
    this.relatives ??= new Map();
    this.relatives.set(name, value);
  }

  parents(): [string, BaseRecord][] {
    const { relations } = this.core.definition;
    return [...(this.relatives ?? [])].flatMap(([name, parent]): [string, BaseRecord][] => {
      const { type, foreignKey } = relations[name] ?? {};
      const isParent =
        type === 'belongsTo' && foreignKey !== undefined && parent instanceof BaseRecord;
      return isParent ? [[foreignKey, parent]] : [];
    });
  }

  adoptForeignKey(name: string, id: unknown): void {
    if (this.column(name).readOnly !== true && !isSameValue(this.raw(name), id)) {
      this.dirty ??= new Map();
      this.dirty.set(name, id);
    }
  }

  async sendLinks(): Promise<void> {
    for (let link = this.links?.[0]; link !== undefined; link = this.links?.[0]) {
      const { name, child, isAdded } = link;
      if (child.isNew) await child.flush();
      const id = String(child.id);
      const path = `${this.path}/${name}/`;
      const headers = { 'idempotency-key': this.core.createKey() };
      if (isAdded) await this.core.send(path, { method: 'POST', body: { id }, headers });
      else await this.core.send(`${path}${encodeURIComponent(id)}`, { method: 'DELETE' });
      this.links = this.links?.filter((other) => other !== link) ?? null;
    }
    this.links = null;
  }

  private changeLink(name: string, child: BaseRecord, isAdded: boolean): void {
    const relation = this.core.definition.relations[name];
    if (relation === undefined) throw new RecordError('FIELD_UNKNOWN', `No relation ${name}`);
    if (relation.type === 'belongsTo') {
      this.setRelated(name, isAdded ? child : null);
      if (relation.foreignKey !== undefined)
        this.set(relation.foreignKey, isAdded ? child.id : null);
      return;
    }
    const known = this.relatives?.get(name);
    const others = (Array.isArray(known) ? known : []).filter((other) => other !== child);
    this.setRelated(name, isAdded ? [...others, child] : others);
    this.links = (this.links ?? []).filter((link) => link.name !== name || link.child !== child);
    this.links.push({ name, child, isAdded });
    this.enter('edited', [name]);
    if (this.core.definition.autosave) this.saver.autosave();
  }

  enter(event: SaveEvent, names: readonly string[] = []): void {
    const next = nextSaveState(this.saveState, event);
    // Edits that came while the save was under way wait for the next one.
    this.saveState = event === 'saved' && this.isChanged ? 'dirty' : next;
    if (event === 'started' || event === 'saved' || event === 'reverted') this.saveError = null;
    this.core.track(this);
    this.changed(names);
  }

  private changed(names: readonly string[]): void {
    this.revision += 1;
    this.subscriptions?.tell(names, this.core.dependents);
  }

  private values(): Values {
    return this.isChanged
      ? { ...this.server, ...Object.fromEntries(this.dirty ?? []) }
      : this.server;
  }

  private column(name: string): Column {
    return this.core.column(name);
  }
}
