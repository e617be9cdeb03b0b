import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 } from 'uuid';
import type { RecordOpening } from '../options.ts';
import { AuditEvent } from './audit-event.ts';

const QUIET_MS = 15 * 60_000;

/** For `onOpen`: logs who has opened which record; once in 15 minutes for each. */
export async function keepOpening(
  { view, id, viewer }: RecordOpening,
  em: SqlEntityManager,
): Promise<void> {
  const opening = { action: 'open', view, recordId: id, actorId: viewer.id };
  const since = { at: { $gt: new Date(Date.now() - QUIET_MS) } };
  if ((await em.count(AuditEvent, { ...opening, ...since })) > 0) return;
  await em.insert(AuditEvent, { ...opening, id: v7(), at: new Date(), columns: [] });
}
