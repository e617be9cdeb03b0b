import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Account, PersonName } from '@praxiskit/auth-server';
import type { MadeWith } from '@praxiskit/auth-server/mikro-orm';
import { foundColumns } from './found-columns.ts';
import { Profile } from './profile.entity.ts';

/** A name that was not given in its parts is the last name, by which the person is found. */
function namesOf({ name, email }: Account, person: PersonName | null) {
  const firstName = person?.first ?? null;
  const lastName = person?.last ?? (name === email ? null : name);
  const found = foundColumns({ first_name: firstName, last_name: lastName, emails: [email] });
  return { firstName, lastName, ...found };
}

export async function makeProfile(
  em: SqlEntityManager,
  account: Account,
  { person, locale }: MadeWith,
): Promise<void> {
  em.create(Profile, { user: account.id, ...namesOf(account, person), locale });
  await em.flush();
}

/** Staff finds the person by the new address of the account. */
export async function findProfileByEmail(em: SqlEntityManager, account: Account): Promise<void> {
  const profile = await em.findOne(Profile, { user: account.id });
  if (!profile) return;
  const { firstName, lastName, title, phone, birthDate, fileNumber, email } = profile;
  em.assign(
    profile,
    foundColumns({
      first_name: firstName,
      last_name: lastName,
      title,
      phone,
      birth_date: birthDate,
      file_number: fileNumber,
      emails: [email, account.email],
    }),
  );
  await em.flush();
}

/** The account has got its name; one that the practice has written meanwhile stays. */
export async function nameProfile(
  em: SqlEntityManager,
  account: Account,
  person: PersonName | null,
): Promise<void> {
  const nameless = { user: account.id, firstName: null, lastName: null };
  const profile = await em.findOne(Profile, nameless);
  if (!profile) return;
  em.assign(profile, namesOf(account, person));
  await em.flush();
}
