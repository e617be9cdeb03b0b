import type { SqlEntityManager } from '@mikro-orm/sql';
import { Letter } from '@praxiskit/letters/mikro-orm';
import { LetterPressError, type LetterPressErrorCode } from '@praxiskit/letters/press';
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
  const { files, ...exported } = await ofLetters(em, letters, sending);
  return {
    profile: profile && ofProfile(profile),
    appointments: appointments.map(({ treatment, startsAt, endsAt, status, note }) => ({
      treatment: treatment?.nameDe ?? null,
      starts_at: startsAt,
      ends_at: endsAt,
      status,
      note,
    })),
    letters: exported.letters,
    files,
  };
}

/** Why a letter has no PDF in the export: the press has refused it, it has unprintable signs, or nothing to print. */
type Missing = LetterPressErrorCode | 'UNPRINTABLE' | 'NOT_KEPT';

/** The PDF of a letter, by the letter's place in the export. */
interface ExportedFile {
  readonly letter: number;
  readonly name: string | null;
  readonly missing: Missing | null;
  /** Whether a later export may have the file. */
  readonly is_temporary: boolean;
}

const temporary: readonly (Missing | null)[] = ['BUSY', 'TIMEOUT', 'FAILED', 'CONFIGURATION'];

/**
 * With their prints, one after another; a letter that cannot be printed has its text alone. Of a withdrawn letter,
 * which patients do not read, its state and dates.
 */
async function ofLetters(
  em: SqlEntityManager,
  letters: readonly Letter[],
  sending: Pick<LetterSending, 'press'>,
) {
  const all: object[] = [];
  const files: ExportedFile[] = [];
  for (const letter of letters) {
    const { status, subject, body, sentAt, readAt, withdrawnAt, frozen } = letter;
    if (status === 'withdrawn') {
      all.push({ status, sent_at: sentAt, withdrawn_at: withdrawnAt });
      continue;
    }
    const { print, missing } = await printOf(em, letter, sending);
    files.push({
      letter: all.length,
      name: print?.name ?? null,
      missing,
      is_temporary: temporary.includes(missing),
    });
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
  return { letters: all, files };
}

async function printOf(
  em: SqlEntityManager,
  { id, frozen }: Letter,
  sending: Pick<LetterSending, 'press'>,
) {
  try {
    const print = await readLetterPrint(em, id, sending);
    if (print) return { print, missing: null };
    return { print, missing: frozen ? ('UNPRINTABLE' as const) : ('NOT_KEPT' as const) };
  } catch (error) {
    if (!(error instanceof LetterPressError)) throw error;
    return { print: null, missing: error.code };
  }
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
