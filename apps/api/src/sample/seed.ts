import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { hashPassword } from '@praxiskit/auth-server';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { dayIn } from '@praxiskit/core';
import type { LetterEventKind } from '@praxiskit/letters';
import { Letter, LetterEvent, LetterPrint, TextBlock } from '@praxiskit/letters/mikro-orm';
import { createLetterPress } from '@praxiskit/letters/press';
import { composeLetter, printColumns } from '@praxiskit/letters/server';
import { foundColumns, Profile } from '@praxiskit/patients/mikro-orm';
import { Practice } from '@praxiskit/practice/mikro-orm';
import { germanSortKey } from '@praxiskit/record-server';
import type { Database } from '@praxiskit/server-kit';
import { Concern, Price, Treatment } from '@praxiskit/treatments/mikro-orm';
import { v7 } from 'uuid';
import type { Config } from '../config.ts';
import { Appointment } from '../modules/appointments/appointment.entity.ts';
import { letterSenderOf } from '../modules/letters/letter-sender.ts';
import { concerns } from './concerns.ts';
import { letters, textBlocks } from './letters.ts';
import { accounts, appointments, profiles } from './people.ts';
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
  const isEmpty = (await database.fork().count(Practice)) === 0;
  const prints = isEmpty ? await printLetters() : [];
  const isSeeded = await database.fork().transactional(async (em) => {
    if ((await em.count(Practice)) > 0) return false;
    em.create(Practice, { ...practice, publishedAt });
    const bySlug = addTreatments(em as SqlEntityManager);
    addPeople(em as SqlEntityManager, passwordHash, bySlug, prints);
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
  prints: readonly Printed[],
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
  for (const [place, letter] of letters.entries()) {
    const patient = patients.get(letter.patient);
    const author = users.get(letter.author ?? 'staff');
    if (patient && author) addLetter(em, letter, patient, author, prints[place] ?? null);
  }
  for (const [position, block] of textBlocks.entries())
    em.create(TextBlock, { ...block, position });
}

type Sample = (typeof letters)[number];
type Printed = Awaited<ReturnType<typeof printLetters>>[number];

const unsent = ['draft', 'ready'];
const locale = 'de';
const dayOf = ({ daysAgo }: Sample) => new Date(Date.now() - daysAgo * DAY_MS);

/** The prints of the letters that were sent; null for the others. */
async function printLetters() {
  const press = createLetterPress();
  try {
    return await Promise.all(
      letters.map(async (letter) => {
        if (unsent.includes(letter.status)) return null;
        const profile = profiles.find(({ account }) => account === letter.patient);
        const author = accounts.find(({ key }) => key === (letter.author ?? 'staff'));
        const frozen = composeLetter({
          locale,
          subject: letter.subject,
          body: letter.body,
          reference: '',
          date: dayIn(dayOf(letter).getTime()),
          recipient: {
            ...profile,
            first_name: profile?.firstName ?? null,
            last_name: profile?.lastName ?? null,
            postal_code: profile?.postalCode ?? null,
          },
          sender: letterSenderOf({ ...practice, doctors: [...practice.doctors] }, locale),
          author: author?.name ?? '',
        });
        return { frozen, ...(await press.press(frozen)) };
      }),
    );
  } finally {
    await press.close();
  }
}

function addLetter(
  em: SqlEntityManager,
  sample: Sample,
  patient: Profile,
  author: User,
  printed: Printed,
): void {
  const { circle = 'doctors', status, subject, body, isRead, mail } = sample;
  const listedAt = dayOf(sample);
  const letter = em.create(Letter, {
    patient,
    author,
    circle,
    status,
    subject,
    body,
    listedAt,
    deskSubject: circle === 'desk' ? subject : null,
    delivery: patient.user ? 'portal' : 'paper',
  });
  const happened: [LetterEventKind, string | null][] = [['begun', author.name]];
  if (status === 'ready') happened.push(['ready', author.name]);
  if (printed) {
    const { frozen, layout, pdf } = printed;
    em.assign(letter, {
      frozen,
      layout,
      attempt: 1,
      dueAt: listedAt,
      sentAt: listedAt,
      sentByName: author.name,
      authorName: author.name,
      mailStatus: mail ?? null,
      readAt: isRead ? new Date(listedAt.getTime() + DAY_MS / 2) : null,
      withdrawnAt: status === 'withdrawn' ? new Date(listedAt.getTime() + DAY_MS) : null,
    });
    if (pdf) em.create(LetterPrint, { letter, ...printColumns({ pdf, layout }, frozen) });
    happened.push(['sending', author.name], ['sent', author.name]);
    if (mail) happened.push([mail === 'sent' ? 'mailed' : 'mail_failed', null]);
    if (isRead) happened.push(['read', patient.user?.name ?? null]);
    if (status === 'withdrawn') happened.push(['withdrawn', author.name]);
  }
  for (const [kind, actorName] of happened) {
    em.create(LetterEvent, {
      id: v7(),
      letter,
      at: listedAt,
      kind,
      actorName,
    });
  }
}
