import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  contentNames,
  type DraftRow,
  type EarlierContent,
  type EarlierVersion,
  keptVersions,
} from '@praxiskit/record-model/drafts';
import { RecordServerError } from '../error.ts';
import type { RecordWrite } from '../options.ts';
import type { WritableView, WrittenRow } from '../write/writer.ts';
import { lockPair } from './pair.ts';
import { RecordVersion } from './record-version.ts';

const keyOf = ({ view }: WritableView, record: DraftRow) => ({
  view: view.name,
  recordId: String(record.id),
});

/** The columns of content that the caller can change. */
export const contentOf = ({ writable }: WritableView, row: DraftRow): DraftRow =>
  Object.fromEntries(contentNames(writable).map((name) => [name, row[name]]));

/** Keeps the current public content. Call it in the transaction that publishes a change. */
export async function keepVersion(records: WritableView, record: WrittenRow): Promise<void> {
  const { em } = records;
  const key = keyOf(records, record);
  await em.insert(RecordVersion, {
    ...key,
    version: Number(record.version),
    content: contentOf(records, record),
    publishedAt: new Date(String(record.published_at)),
    publishedByName: record.published_by_name as string | null,
  });
  const [tooOld] = await em.find(RecordVersion, key, {
    fields: ['version'],
    orderBy: { version: 'desc' },
    offset: keptVersions,
    limit: 1,
  });
  if (tooOld) {
    await em.nativeDelete(RecordVersion, { ...key, version: { $lte: tooOld.version } });
  }
}

/**
 * The version that the publishing of this version of a record has replaced; null if it has replaced
 * none. A version with a later time is a publishing that was taken back.
 */
export const versionBefore = (
  records: WritableView,
  record: WrittenRow,
): Promise<RecordVersion | null> =>
  records.em.findOne(RecordVersion, {
    ...keyOf(records, record),
    version: Number(record.version) - 1,
    publishedAt: { $lte: new Date(String(record.published_at)) },
  });

/** Whether any publishing of a record has replaced what was public before. */
export const hasVersions = async (records: WritableView, record: WrittenRow): Promise<boolean> =>
  (await records.em.count(RecordVersion, keyOf(records, record))) > 0;

/** The columns of a kept version that still exist. */
export const knownContent = (records: WritableView, { content }: RecordVersion): DraftRow =>
  Object.fromEntries(
    contentNames(records.writable)
      .filter((name) => name in content)
      .map((name) => [name, content[name]]),
  );

type Entry = Pick<RecordVersion, 'version' | 'publishedAt' | 'publishedByName'>;

const entryOf = ({ version, publishedAt, publishedByName }: Entry): EarlierVersion => ({
  version,
  published_at: publishedAt.toISOString(),
  published_by_name: publishedByName ?? null,
});

/** The earlier versions of a record, the newest first. */
export async function listVersions(records: WritableView, id: string): Promise<EarlierVersion[]> {
  const { record } = await lockPair(records, id);
  const kept = await records.em.find(RecordVersion, keyOf(records, record), {
    exclude: ['content'],
    orderBy: { version: 'desc' },
  });
  return kept.map(entryOf);
}

/**
 * One earlier version with the content that the caller may read. @throws RecordServerError
 * NOT_FOUND
 */
export async function readVersion(
  records: WritableView,
  id: string,
  version: string,
): Promise<EarlierContent> {
  const { record } = await lockPair(records, id);
  // Nine digits: the most that the column can store.
  const kept = /^\d{1,9}$/.test(version)
    ? await records.em.findOne(RecordVersion, {
        ...keyOf(records, record),
        version: Number(version),
      })
    : null;
  if (kept === null) throw new RecordServerError('NOT_FOUND');
  const content = knownContent(records, kept);
  const shown = records.project({ ...record, ...content });
  const names = Object.keys(content).filter((name) => name in shown);
  return {
    ...entryOf(kept),
    content: Object.fromEntries(names.map((name) => [name, shown[name]])),
  };
}

/** For `onWrite`: deletes the earlier versions of a deleted record. */
export async function dropVersions(
  { view, id, action, before }: Pick<RecordWrite, 'view' | 'id' | 'action' | 'before'>,
  em: SqlEntityManager,
): Promise<void> {
  if (action !== 'delete' || (before?.draft_of_id ?? null) !== null) return;
  await em.nativeDelete(RecordVersion, { view, recordId: id });
}
