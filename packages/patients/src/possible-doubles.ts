import type { SqlEntityManager } from '@mikro-orm/sql';
import { CodedError } from '@praxiskit/core';
import { foldName } from './fold-words.ts';
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
  /** Ids that staff has called different people. */
  readonly distinct_from?: unknown;
}

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
 * Patients born on the same day who have the same name, the same with first and last name swapped, the same phone
 * or the same e-mail. Never by the name alone.
 *
 * @throws PossibleDoubleError unless `distinct_from` of one of the two has the other
 */
export async function refusePossibleDoubles(em: SqlEntityManager, person: Person): Promise<void> {
  const { birth_date } = person;
  if (typeof birth_date !== 'string' || birth_date === '') return;
  const others = await em.find(Profile, { birthDate: birth_date, lockedAt: null });
  const known = idsIn(person.distinct_from);
  const doubles = others.filter(
    (other) =>
      other.id !== person.id &&
      !known.includes(other.id) &&
      !idsIn(other.distinctFrom).includes(String(person.id)) &&
      isAlike(person, other),
  );
  if (doubles.length > 0) throw new PossibleDoubleError(doubles.map(shown));
}

function isAlike(person: Person, other: Profile): boolean {
  const [first, last] = [fold(person.first_name), fold(person.last_name)];
  const [otherFirst, otherLast] = [fold(other.firstName), fold(other.lastName)];
  const isNamed = last !== '';
  return (
    (isNamed && first === otherFirst && last === otherLast) ||
    (isNamed && first === otherLast && last === otherFirst) ||
    isSame(digits(person.phone), digits(other.phone)) ||
    isSame(fold(person.email), fold(other.email))
  );
}

const isSame = (one: string, other: string) => one !== '' && one === other;
const fold = (text: unknown) => (typeof text === 'string' ? foldName(text).trim() : '');
/** Without the country, so that +49 160 and 0160 are the same. */
const digits = (text: unknown) =>
  typeof text === 'string' ? text.replace(/\D/g, '').replace(/^(0049|49|0)/, '') : '';
const idsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const shown = ({ id, firstName, lastName, birthDate, phone, city }: Profile): PossibleDouble => ({
  id,
  first_name: firstName ?? null,
  last_name: lastName ?? null,
  birth_date: birthDate ?? null,
  phone: phone ?? null,
  city: city ?? null,
});
