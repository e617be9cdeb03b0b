import type { SqlEntityManager } from '@mikro-orm/sql';
import { RecordServerError } from '@praxiskit/record-server';
import { Profile } from './profile.entity.ts';

/**
 * Does nothing without an id: the column's rule reports that.
 *
 * @throws RecordServerError NOT_FOUND for a locked patient: no letter or appointment is written for them
 */
export async function ensureOpen(em: SqlEntityManager, id: unknown): Promise<void> {
  if ((id ?? null) === null) return;
  const isLocked = (await em.count(Profile, { id: String(id), lockedAt: { $ne: null } })) > 0;
  if (isLocked) throw new RecordServerError('NOT_FOUND');
}

/** @throws RecordServerError NOT_FOUND for an account without a patient record */
export async function profileOf(em: SqlEntityManager, userId = ''): Promise<string> {
  const profile = await em.findOne(Profile, { user: userId }, { fields: ['id'] });
  if (!profile) throw new RecordServerError('NOT_FOUND');
  return profile.id;
}
