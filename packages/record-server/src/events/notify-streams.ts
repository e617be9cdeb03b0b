import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import type { CallerFactory } from '../model/caller.ts';
import { plainText } from '../model/plain-text.ts';
import type { Where } from '../model/statements.ts';
import type { Structure } from '../model/structure.ts';
import { allOf } from '../read/condition.ts';
import { parseKey } from '../read/find.ts';
import { permitted } from '../read/where.ts';
import type { ViewAccess } from '../view-access.ts';
import { change, type EventStream } from './event-stream.ts';
import type { RecordEventLine } from './outbox.ts';

/** The rows of a view that a viewer may read; null if the view does not exist for them. */
export type Peek = CallerFactory['peek'];

/** Ids of rows by view. */
type Ids = ReadonlyMap<string, readonly string[]>;

/**
 * Creates the text for each stream. It lives for one tick, so each permission is evaluated once.
 */
export function createNotifier(
  peek: Peek,
  em: () => SqlEntityManager,
  lines: readonly RecordEventLine[],
) {
  const ids: Ids = new Map(
    [...Map.groupBy(lines, ({ view }) => view)].map(([view, own]) => [
      view,
      [...new Set(own.map(({ recordId }) => recordId))],
    ]),
  );
  const texts = lines.map((line) => change(line, { ...line, id: line.recordId }));
  const asked = new Map<string, Promise<ReadonlySet<string>>>();

  /** The ids that are readable now, or were when their row was hidden by a deletion; null for all of them. */
  async function readable(
    { structure, access }: { structure: Structure; access: ViewAccess },
    viewer: Viewer,
  ): Promise<ReadonlySet<string> | null> {
    if (access.read === true) return null;
    const { name } = structure.view;
    // Viewers with the same permission share one query. The viewer is part of the key if the filter
    // is not plain: their rights may have changed.
    const key = `${name} ${plainText(access.read) ?? JSON.stringify(viewer)}`;
    let answer = asked.get(key);
    if (answer === undefined) {
      answer = selectIds({ structure, access }, em(), ids.get(name) ?? []);
      asked.set(key, answer);
    }
    return answer;
  }

  /** `isWhole` is false if lines were left out that an earlier stream may have sent. */
  async function textFor(stream: EventStream): Promise<{ text: string; isWhole: boolean }> {
    const rowsOf = new Map<string, Awaited<ReturnType<typeof readable>>>();
    for (const view of ids.keys()) {
      const seen = stream.views.has(view) ? peek(view, stream.viewer) : null;
      if (seen !== null) rowsOf.set(view, await readable(seen, stream.viewer));
    }
    let text = '';
    let isWhole = true;
    for (const [index, line] of lines.entries()) {
      const rows = rowsOf.get(line.view);
      if (rows === undefined) continue;
      const part = partFor(stream, line, rows, texts[index] ?? '');
      if (part === null) isWhole = false;
      else text += part;
    }
    return { text, isWhole };
  }

  return { textFor };
}

/** The text of a line for a stream; null if the viewer may not see it. */
function partFor(
  { sent }: EventStream,
  line: RecordEventLine,
  rows: ReadonlySet<string> | null,
  text: string,
): string | null {
  if (rows === null) return text;
  const { view, recordId, action } = line;
  if (rows.has(recordId)) {
    // Its reader may have it from a list, which the stream knows nothing of.
    if (action === 'remove') sent.delete(view, recordId);
    else sent.add(view, recordId);
    return text;
  }
  if (!sent.has(view, recordId)) return null;
  // The row was deleted, or the viewer may no longer read it: for this viewer it is removed.
  sent.delete(view, recordId);
  return change(line, { view, id: recordId, version: line.version, action: 'remove' });
}

async function selectIds(
  sight: { structure: Structure; access: ViewAccess },
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { view, primaryKey } = sight.structure;
  const { name } = primaryKey.property;
  const keys = ids.map((id) => parseKey(sight.structure, id)).filter((key) => key !== null);
  const where: Where = allOf([{ [name]: { $in: keys } }, permitted(sight, sight.access.read)]);
  const rows = await em
    .createQueryBuilder<object>(view.entity)
    .select(name as never)
    .where(where as never)
    .execute<Record<string, unknown>[]>('all', false);
  return new Set(rows.map((row) => String(row[primaryKey.name])));
}
