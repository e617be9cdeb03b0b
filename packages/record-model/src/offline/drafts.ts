import type { FieldConflict } from '../api/change.ts';
import type { ModelRecord } from '../api/model.ts';
import { mergeFields } from '../merge/merge-fields.ts';
import { isSameValue } from '../values/equal.ts';
import type { Values } from '../values/values.ts';

/** The part of `localStorage` that is used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Draft {
  /** The server's values of the edited fields when the edits began. */
  readonly base: Values;
  readonly edits: Values;
}

function isUnsavedLink(record: ModelRecord, name: string, value: unknown): boolean {
  const relations = Object.entries(record.view.definition.relations);
  return (
    value === null &&
    relations.some(
      ([relation, { type, foreignKey }]) =>
        type === 'belongsTo' && foreignKey === name && record.related(relation) != null,
    )
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What `restore` has done. */
export interface Restored {
  /** The names of the fields that were put back. */
  readonly fields: readonly string[];
  /** Fields that the server has changed since, to something else; they are left as the server has them. */
  readonly conflicts: Readonly<Record<string, FieldConflict>>;
}

/** Unsaved edits by record, beyond the page. */
export interface DraftStore {
  /** Keeps the record's unsaved fields as they change, until they are saved. Returns the end of it. */
  keep(record: ModelRecord): () => void;
  /**
   * Puts kept fields back into a record.
   *
   * @throws RecordError READ_ONLY for a deleted record
   */
  restore(record: ModelRecord): Restored;
  /** Forgets what was kept of the record. */
  discard(record: ModelRecord): void;
}

/**
 * Keeps unsaved fields after the page is closed. It is the first part of a persistent queue: it stores
 * what a queue would send, with the values that the edits began from. Full or forbidden storage keeps
 * nothing, without an error.
 *
 * @param prefix of the storage's keys: `draft:letters:{id}`
 */
export function createDraftStore(storage: DraftStorage, prefix = 'draft'): DraftStore {
  const keyOf = (record: ModelRecord) => {
    const { primaryKey, name } = record.view.definition;
    return `${prefix}:${name}:${String(record.base()[primaryKey] ?? 'new')}`;
  };

  function write(record: ModelRecord): void {
    const { columns } = record.view.definition;
    // A link to a record without an id means nothing on another page.
    const changes = Object.entries(record.changes()).filter(
      ([name, { value }]) => Object.hasOwn(columns, name) && !isUnsavedLink(record, name, value),
    );
    const fields = record.conflict?.fields ?? {};
    const before = (name: string, old: unknown) =>
      Object.hasOwn(fields, name) ? fields[name]?.base : old;
    try {
      if (changes.length === 0) {
        storage.removeItem(keyOf(record));
        return;
      }
      const draft: Draft = {
        // What is in conflict is in conflict there, too.
        base: Object.fromEntries(changes.map(([name, { old }]) => [name, before(name, old)])),
        edits: Object.fromEntries(changes.map(([name, { value }]) => [name, value])),
      };
      storage.setItem(keyOf(record), JSON.stringify(draft));
    } catch {
      // Full or forbidden storage: the record itself still holds its edits.
    }
  }

  function read(record: ModelRecord): Draft | null {
    try {
      const draft = JSON.parse(storage.getItem(keyOf(record)) ?? 'null') as Draft | null;
      // Something else may have been kept under this name.
      return isObject(draft) && isObject(draft.base) && isObject(draft.edits) ? draft : null;
    } catch {
      return null;
    }
  }

  return {
    keep: (record) => record.subscribe(() => write(record)),
    restore(record) {
      const draft = read(record);
      if (draft === null) return { fields: [], conflicts: {} };
      const { columns } = record.view.definition;
      const edits = Object.entries(draft.edits).filter(([name]) => Object.hasOwn(columns, name));
      const { mine, conflicts } = mergeFields(draft.base, new Map(edits), { ...record.base() });
      const fields = [...mine].filter(([name]) => !Object.hasOwn(conflicts, name));
      const open = fields.filter(([name]) => !record.isReadOnly(name));
      for (const [name, value] of open) {
        if (!isSameValue(record.get(name), value)) record.set(name, value);
      }
      return { fields: open.map(([name]) => name), conflicts };
    },
    discard: (record) => storage.removeItem(keyOf(record)),
  };
}
