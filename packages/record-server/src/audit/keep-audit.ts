import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 } from 'uuid';
import type { RecordWrite } from '../options.ts';
import { AuditEvent } from './audit-event.ts';

/** For `onWrite`: logs who changed which columns of the record, in the transaction of the write. */
export async function keepAudit(write: RecordWrite, em: SqlEntityManager): Promise<void> {
  await em.insert(AuditEvent, {
    id: v7(),
    at: new Date(),
    actorId: write.viewer?.id ?? null,
    action: write.action,
    view: write.view,
    recordId: write.id,
    columns: changedColumns(write),
    reason: write.reason ?? null,
  });
}

/**
 * Names only, so that the log does not copy the contents of records. For a link, the name of the
 * association.
 */
function changedColumns({ before, after, association }: RecordWrite): string[] {
  if (association !== undefined) return [association.name];
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
}
