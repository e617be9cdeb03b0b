import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { hashPassword } from '@praxiskit/auth-server';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { Letter } from '@praxiskit/letters/mikro-orm';
import { foundColumns, Profile } from '@praxiskit/patients/mikro-orm';
import { Practice } from '@praxiskit/practice/mikro-orm';
import { germanSortKey } from '@praxiskit/record-server';
import type { Database } from '@praxiskit/server-kit';
import { Concern, Price, Treatment } from '@praxiskit/treatments/mikro-orm';
import type { Config } from '../config.ts';
import { Appointment } from '../modules/appointments/appointment.entity.ts';
import { concerns } from './concerns.ts';
import { accounts, appointments, letters, profiles } from './people.ts';
import { practice } from './practice.ts';
import { prices, pricesValidFrom } from './prices.ts';
import { treatments } from './treatments.ts';

export interface SampleAccounts {
  emails: string[];
  /** The one that was made; null where it was given, or the accounts were there before. */
  password: string | null;
}

const DAY_MS = 86_400_000;

/** Nothing of the sample waits as a draft. */
const publishedAt = new Date();

/**
 * Fills an empty database with the sample practice, in one transaction. A database that has a
 * practice already stays as it is.
 */
export async function seedSampleData(database: Database, config: Config): Promise<SampleAccounts> {
  const password = config.samplePassword ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  const isSeeded = await database.fork().transactional(async (em) => {
    if ((await em.count(Practice)) > 0) return false;
    em.create(Practice, { ...practice, publishedAt });
    const bySlug = addTreatments(em as SqlEntityManager);
    addPeople(em as SqlEntityManager, passwordHash, bySlug);
    return true;
  });
  return {
    emails: accounts.map(({ email }) => email),
    password: isSeeded && config.samplePassword === null ? password : null,
  };
}

function addTreatments(em: SqlEntityManager): ReadonlyMap<string, Treatment> {
  const bySlug = new Map(
    treatments.map((treatment, position) => [
      treatment.slug,
      em.create(Treatment, {
        ...treatment,
        position,
        publishedAt,
        sortKey: germanSortKey(treatment.nameDe),
      }),
    ]),
  );
  for (const [position, { treatment, ...price }] of prices.entries()) {
    em.create(Price, {
      ...price,
      position,
      publishedAt,
      treatment: treatment ? (bySlug.get(treatment) ?? null) : null,
      validFrom: pricesValidFrom,
    });
  }
  for (const [position, { treatments: slugs, ...concern }] of concerns.entries()) {
    const created = em.create(Concern, {
      ...concern,
      position,
      publishedAt,
      sortKey: germanSortKey(concern.nameDe),
    });
    for (const slug of slugs) bySlug.get(slug)?.concerns.add(created);
  }
  return bySlug;
}

/** Ten o'clock of that day in Weimar's winter. */
function morningIn(days: number): Date {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T09:00:00Z`);
}

function addPeople(
  em: SqlEntityManager,
  passwordHash: string,
  bySlug: ReadonlyMap<string, Treatment>,
): void {
  const users = new Map(
    accounts.map(({ key, email, name, roles }) => [
      key as string,
      em.create(User, {
        email,
        name,
        roles: [...roles],
        passwordHash,
        emailVerifiedAt: new Date(),
      }),
    ]),
  );
  const patients = new Map(
    profiles.map(({ account, ...profile }) => [
      account as string,
      em.create(Profile, {
        ...profile,
        user: users.get(account) ?? null,
        knownAt: new Date(),
        ...foundColumns({
          first_name: profile.firstName,
          last_name: profile.lastName,
          birth_date: profile.birthDate,
          phone: profile.phone,
          emails: [users.get(account)?.email],
        }),
      }),
    ]),
  );
  for (const { patient: key, treatment: slug, inDays, minutes, ...appointment } of appointments) {
    const patient = patients.get(key);
    const startsAt = inDays === null ? null : morningIn(inDays);
    const endsAt = startsAt && new Date(startsAt.getTime() + minutes * 60_000);
    const treatment = bySlug.get(slug) ?? null;
    if (patient) em.create(Appointment, { ...appointment, patient, treatment, startsAt, endsAt });
  }
  const author = users.get('staff');
  for (const { patient: key, daysAgo, ...letter } of letters) {
    const patient = patients.get(key);
    if (!patient || !author) continue;
    const listedAt = new Date(Date.now() - (daysAgo ?? 0) * DAY_MS);
    em.create(Letter, {
      ...letter,
      patient,
      author,
      listedAt,
      authorName: daysAgo === null ? null : author.name,
      status: daysAgo === null ? 'draft' : 'sent',
      sentAt: daysAgo === null ? null : listedAt,
    });
  }
}
