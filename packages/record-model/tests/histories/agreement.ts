import type { ModelRecord } from '@praxiskit/record-model/client';
import { type Name, names } from './notes.ts';
import type { User } from './user.ts';
import type { Row, Rows } from './world.ts';

/** Fields with a value that is the last wish of no user. */
export function lost(stored: Rows, users: readonly { wants: Map<ModelRecord, Row> }[]): string[] {
  return names.flatMap((name) =>
    (stored[name] ?? []).flatMap((row) =>
      ['a', 'b'].flatMap((field) => {
        const wishes = users.flatMap(({ wants }) =>
          [...wants].flatMap(([record, fields]) =>
            record.view.name === name && record.get('id') === row.id && field in fields
              ? [fields[field]]
              : [],
          ),
        );
        const isKept =
          wishes.length === 0 || wishes.includes(undefined) || wishes.includes(row[field]);
        return isKept ? [] : [`${name}.${field} of ${row.id} is ${row[field]}, not ${wishes}`];
      }),
    ),
  );
}

/** The records of a client, in the server's form. */
export function shown(records: readonly ModelRecord[]) {
  const list = (related: unknown) =>
    (Array.isArray(related) ? related : []).map((record: ModelRecord) => record.get('id')).sort();
  return records
    .map((record) => ({
      ...record.toJSON(),
      ...(record.view.name === 'notes' ? { tags: list(record.related('tags')) } : {}),
      ...(record.view.name === 'notes' ? {} : { notes: list(record.related('notes')) }),
    }))
    .sort((a, b) => String((a as Row).id).localeCompare(String((b as Row).id)));
}

/** A record's state in a client, and its state on the server. */
type Difference = readonly unknown[];

export function differences(
  stored: Rows,
  { client, records }: User,
  ids: ReadonlySet<string>,
): Difference[] {
  const exists = (view: Name, id: unknown) => stored[view]?.some((row) => row.id === id) === true;
  // The double keeps the pairs of deleted rows.
  const pairs = (stored.note_tags ?? []).filter(
    ({ notes, tags }) => exists('notes', notes) && exists('tags', tags),
  );
  const keys = (related: unknown) =>
    ((related ?? []) as ModelRecord[]).map((record) => String(record.get('id'))).sort();
  return names.flatMap((name) =>
    [...ids].flatMap((id): Difference[] => {
      const row = stored[name]?.find((at) => at.id === id);
      const record = client.loaded(name).peek(id);
      if (row === undefined || record === undefined) {
        return row === undefined && record === undefined ? [] : [[name, id, row, record?.toJSON()]];
      }
      const wrong = ['a', 'b', 'folder_id'].filter(
        (field) => field in record.view.definition.columns && record.get(field) !== row[field],
      );
      // Events report that a deletion has emptied the keys of others, but no client listens to
      // events here.
      const isEmptied =
        row.folder_id === null &&
        client.loaded('folders').peek(String(record.get('folder_id'))) === undefined;
      if (isEmptied && wrong.includes('folder_id')) wrong.splice(wrong.indexOf('folder_id'), 1);
      // The state of relations that are not included is unknown.
      const isListed = records[name].includes(record);
      const related = {
        notes: () => [
          keys(record.related('tags')),
          pairs.filter(({ notes }) => notes === id).map(({ tags }) => tags),
        ],
        folders: () => [
          keys(record.related('notes')),
          (stored.notes ?? []).filter((note) => note.folder_id === id).map((note) => note.id),
        ],
        tags: () => [
          keys(record.related('notes')),
          pairs.filter(({ tags }) => tags === id).map(({ notes }) => notes),
        ],
      }[name]();
      const [own, theirs] = related.map((list) => [...list].sort().join());
      if (isListed && own !== theirs) wrong.push(`related: ${own}, not ${theirs}`);
      return wrong.length === 0 ? [] : [[name, id, row, record.toJSON(), wrong]];
    }),
  );
}
