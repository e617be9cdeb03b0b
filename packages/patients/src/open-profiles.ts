import type { SqlEntityManager } from '@mikro-orm/sql';
import { RecordServerError } from '@praxiskit/record-server';
import { Profile } from './profile.entity.ts';

/**
 * Call it in a transaction: a deletion that locks the patient waits for its end, and it waits for the deletion's.
 * Does nothing without an id: the column's rule reports that.
 *
 * @throws RecordServerError NOT_FOUND for a locked patient: no letter or appointment is written for them
 */
export async function ensureOpen(em: SqlEntityManager, id: unknown): Promise<void> {
  if ((id ?? null) === null) return;
  if (await isPatientLocked(em, String(id))) throw new RecordServerError('NOT_FOUND');
}

/** Call it in a transaction, until whose end the answer holds. */
export async function isPatientLocked(em: SqlEntityManager, id: string): Promise<boolean> {
  const [row] = await em.execute<{ is_locked: boolean }[]>(
    'select locked_at is not null as is_locked from profiles where id = ? for share',
    [id],
  );
  return row?.is_locked === true;
}

/** @throws RecordServerError NOT_FOUND for an account without a patient record */
export async function profileOf(em: SqlEntityManager, userId = ''): Promise<string> {
  const profile = await em.findOne(Profile, { user: userId }, { fields: ['id'] });
  if (!profile) throw new RecordServerError('NOT_FOUND');
  return profile.id;
}
