import type { FieldConflict } from '../api/change.ts';
import { sentOf } from '../merge/receive.ts';
import { isRepeatable } from '../outbox/error-kinds.ts';
import { addSent, editedNames, editsOf, idOf, isSameEdge } from '../store/read.ts';
import { draftOf, type Removal, Row, type Save, type Sent, type Table } from '../store/row.ts';
import { conflictOf, dueEdits } from '../store/state.ts';
import type { Values } from '../values/values.ts';

/** A value, or the entry of a new record. */
type Kept = readonly [value: unknown, entry?: string];

export interface KeptLink {
  readonly name: string;
  readonly view: string;
  readonly id: Kept;
  readonly wanted: boolean;
}

/** One record's unsaved changes, as stored in the browser. */
export interface OfflineEntry {
  readonly form: 1;
  /** The user's id. */
  readonly owner: string;
  /** The page that owns the entry while it is open. */
  readonly page: string;
  /** The order of entries: when it was first stored, in ms since 1970. */
  readonly at: number;
  readonly method: 'POST' | 'PUT';
  readonly view: string;
  /** Null for a new record. */
  readonly id: string | null;
  readonly revision: string;
  /** The values that the edits are based on, with their version; for a new record its defaults. */
  readonly base: Values;
  /** The base has the changed fields only: the record is read before the edits are restored. */
  readonly isPartial?: boolean;
  /** Set when it is restored: the server no longer has the record. */
  readonly isGone?: boolean;
  readonly edits: readonly (readonly [name: string, ...Kept])[];
  /** Undecided conflicts, to be decided on the next page. */
  readonly conflicts?: Readonly<Record<string, FieldConflict>> | undefined;
  /** Values that were sent without an answer, by its own requests or as links of others. */
  readonly unsure: readonly (readonly [name: string, values: readonly unknown[]])[];
  /** A POST that was sent: it is repeated unchanged. */
  readonly post: {
    readonly key: string;
    readonly body: Values;
    readonly sent: readonly string[];
  } | null;
  readonly links: readonly KeptLink[];
  /** To be deleted at this version. */
  readonly removal?:
    | (Pick<Removal, 'version'> &
        Partial<Removal> &
        Partial<Pick<Save, 'isOvertaken' | 'isOwn'>> & {
          /** A request without an answer may have raised the version. */
          readonly isRaised?: boolean;
        })
    | null
    | undefined;
  /** It saves itself, or a save was requested. */
  readonly isDue: boolean;
}

/** An entry as it is stored for a sensitive view: only the user's key opens it. */
export interface SealedEntry extends Pick<OfflineEntry, 'form' | 'owner' | 'page' | 'at'> {
  /** The id of the key. */
  readonly key: string;
  /** In hexadecimal digits: the nonce, and the encrypted entry. */
  readonly sealed: string;
}

export const isSensitive = ({ shape }: Table): boolean => shape.definition.sensitive === true;

/** The value in its stored form; `nameOf` returns the entry of a new row. */
function toKept(value: unknown, nameOf: (row: Row) => string): Kept {
  if (!(value instanceof Row)) return [value];
  return value.isNew ? [null, nameOf(value)] : [idOf(value)];
}

/** New rows that the row's edits and links reference: they are stored with it. */
export function newRowsOf(row: Row): Row[] {
  const children = row.draft?.links?.map(({ child }) => child) ?? [];
  return [...editsOf(row).values(), ...children].filter(
    (value): value is Row => value instanceof Row && value.isNew && !value.isDeleted,
  );
}

export interface EntryOptions {
  readonly mark: Pick<OfflineEntry, 'owner' | 'page' | 'at'>;
  nameOf(row: Row): string;
  /** Links that were stored before, and are not restored yet. */
  readonly links: readonly KeptLink[];
  /** The page is being left: all edits may still be sent, and no answer will arrive. */
  readonly isLeft?: boolean;
}

