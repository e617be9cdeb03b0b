import { isSameValue } from '@praxiskit/record-model';
import type { ModelRecord, RecordClient } from '@praxiskit/record-model/client';
import { isPublicRow } from '@praxiskit/record-model/drafts';

/**
 * For `saveInstead` of a record client: saves edits of a public record in its draft, and opens the
 * draft if needed. Without a network it waits like every save; a field in conflict waits for its
 * decision. Undefined for records without drafts.
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
 * The draft as the editor saw it: if another user has changed the same field, the first save of the
 * draft is refused as stale, and the user decides.
 */
function asSeen(draft: Values, seen: Values, edits: (readonly [string, unknown])[]): Values {
  const isAsked = edits.some(
    ([name, mine]) => !isSameValue(seen[name], draft[name]) && !isSameValue(mine, draft[name]),
  );
  if (!isAsked) return draft;
  const before = Object.fromEntries(edits.map(([name]) => [name, seen[name] ?? null]));
  return { ...draft, ...before, version: Number(draft.version) - 1 };
}

/**
 * Edits in the record stay there until a save has moved them to the draft, so that the shown value
 * does not change during typing. A field in conflict is not moved.
 */
export const isTypedItself = ({ isChanged, conflict }: ModelRecord): boolean =>
  isChanged && conflict === null;

/**
 * The values that an editor has put into the draft of a record; a different value there is a change
 * of another user.
 */
interface Put {
  readonly draft: unknown;
  readonly values: Values;
}
const puts = new WeakMap<ModelRecord, Put>();

async function move(
  record: ModelRecord,
  client: RecordClient,
  edited: () => (readonly [string, unknown])[],
): Promise<void> {
  const key = record.view.definition.primaryKey;
  const due = edited();
  const path = `/drafts/${record.view.name}/${record.base()[key]}/open`;
  const body = (await client.send(path, { method: 'POST' })).body as Values;
  const now = new Map(edited());
  // Without edits that were undone during the request.
  const begun = due.filter(([name]) => now.has(name));
  const put = puts.get(record);
  const known = put?.draft === body[key] ? put?.values : {};
  const draft = record.view.adopt(asSeen(body, { ...(record.base() as Values), ...known }, begun));
  for (const [name, value] of begun) draft.set(name, value);
  const values = Object.fromEntries(begun.map(([name]) => [name, draft.get(name)]));
  puts.set(record, { draft: body[key], values: { ...known, ...values } });
  // The user has typed during the request. Those edits are not due yet and stay in the record with
  // all others; their own save moves them.
  const isTypedOn =
    now.size > begun.length || begun.some(([name, value]) => !isSameValue(now.get(name), value));
  if (!isTypedOn) for (const [name] of begun) record.rollback(name);
  // The draft now saves by itself, with its own state and retries.
  draft.flush().catch(() => undefined);
}
