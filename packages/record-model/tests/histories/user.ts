import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import type { createTestClock } from '../practice.ts';
import { includes, type Name, names } from './notes.ts';

/** What a user may edit of a record. */
export const edited = ['a', 'b', 'folder_id'] as const;
const empty = JSON.stringify(null);

export type User = Awaited<ReturnType<typeof signIn>>;

/** One user: only the values that they have requested, by record and field, may be sent. */
export async function signIn(
  number: number,
  fetch: typeof globalThis.fetch,
  clock: ReturnType<typeof createTestClock>,
) {
  let keys = 0;
  const gaveUp: ModelRecord[] = [];
  const client = createRecordClient({
    fetch,
    clock,
    // A delete by an undo is not repeated automatically.
    onError: (_error, record) => {
      if (!record.isChanged) gaveUp.push(record);
    },
    createKey: () => {
      keys += 1;
      return `${number}-${keys}`;
    },
  });
  const records: Record<Name, ModelRecord[]> = { notes: [], folders: [], tags: [] };
  for (const name of names) {
    records[name] = [...(await (await client.view(name)).find({ include: includes[name] }))];
  }
  /** Values that this user has set or seen, by view and field. */
  const asked = new Set<string>([empty]);
  /** The last value of each field by this user; undefined after they have discarded it. */
  const wants = new Map<ModelRecord, Record<string, unknown>>();
  const want = (record: ModelRecord, field: string, value: unknown) => {
    wants.set(record, { ...wants.get(record), [field]: value });
  };
  /** Runs a change of values, and records the changed values as wanted. */
  const watch = (run: () => void) => {
    const all = () =>
      Object.values(records).flatMap((own) =>
        own.flatMap((record) =>
          ['a', 'b'].map((field) => [record, field, record.get(field)] as const),
        ),
      );
    const before = all();
    run();
    for (const [at, [record, field, value]] of all().entries()) {
      if (before[at]?.[2] !== value) want(record, field, value);
      ask(record);
    }
  };
  const ask = (record: ModelRecord) => {
    for (const field of edited) {
      if (!(field in record.view.definition.columns)) continue;
      asked.add(JSON.stringify(record.get(field)));
    }
  };
  return { client, records, asked, ask, wants, want, watch, gaveUp };
}
