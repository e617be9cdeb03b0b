import type { SqlEntityManager } from '@mikro-orm/sql';
import { User } from '@praxiskit/auth-server/mikro-orm';
import type { LetterCircle, LetterStatus } from '@praxiskit/letters';
import { Letter } from '@praxiskit/letters/mikro-orm';
import { freezeLetter } from '@praxiskit/letters/server';
import { Profile } from '@praxiskit/patients/mikro-orm';
import { readLetterSender } from '../../src/modules/letters/letter-sender.ts';

export interface RowOptions {
  readonly status: LetterStatus;
  readonly circle?: LetterCircle;
  /** E-mail of the author. */
  readonly author?: string;
  /** E-mail of the patient; patient@example.org by default. */
  readonly patient?: string;
  readonly subject?: string;
  readonly body?: string;
  /** Id of the letter that it corrects. */
  readonly corrects?: string;
}

/** A letter in the given state, written to the table itself. */
export async function addLetterRow(em: SqlEntityManager, options: RowOptions): Promise<string> {
  const { status, circle = 'doctors', author: email = 'staff@example.org' } = options;
  const { subject = 'Betreff', body = 'Guten Tag' } = options;
  const { patient: to = 'patient@example.org' } = options;
  const patient = await em.findOneOrFail(Profile, { user: { email: to } });
  const author = await em.findOneOrFail(User, { email });
  const content = { patient_id: patient.id, author_id: author.id, locale: 'de', subject, body };
  const isBegun = status !== 'draft' && status !== 'ready';
  const sentAt = status === 'sent' || status === 'withdrawn' ? new Date() : null;
  const letter = em.create(Letter, {
    patient,
    author,
    circle,
    status,
    subject,
    body,
    sentAt,
    corrects: options.corrects ? em.getReference(Letter, options.corrects) : null,
    deskSubject: circle === 'desk' ? subject : null,
    listedAt: new Date(),
    attempt: isBegun ? 1 : 0,
    dueAt: isBegun ? new Date(Date.now() + 600_000) : null,
    authorName: isBegun ? author.name : null,
    sentByName: isBegun ? author.name : null,
    withdrawnAt: status === 'withdrawn' ? new Date() : null,
    frozen: isBegun
      ? await freezeLetter(em, { ...content, reference: null }, readLetterSender)
      : null,
  });
  await em.flush();
  return letter.id;
}
