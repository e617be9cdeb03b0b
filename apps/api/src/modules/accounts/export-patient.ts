import type { SqlEntityManager } from '@mikro-orm/sql';
import { Letter } from '@praxiskit/letters/mikro-orm';
import { Profile } from '@praxiskit/patients/mikro-orm';
import { Appointment } from '../appointments/appointment.entity.ts';

/** The practice's part of the export of an account; consent is anonymous, and belongs to no account. */
export async function exportPatient(em: SqlEntityManager, accountId: string): Promise<object> {
  const profile = await em.findOne(Profile, { user: accountId });
  const where = { patient: { user: accountId }, status: 'sent' } as const;
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
    letters: letters.map(({ subject, body, sentAt, readAt, author, authorName }) => ({
      subject,
      body,
      sent_at: sentAt,
      read_at: readAt ?? null,
      author: authorName ?? author?.name ?? null,
    })),
  };
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