export function writeEntry(
  row: Row,
  { mark, nameOf, links, isLeft = false }: EntryOptions,
): OfflineEntry {
  const draft = draftOf(row);
  const { links: ownLinks, save } = draft;
  const { definition } = row.table.shape;
  const post = save?.post ?? null;
  // A save in progress, or one that begins because the page is left, may include any of them.
  const isSending = isLeft || (save?.busy ?? 0) > 0;
  const sent = isSending ? [draft.inFlight, dueEdits(row)] : [draft.inFlight];
  const unsure = (row.isNew ? [] : sent).reduce<Sent>(addSent, sentOf(draft));
  // A deletion has to know all values: what another user has changed since is not deleted.
  const isPartial = isSensitive(row.table) && !row.isNew && save?.removal == null;
  return {
    form: 1,
    ...mark,
    method: row.isNew ? 'POST' : 'PUT',
    view: definition.name,
    id: row.isNew ? null : String(idOf(row)),
    revision: definition.revision,
    ...(isPartial ? { base: changedOf(row, unsure), isPartial } : { base: row.server }),
    conflicts: conflictOf(row)?.fields,
    edits: [...editsOf(row)].map(([name, value]) => [name, ...toKept(value, nameOf)] as const),
    unsure: [...unsure].map(([name, sent]) => [
      name,
      sent.map((value) => toKept(value, nameOf)[0]),
    ]),
    post: post && { ...post, sent: [...post.sent.keys()] },
    links: [
      ...links,
      ...(ownLinks ?? []).map(({ name, child, wanted }) => ({
        name,
        view: child.table.name,
        wanted,
        id: toKept(child, nameOf),
      })),
    ],
    removal: save?.removal && {
      ...save.removal,
      isTakenBack: !save.isToBeDeleted,
      isOvertaken: save.isOvertaken,
      isOwn: save.isOwn,
      isRaised: draft.unsure !== null,
    },
    isDue:
      definition.autosave ||
      save?.waiting != null ||
      save?.removal != null ||
      // Requested once already: the next page tries again, with another connection or session.
      isRepeatable(save?.error) ||
      isUnderWay(row),
  };
}

/** The server's values of the changed fields, with the record's id and version. */
function changedOf(row: Row, unsure: Sent): Values {
  const { primaryKey } = row.table.shape.definition;
  const fields = Object.keys(conflictOf(row)?.fields ?? {});
  const names = new Set([primaryKey, 'version', ...editedNames(row), ...unsure.keys(), ...fields]);
  return Object.fromEntries([...names].map((name) => [name, row.server[name] ?? null]));
}

/** A save of all edits was requested; later edits are not included. */
function isUnderWay(row: Row): boolean {
  const { busy = 0, asked = null } = row.draft?.save ?? {};
  const isAsked = ([name, value]: [string, unknown]) =>
    asked?.has(name) === true && isSameEdge(asked.get(name), value);
  return busy > 0 && [...dueEdits(row)].every(isAsked);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The storage may contain something else under the same name, or half of an entry. */
export function isEntry(value: unknown): value is OfflineEntry {
  if (!isObject(value)) return false;
  const { form, owner, view, base, edits, unsure, links, post } = value as Partial<OfflineEntry>;
  const lists = [edits, unsure, links];
  return (
    form === 1 &&
    typeof owner === 'string' &&
    typeof view === 'string' &&
    isObject(base) &&
    lists.every(Array.isArray) &&
    (post === null || (isObject(post) && isObject(post.body) && Array.isArray(post.sent)))
  );
}

export function isSealed(value: unknown): value is SealedEntry {
  if (!isObject(value)) return false;
  const { form, owner, page, at, key, sealed } = value as Partial<SealedEntry>;
  const texts = [owner, page, key, sealed];
  return form === 1 && typeof at === 'number' && texts.every((text) => typeof text === 'string');
}
