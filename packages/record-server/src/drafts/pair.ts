import { isUuid } from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { WritableView, WrittenRow } from '../write/writer.ts';

/**
 * A record and its draft, both locked, always in this order, so that two callers cannot block each
 * other.
 */
export interface Pair {
  readonly record: WrittenRow;
  /** Null if there is no draft. */
  readonly draft: WrittenRow | null;
}

/**
 * Finds the pair by the id of the record or of the draft.
 * @throws RecordServerError UNAUTHENTICATED, NOT_FOUND if the caller may not update it
 */
export async function lockPair(records: WritableView, id: string): Promise<Pair> {
  if (!isUuid(id)) throw new RecordServerError('NOT_FOUND');
  const [known] = await select<{ draft_of_id: string | null }>(records, 'draft_of_id', 'id', id);
  const record = await records.lock(known?.draft_of_id ?? id);
  const [found] = await select<{ id: string }>(records, 'id', 'draft_of_id', String(record.id));
  return { record, draft: found ? await records.lock(found.id) : null };
}

export const tableOf = ({ em, view }: WritableView): string =>
  `"${em.getMetadata(view.entity).tableName}"`;

const select = <Row>(
  records: WritableView,
  column: string,
  key: string,
  value: string,
): Promise<Row[]> =>
  records.em.execute(`select "${column}" from ${tableOf(records)} where "${key}" = ?`, [value]);
