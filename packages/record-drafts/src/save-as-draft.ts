import { isSameValue } from '@praxiskit/record-model';
import type { ModelRecord, RecordClient } from '@praxiskit/record-model/client';
import { isPublicRow } from './row.ts';

/**
 * For `saveInstead` of a record client: what is edited in a record that visitors read is saved in its draft, which is
 * opened by it. Without a network it waits as every save does; a field in conflict waits for its decision. Undefined
 * for records that have no draft of their own.
 */
export function saveAsDraft(record: ModelRecord, client: RecordClient): Promise<void> | undefined {
  const { columns } = record.view.definition;
  if (!('draft_of_id' in columns) || !isPublicRow(record.base())) return;
  const edited = () =>
    Object.entries(record.changes()).flatMap(([name, { value }]) =>
      name in columns && !(name in (record.conflict?.fields ?? {})) ? [[name, value] as const] : [],
    );
  return edited().length > 0 ? move(record, client, edited) : undefined;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The draft as its editor has begun it: where others have changed the same field since, its first save is refused as
 * stale, and asks which of both is to be kept.
 */
function asSeen(draft: Values, seen: Values, edits: (readonly [string, unknown])[]): Values {
  const isAsked = edits.some(
    ([name, mine]) => !isSameValue(seen[name], draft[name]) && !isSameValue(mine, draft[name]),
  );
  if (!isAsked) return draft;
  const before = Object.fromEntries(edits.map(([name]) => [name, seen[name] ?? null]));
  return { ...draft, ...before, version: Number(draft.version) - 1 };
}

async function move(
  record: ModelRecord,
  client: RecordClient,
  edited: () => (readonly [string, unknown])[],
): Promise<void> {
  const id = record.base()[record.view.definition.primaryKey];
  const { body } = await client.send(`/drafts/${record.view.name}/${id}/open`, { method: 'POST' });
  const draft = record.view.adopt(asSeen(body as Values, record.base() as Values, edited()));
  // Also what was typed since the request.
  for (const [name, value] of edited()) {
    record.rollback(name);
    draft.set(name, value);
  }
  // From here on it is the draft's own save, with a state and repeats of its own.
  draft.flush().catch(() => undefined);
}
