import type { SqlEntityManager } from '@mikro-orm/sql';
import { isPatientLocked, Profile } from '@praxiskit/patients/mikro-orm';
import type { RecordMaintenance } from '@praxiskit/record-server';
import { addLetterEvent, findLastSending, type LetterAttempt } from './keep-events.ts';
import { Letter } from './letter.entity.ts';
import { LetterPrint } from './letter-print.entity.ts';
import type { LetterDelivery } from './status.ts';

/** The patient's area, where the patient has an account that can sign in. */
export async function deliveryTo(
  em: SqlEntityManager,
  patientId: unknown,
): Promise<LetterDelivery> {
  if (!patientId) return 'paper';
  const patient = await em.findOne(
    Profile,
    { id: String(patientId) },
    { populate: ['user'], refresh: true },
  );
  return patient?.user && !patient.user.disabledAt ? 'portal' : 'paper';
}

/**
 * Ends a sending, in the transaction of `em`: the letter is sent now, and delivered as its patient can be reached
 * now. Null for one that was taken back, or that another job has sent: taking back and sending wait for the same
 * row, and one of them wins. A letter that is not due yet is not sent: the answer says when it is. Nothing is sent
 * to a patient who is locked: the letter is a draft again, and the answer is null.
 */
export async function deliverLetter(
  em: SqlEntityManager,
  records: RecordMaintenance,
  { letterId: id, attempt }: LetterAttempt,
): Promise<LetterDelivery | { readonly dueInS: number } | null> {
  const locked = await lockSending(em, { letterId: id, attempt });
  if (locked === null) return null;
  const { now, dueInS } = locked;
  if (dueInS > 0) return { dueInS };
  const { patient, corrects } = await em.findOneOrFail(Letter, { id }, { refresh: true });
  if (await isPatientLocked(em, patient.id)) {
    await returnLetter(em, records, { letterId: id, attempt });
    return null;
  }
  const delivery = await deliveryTo(em, patient.id);
  await records.change('letters', { id }, { status: 'sent', delivery, sentAt: now, listedAt: now });
  const begun = await findLastSending(em, id);
  const sender = begun && { id: begun.actorId ?? null, name: begun.actorName ?? null };
  await addLetterEvent(em, id, 'sent', sender);
  if (corrects) await addLetterEvent(em, corrects.id, 'corrected', sender);
  return delivery;
}

/** A letter that could not be sent for good is a draft again, so that staff see it. */
export async function returnLetter(
  em: SqlEntityManager,
  records: RecordMaintenance,
  attempt: LetterAttempt,
): Promise<void> {
  if ((await lockSending(em, attempt)) === null) return;
  const id = attempt.letterId;
  await em.nativeDelete(LetterPrint, { letter: id });
  await records.change(
    'letters',
    { id },
    {
      status: 'draft',
      frozen: null,
      layout: null,
      authorName: null,
      sentByName: null,
      dueAt: null,
    },
  );
  await addLetterEvent(em, id, 'sending_failed', null);
}

/** What became of the mail that announces a letter. It is no change of the letter itself. */
export async function keepLetterMail(
  em: SqlEntityManager,
  records: RecordMaintenance,
  letterId: string,
  mailStatus: 'sent' | 'failed',
): Promise<void> {
  // One that has arrived has done so for good.
  const where = {
    id: letterId,
    $or: [{ mailStatus: null }, { mailStatus: 'failed' as const }],
  };
  if ((await em.count(Letter, where)) === 0) return;
  await records.change('letters', where, { mailStatus });
  await addLetterEvent(em, letterId, mailStatus === 'sent' ? 'mailed' : 'mail_failed', null);
}

/** Locks a letter that is still being sent by this attempt; null for another one. By the clock of the database. */
async function lockSending(em: SqlEntityManager, { letterId, attempt }: LetterAttempt) {
  const [row] = await em.execute<{ now: string; due: string | null }[]>(
    `select extract(epoch from clock_timestamp()) as now, extract(epoch from due_at) as due from letters
     where id = ? and status = 'sending' and attempt = ? for no key update`,
    [letterId, attempt],
  );
  if (row === undefined) return null;
  const now = Number(row.now);
  return { now: new Date(now * 1000), dueInS: Number(row.due ?? 0) - now };
}

const DAY_MS = 86_400_000;

/** Deletes drafts for good that were deleted a day ago. */
export async function sweepGoneLetters(em: SqlEntityManager, now: number): Promise<void> {
  await em.nativeDelete(Letter, { goneAt: { $lt: new Date(now - DAY_MS) } });
}
