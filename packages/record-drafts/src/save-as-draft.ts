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

/**
 * What was typed in the record before there was a draft is edited there until its save has moved it: what is shown
 * does not change beneath the keys. What waits for a decision moves to no draft.
 */
export const isTypedItself = ({ isChanged, conflict }: ModelRecord): boolean =>
  isChanged && conflict === null;

/** What an editor has put into the draft of a record: others have changed what is there no more. */
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
  // Not what was taken back since the request.
  const begun = due.filter(([name]) => now.has(name));
  const put = puts.get(record);
  const known = put?.draft === body[key] ? put?.values : {};
  const draft = record.view.adopt(asSeen(body, { ...(record.base() as Values), ...known }, begun));
  for (const [name, value] of begun) draft.set(name, value);
  const values = Object.fromEntries(begun.map(([name]) => [name, draft.get(name)]));
  puts.set(record, { draft: body[key], values: { ...known, ...values } });
  // What was typed since the request is not to be saved yet, and goes on where it is typed, with all that is
  // beside it; its own save brings it here.
  const isTypedOn =
    now.size > begun.length || begun.some(([name, value]) => !isSameValue(now.get(name), value));
  if (!isTypedOn) for (const [name] of begun) record.rollback(name);
  // From here on it is the draft's own save, with a state and repeats of its own.
  draft.flush().catch(() => undefined);
}
