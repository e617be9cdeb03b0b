import type { SqlEntityManager } from '@mikro-orm/sql';
import { contentNames } from '@praxiskit/record-model/drafts';
import { RecordServerError } from '../error.ts';
import type { RecordWriter, RecordWriterCaller, WritableView } from '../write/writer.ts';
import { lockPair, tableOf } from './pair.ts';
import { hasDrafts } from './view-parts.ts';

/** Rolls the transaction back, and carries its result. */
class Undo<T> extends Error {
  readonly made: T;
  constructor(made: T) {
    super('A preview is undone');
    this.made = made;
  }
}

/** See `preview` of `createRecordDrafts`. */
export function createDraftPreview(writer: RecordWriter) {
  return async <T>(
    caller: RecordWriterCaller,
    address: string,
    work: (em: SqlEntityManager) => Promise<T>,
  ): Promise<T | null> => {
    const [view = '', id = ''] = address.split('/');
    try {
      return await writer(caller, view, async (records): Promise<T> => {
        if (!hasDrafts(records.view)) throw new RecordServerError('NOT_FOUND');
        await showDraft(records, id);
        throw new Undo(await work(records.em));
      });
    } catch (thrown) {
      if (thrown instanceof Undo) return thrown.made as T;
      if (isUnseen(thrown)) return null;
      throw thrown;
    }
  };
}

const isUnseen = (thrown: unknown): boolean =>
  thrown instanceof RecordServerError &&
  (thrown.code === 'NOT_FOUND' || thrown.code === 'UNAUTHENTICATED');

/** Without hooks: a preview also shows values that may not be published yet. */
async function showDraft(records: WritableView, id: string): Promise<void> {
  const { record, draft } = await lockPair(records, id);
  const table = tableOf(records);
  const names = contentNames(records.writable).map((name) => `"${name}"`);
  const columns = draft ? names.map((name) => `${name} = "draft".${name}, `).join('') : '';
  await records.em.execute(
    `update ${table} as "record" set ${columns}"published_at" = coalesce("record"."published_at", now())
     from ${table} as "draft" where "record"."id" = ? and "draft"."id" = ?`,
    [record.id, (draft ?? record).id],
  );
}
