import type { SqlEntityManager } from '@mikro-orm/sql';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { CodedError } from '@praxiskit/core';
import { emailKey, phoneKey } from './fold-contact.ts';
import { nameKey } from './fold-words.ts';
import type { PossibleDouble } from './possible-double.ts';
import { Profile } from './profile.entity.ts';

/** The values that are compared, by wire name. */
export interface Person {
  readonly id?: unknown;
  readonly first_name?: unknown;
  readonly last_name?: unknown;
  readonly birth_date?: unknown;
  readonly phone?: unknown;
  readonly email?: unknown;
  /** Their account. */
  readonly user_id?: unknown;
  /** Ids that staff has called different people. */
  readonly distinct_from?: unknown;
}

type Marked = Pick<Person, 'first_name' | 'last_name' | 'phone'> & {
  readonly emails: readonly unknown[];
};

/** 409: there are patients who may be the same person; `details.doubles` has them. */
export class PossibleDoubleError extends CodedError<'POSSIBLE_DOUBLE'> {
  constructor(doubles: readonly PossibleDouble[]) {
    super('POSSIBLE_DOUBLE', {
      statusCode: 409,
      messages: {
        de: 'Vielleicht gibt es diese Person schon.',
        en: 'This person may be there already.',
      },
      details: { doubles },
    });
  }
}

/**
 * Patients born on the same day who have the same name, in any spelling and order of its words, the
 * same phone or the same e-mail, their account's counts, too. Never by the name alone.
 *
 * Call it in the transaction that writes the person: another one of the same day waits for its end.
 *
 * @throws PossibleDoubleError unless `distinct_from` of one of the two has the other
 */
export async function refusePossibleDoubles(em: SqlEntityManager, person: Person): Promise<void> {
  const { birth_date } = person;
  if (typeof birth_date !== 'string' || birth_date === '') return;
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('patients ' || ?, 0))`, [
    birth_date,
  ]);
  const others = await em.find(
    Profile,
    { birthDate: birth_date, lockedAt: null },
    { populate: ['user'] },
  );
  const known = idsIn(person.distinct_from);
  const open = others.filter(
    (other) =>
      other.id !== person.id &&
      !known.includes(other.id) &&
      !idsIn(other.distinctFrom).includes(String(person.id)),
  );
  if (open.length === 0) return;
  const account = person.user_id ? await em.findOne(User, { id: String(person.user_id) }) : null;
  const own = marksOf({ ...person, emails: [person.email, account?.email] });
  const doubles = open.filter((other) => {
    const { firstName: first_name, lastName: last_name, phone, email, user } = other;
    return [...marksOf({ first_name, last_name, phone, emails: [email, user?.email] })].some(
      (mark) => own.has(mark),
    );
  });
  if (doubles.length > 0) throw new PossibleDoubleError(doubles.map(shown));
}

/** What two people do not share by chance. A name without a last name is none. */
function marksOf({ first_name, last_name, phone, emails }: Marked): Set<string> {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const name = nameKey(text(last_name)) && nameKey(text(first_name), text(last_name));
  const marks = [
    ['name', name],
    ['phone', phoneKey(text(phone))],
    ...emails.map((email) => ['email', emailKey(text(email))]),
  ];
  return new Set(marks.filter(([, key]) => key !== '').map((mark) => mark.join(' ')));
}

const idsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const shown = ({ id, firstName, lastName, birthDate, phone, city }: Profile): PossibleDouble => ({
  id,
  first_name: firstName ?? null,
  last_name: lastName ?? null,
  birth_date: birthDate ?? null,
  phone: phone ?? null,
  city: city ?? null,
});
