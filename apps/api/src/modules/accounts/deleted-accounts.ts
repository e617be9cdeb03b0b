import type { SqlEntityManager } from '@mikro-orm/sql';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { allowLetterDeletion, Letter } from '@praxiskit/letters/mikro-orm';
import { Profile } from '@praxiskit/patients/mikro-orm';
import type { RecordMaintenance } from '@praxiskit/record-server';
import { Appointment } from '../appointments/appointment.entity.ts';

/** § 630f (3) BGB: records of a treatment are kept for ten years after it. */
const KEPT_YEARS = 10;

/** One that is being sent can still be taken back. */
const unsent = ['draft', 'ready', 'sending'];

/**
 * What the practice does when an account is deleted: its author's name stays on letters, contact data are
 * deleted, and a patient with letters is locked (docs/decisions/0017-what-stays-of-a-deleted-account.md). All
 * of it is written through the views, so that no save overwrites it, and open pages are notified.
 */
export async function forgetAccount(em: SqlEntityManager, records: RecordMaintenance, id: string) {
  const { name } = await em.findOneOrFail(User, { id });
  await allowLetterDeletion(em);
  const unsigned = { author: id, authorName: null, status: { $in: unsent } };
  await records.change('letters', unsigned, { authorName: name });
  const patient = await em.findOne(Profile, { user: id });
  if (patient) await forgetPatient(em, records, patient.id);
  // The keys of records that the account has written, answered or closed are emptied with it.
  await records.remove('users', { id });
}

async function forgetPatient(em: SqlEntityManager, records: RecordMaintenance, patient: string) {
  const own = { patient };
  const removeUnkept = async () => {
    // A draft was never sent: it is no record.
    await records.remove('letters', { ...own, status: { $in: unsent } });
    // An appointment that has not taken place is not kept either.
    const isAhead = [{ status: { $ne: 'confirmed' } }, { startsAt: { $gt: new Date() } }];
    await records.remove('appointments', { ...own, $or: isAhead });
  };
  // Letters and appointments are locked before their patient, as where they are written, and what was begun
  // meanwhile is removed, too.
  await removeUnkept();
  await em.execute('select 1 from profiles where id = ? for update', [patient]);
  await removeUnkept();
  const isTreated = (await em.count(Letter, own)) + (await em.count(Appointment, own));
  if (!isTreated) return records.remove('profiles', { id: patient });
  const gone = {
    phone: null,
    email: null,
    street: null,
    postalCode: null,
    city: null,
    country: null,
    search: '',
  };
  await records.change('profiles', { id: patient }, { ...gone, user: null, lockedAt: new Date() });
}

/** Deletes locked patient records ten years after their last letter or appointment, with both. */
export async function sweepLockedRecords(em: SqlEntityManager, now: number): Promise<void> {
  const end = new Date(now);
  end.setFullYear(end.getFullYear() - KEPT_YEARS);
  await em.transactional((manager) => sweepLocked(manager as SqlEntityManager, end));
}

async function sweepLocked(em: SqlEntityManager, end: Date): Promise<void> {
  await allowLetterDeletion(em);
  await em.execute(
    `delete from letters where patient_id in (select id from profiles where locked_at is not null)
     and patient_id not in (select patient_id from letters where sent_at >= ?)
     and patient_id not in (select patient_id from appointments where ends_at >= ?)`,
    [end, end],
  );
  await em.execute(
    `delete from profiles where locked_at is not null
     and not exists (select 1 from letters where patient_id = profiles.id)
     and not exists (select 1 from appointments where patient_id = profiles.id and ends_at >= ?)`,
    [end],
  );
}
