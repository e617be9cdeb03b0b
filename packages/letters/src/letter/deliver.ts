import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RecordMaintenance } from '@praxiskit/record-server';
import { addLetterEvent, type LetterAttempt } from './keep-events.ts';
import { Letter } from './letter.entity.ts';
import { LetterEvent } from './letter-event.entity.ts';
import { LetterPrint } from './letter-print.entity.ts';
import type { LetterDelivery } from './status.ts';

/**
 * Ends a sending, in the transaction of `em`: the letter is sent now. Null for one that was taken back, or that
 * another job has sent: taking back and sending wait for the same row, and one of them wins.
 */
export async function deliverLetter(
  em: SqlEntityManager,
  records: RecordMaintenance,
  { letterId: id, attempt }: LetterAttempt,
): Promise<LetterDelivery | null> {
  if (!(await lockSending(em, { letterId: id, attempt }))) return null;
  const now = new Date();
  await records.change('letters', { id }, { status: 'sent', sentAt: now, listedAt: now });
  const { delivery, corrects } = await em.findOneOrFail(Letter, { id }, { refresh: true });
  const sender = await senderOf(em, id);
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
  if (!(await lockSending(em, attempt))) return;
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
  await addLetterEvent(em, id, 'taken_back', null, 'The letter could not be sent.');
}

/** What became of the mail that announces a letter. It is no change of the letter itself. */
export async function keepLetterMail(
  em: SqlEntityManager,
  records: RecordMaintenance,
  letterId: string,
  mailStatus: 'sent' | 'failed',
): Promise<void> {
  await records.change('letters', { id: letterId }, { mailStatus });
  const kind = mailStatus === 'sent' ? 'mailed' : 'mail_failed';
  if ((await em.count(Letter, { id: letterId })) > 0)
    await addLetterEvent(em, letterId, kind, null);
}

/** Whether it is still being sent, by this attempt; its row is locked then. */
async function lockSending(em: SqlEntityManager, { letterId, attempt }: LetterAttempt) {
  const rows = await em.execute<object[]>(
    `select 1 from letters where id = ? and status = 'sending' and attempt = ? for no key update`,
    [letterId, attempt],
  );
  return rows.length > 0;
}

async function senderOf(em: SqlEntityManager, letter: string) {
  const where = { letter, kind: 'sending' } as const;
  const begun = await em.findOne(LetterEvent, where, { orderBy: { id: 'desc' } });
  return begun && { id: begun.actorId ?? null, name: begun.actorName ?? null };
}

const DAY_MS = 86_400_000;

/** Deletes drafts for good that were deleted a day ago. */
export async function sweepGoneLetters(em: SqlEntityManager, now: number): Promise<void> {
  await em.nativeDelete(Letter, { goneAt: { $lt: new Date(now - DAY_MS) } });
}
