import type { SqlEntityManager } from '@mikro-orm/sql';
import { Letter } from '@praxiskit/letters/mikro-orm';
import { type LetterSending, readLetterPrint } from '@praxiskit/letters/server';
import { Profile } from '@praxiskit/patients/mikro-orm';
import { Appointment } from '../appointments/appointment.entity.ts';

/** The practice's part of the export of an account; consent is anonymous, and belongs to no account. */
export async function exportPatient(
  em: SqlEntityManager,
  accountId: string,
  sending: Pick<LetterSending, 'press'>,
): Promise<object> {
  const profile = await em.findOne(Profile, { user: accountId });
  const where = {
    patient: { user: accountId },
    status: { $in: ['sent', 'withdrawn'] },
  } as const;
  const letters = await em.find(Letter, where, {
    populate: ['author'],
    orderBy: { sentAt: 'asc' },
  });
  const appointments = await em.find(
    Appointment,
    { patient: { user: accountId } },
    { populate: ['treatment'], orderBy: { createdAt: 'asc' } },
  );
  return {
    profile: profile && ofProfile(profile),
    appointments: appointments.map(({ treatment, startsAt, endsAt, status, note }) => ({
      treatment: treatment?.nameDe ?? null,
      starts_at: startsAt,
      ends_at: endsAt,
      status,
      note,
    })),
    letters: await ofLetters(em, letters, sending),
  };
}

/** With their prints, one after another. Of a withdrawn letter, which patients do not read, its state and dates. */
async function ofLetters(
  em: SqlEntityManager,
  letters: readonly Letter[],
  sending: Pick<LetterSending, 'press'>,
): Promise<object[]> {
  const all: object[] = [];
  for (const letter of letters) {
    const { id, status, subject, body, sentAt, readAt, withdrawnAt, frozen } = letter;
    if (status === 'withdrawn') {
      all.push({ status, sent_at: sentAt, withdrawn_at: withdrawnAt });
      continue;
    }
    const print = await readLetterPrint(em, id, sending);
    all.push({
      status,
      subject,
      body,
      sent_at: sentAt,
      read_at: readAt ?? null,
      author: letter.authorName ?? letter.author?.name ?? null,
      language: letter.locale,
      date: frozen?.date ?? null,
      reference: frozen?.reference ?? null,
      recipient: frozen?.recipient ?? [],
      letterhead: frozen?.letterhead ?? null,
      pdf: print && { name: print.name, base64: print.pdf.toString('base64') },
    });
  }
  return all;
}

function ofProfile({ firstName, lastName, birthDate, postalCode, ...profile }: Profile) {
  const { salutation, title, phone, street, city, country, locale } = profile;
  return {
    salutation,
    title,
    first_name: firstName,
    last_name: lastName,
    birth_date: birthDate,
    phone,
    street,
    postal_code: postalCode,
    city,
    country,
    locale,
  };
}
